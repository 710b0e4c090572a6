import * as z from 'zod'
import { type EditorField, type FieldMeta, metaOf } from '../field.ts'
import type { RecordDefinition } from './define-record.ts'
import type { Control, FormField, Option } from './form-field.ts'

/** Returns the form of a kind of record. */
export const formOf = (record: Pick<RecordDefinition, 'schema'>): readonly FormField[] =>
  fieldsOf(record.schema, [])

/** Returns the form of any schema of our fields, also of the content of a template. */
export const fieldsOf = (schema: z.core.$ZodType, around: readonly z.core.$ZodType[] = []): FormField[] =>
  Object.entries((schema as z.ZodObject).shape)
    .filter(([, field]) => !isWrittenByItself(field))
    .map(([name, field]) => formField(name, field, around))

/** Returns true if the software writes a field, so that no form shows it. */
export const isWrittenByItself = (schema: z.core.$ZodType): boolean =>
  unwrapped(schema).meta.vonSelbst === true

function formField(name: string, schema: z.core.$ZodType, around: readonly z.core.$ZodType[]): FormField {
  const { inner, meta, standard, nullable } = unwrapped(schema)
  return {
    name,
    label: meta.title ?? '',
    ...(meta.description ? { help: meta.description } : {}),
    ...(meta.vorschlaege ? { suggestions: meta.vorschlaege } : {}),
    ...(meta.vorschlaegeAus ? { suggestedBy: meta.vorschlaegeAus } : {}),
    ...(meta.ausFeld ? { derivedFrom: meta.ausFeld } : {}),
    ...(meta.endeVon ? { endOf: meta.endeVon } : {}),
    ...(meta.zeitenAus ? { hoursFrom: meta.zeitenAus } : {}),
    ...(meta.abJetzt ? { fromNow: true as const } : {}),
    ...(meta.selten ? { rare: true as const } : {}),
    ...sectionOf(meta),
    ...emptiness(schema),
    ...(standard === undefined ? {} : { standard }),
    ...controlOf(inner, meta, nullable, around),
  }
}

const sectionOf = ({ abschnitt }: FieldMeta): Pick<FormField, 'section'> =>
  abschnitt
    ? { section: { title: abschnitt.titel, ...(abschnitt.hilfe ? { help: abschnitt.hilfe } : {}) } }
    : {}

type Unwrapped = { inner: z.core.$ZodType; meta: FieldMeta; standard?: unknown; nullable: boolean }

/** The schema beneath default, optional and the like; the outermost metadata wins. */
function unwrapped(schema: z.core.$ZodType): Unwrapped {
  const { def } = (schema as z.core.$ZodTypes)._zod
  const wrapped = (inner: z.core.$ZodType, own: Partial<Unwrapped> = {}): Unwrapped => {
    const below = unwrapped(inner)
    return { ...below, ...own, meta: { ...below.meta, ...metaOf(schema) } }
  }
  switch (def.type) {
    case 'default':
    case 'prefault':
      return wrapped(def.innerType, { standard: def.defaultValue })
    case 'nullable':
      return wrapped(def.innerType, { nullable: true })
    case 'optional':
    case 'nonoptional':
    case 'catch':
    case 'readonly':
      return wrapped(def.innerType)
    case 'lazy':
      return wrapped(def.getter())
    case 'pipe':
      return wrapped(def.in)
    default:
      return { inner: schema, meta: metaOf(schema), nullable: false }
  }
}

function emptiness(schema: z.core.$ZodType): Pick<FormField, 'required' | 'empty'> {
  const nothing = ([undefined, '', []] as const).filter(nothing => z.safeParse(schema, nothing).success)
  const [empty] = nothing
  return { required: nothing.length === 0, ...(empty === undefined ? {} : { empty }) }
}

