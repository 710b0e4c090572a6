import {
  type FormField,
  fieldTrail,
  formOf,
  type RecordDefinition,
  type TemplateForms,
} from '@rathausplatz/contract/records'
import { schemas } from '@rathausplatz/templates/schemas'
import type { TemplateSchema } from '@rathausplatz/templates/template'
import { fieldsOf } from '../collections/as-far-as-typed.ts'

const forms = new WeakMap<object, readonly FormField[]>()

/** Forms are cached by their schema, which never changes. */
export function formFields(record: Pick<RecordDefinition, 'schema'>): readonly FormField[] {
  const made = forms.get(record.schema) ?? formOf(record)
  forms.set(record.schema, made)
  return made
}

/** Returns the place of a field in a record with the labels of the form: "Menüpunkte › Menüpunkt 3 › Link". */
export const fieldName = (...where: Parameters<typeof fieldWords>): string => fieldWords(...where).join(' › ')

/**
 * Returns the same as a list. The template of an entry is known only from its data; without data the path
 * ends at the entry.
 */
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

/** Returns the template of an entry of a page, with its name and its forms. */
export const templateNamed = (entry: unknown): TemplateForms | undefined => {
  const name = fieldsOf(entry)['template']
  return typeof name === 'string' ? templateOf(name) : undefined
}
