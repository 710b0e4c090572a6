import {
  type FormField,
  fieldTrail,
  formOf,
  type RecordDefinition,
  type TemplateForms,
} from '@rathausplatz/contract/records'
import { schemas } from '@rathausplatz/templates/schemas'
import type { TemplateSchema } from '@rathausplatz/templates/template'

const forms = new WeakMap<object, readonly FormField[]>()

/** Forms are made of schemas, which stay the same. */
export function formFields(record: Pick<RecordDefinition, 'schema'>): readonly FormField[] {
  const made = forms.get(record.schema) ?? formOf(record)
  forms.set(record.schema, made)
  return made
}

/** Where in a record something stands, as people read it in the form: "Menüpunkte › 3 › Adresse". */
export const fieldName = (...where: Parameters<typeof fieldWords>): string => fieldWords(...where).join(' › ')

/** The same word by word. Of entries only their data say which template they are; without them the way ends there. */
export const fieldWords = (
  record: Pick<RecordDefinition, 'schema'> | undefined,
  path: string,
  data?: unknown,
): string[] => fieldTrail(record ? formFields(record) : [], path.split('.'), { data, templateOf })

const templateOf = (name: string): TemplateForms | undefined => {
  const template: TemplateSchema | undefined = Object.hasOwn(schemas, name)
    ? schemas[name as keyof typeof schemas]
    : undefined
  if (!template) return undefined
  const { label, context, options } = template
  return { name: label, context: formFields({ schema: context }), options: formFields({ schema: options }) }
}