function controlOf(
  schema: z.core.$ZodType,
  meta: FieldMeta,
  nullable: boolean,
  around: readonly z.core.$ZodType[],
): Control {
  const { editor } = meta
  if (editor === 'bausteine' || editor === 'umriss' || editor === 'angaben') return { control: editor }
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'object':
      return groupOf(schema, editor, around)
    case 'array':
      return {
        control: 'liste',
        of: formField('', def.element, around),
        least: 0,
        ...boundsOf(schema),
        ...(meta.antwortenAuf ? { answersTo: meta.antwortenAuf } : {}),
      }
    case 'union':
      return 'discriminator' in def
        ? variantsOf(def as z.core.$ZodDiscriminatedUnionDef, around)
        : textControl(def.options[0] ?? schema, editor)
    case 'boolean':
      return { control: 'schalter' }
    case 'number':
      return { control: 'zahl', ...boundsOf(schema), whole: isWhole(schema), nullable }
    case 'enum':
      return { control: 'auswahl', options: optionsOf(Object.values(def.entries), meta) }
    case 'literal':
      return { control: 'auswahl', options: optionsOf(def.values as (string | number)[], meta) }
    default:
      if (meta.frage) return { control: 'frage', among: meta.frage }
      if (meta.teilVon) return { control: 'teil', from: meta.teilVon }
      if (meta.zu !== undefined) return { control: 'verweis', to: meta.zu }
      return editor === 'auswahl'
        ? { control: 'auswahl', options: optionsOf(Object.keys(meta.namen ?? {}), meta) }
        : textControl(schema, editor)
  }
}

function groupOf(
  schema: z.core.$ZodType,
  editor: EditorField | undefined,
  around: readonly z.core.$ZodType[],
): Control {
  const { id } = z.globalRegistry.get(schema) ?? {}
  if (around.includes(schema) && id !== undefined) return { control: 'verschachtelt', id }
  return {
    control: editor === 'datei' ? 'datei' : 'gruppe',
    ...(id === undefined ? {} : { id }),
    fields: fieldsOf(schema, [...around, schema]),
  }
}

function variantsOf(
  { options, discriminator: by }: z.core.$ZodDiscriminatedUnionDef,
  around: readonly z.core.$ZodType[],
): Control {
  const variants = options.map(option => {
    const { [by]: told, ...others } = (option as z.ZodObject).shape
    const [value] = (told as z.ZodLiteral<string>).values
    return {
      value: value as string,
      label: metaOf(told as z.ZodType).title ?? '',
      fields: Object.entries(others).map(([name, field]) => formField(name, field, around)),
    }
  })
  return { control: 'varianten', by, variants }
}

function textControl(schema: z.core.$ZodType, editor: EditorField | undefined): Control {
  if (editor === 'datum') return { control: 'datum', withTime: schema instanceof z.ZodISODateTime }
  const { most } = boundsOf(schema)
  const control = texts.find(text => text === editor) ?? 'zeile'
  return { control, ...(most === undefined ? {} : { most }) }
}

const texts = ['zeile', 'text', 'richtext', 'link', 'bild', 'bildfokus', 'icon', 'uhrzeit'] as const

const optionsOf = (values: readonly (string | number)[], { namen = {} }: FieldMeta): Option[] =>
  values.map(value => ({ value, label: namen[value] ?? String(value) }))

function boundsOf(schema: z.core.$ZodType): { least?: number; most?: number } {
  const bounds: { least?: number; most?: number } = {}
  for (const check of checksOf(schema)) {
    if (check.check === 'min_length') bounds.least = check.minimum
    if (check.check === 'max_length') bounds.most = check.maximum
    if (check.check === 'greater_than') bounds.least = Number(check.value)
    if (check.check === 'less_than') bounds.most = Number(check.value)
  }
  return bounds
}

const isWhole = (schema: z.core.$ZodType): boolean =>
  checksOf(schema).some(({ check }) => check === 'number_format')

const checksOf = (schema: z.core.$ZodType) =>
  (schema._zod.def.checks ?? []).map(check => check._zod.def as z.core.$ZodChecks['_zod']['def'])
