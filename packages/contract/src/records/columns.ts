import type { Control, FormField } from './form.ts'

/** Something of a record that a line of a table can show. */
export type Column = {
  /** Dotted: `anschrift.street`; of a list told apart by a choice that choice: `kommunikation.TELEFON`. */
  readonly name: string
  readonly label: string
  /** How its values are read as text. */
  readonly field: FormField
  /** What stands there in the data of a record, however it was typed. */
  readonly valueIn: (data: unknown) => unknown
}

type Name = FormField['control']

/** What is read at a glance; formatted text, pictures and editors of their own are not. */
const SIMPLE: ReadonlySet<Name> = new Set<Name>([
  'zeile',
  'text',
  'link',
  'datum',
  'uhrzeit',
  'zahl',
  'schalter',
  'auswahl',
  'verweis',
  'teil',
])

/** Do not stand in a table, and keep nothing else from standing there. */
const DRAWN: ReadonlySet<Name> = new Set<Name>(['bild', 'bildfokus', 'icon'])

/**
 * What of a form can stand in columns: its simple fields, those of its groups, and each way to reach somebody by itself,
 * so that a table has a column of telephone numbers and one of streets.
 */
export const columnsOf = (fields: readonly FormField[]): readonly Column[] => fields.flatMap(columnsIn)

function columnsIn(field: FormField): readonly Column[] {
  const { name, label } = field
  const valueIn = (data: unknown) => valueAt(data, name)
  const itself: Column = { name, label: label || inside(field).label, field, valueIn }
  if (SIMPLE.has(field.control)) return [itself]
  if (field.control === 'gruppe')
    return columnsOf(field.fields).map(below => ({
      name: `${name}.${below.name}`,
      label: `${label}: ${below.label}`,
      field: below.field,
      valueIn: (data: unknown) => below.valueIn(valueIn(data)),
    }))
  if (field.control !== 'liste') return []
  const { of } = field
  if (SIMPLE.has(of.control)) return [itself]
  if (of.control !== 'gruppe') return []
  const ways = waysIn(of)
  if (ways) return ways.map(way => wayIn(field, way))
  return of.fields.every(isBrief) ? [itself] : []
}

type Group = FormField & Extract<Control, { readonly control: 'gruppe' | 'datei' }>

/** Where each of a list is a choice and a text: a telephone number, an e-mail address. */
function waysIn({ fields }: Group) {
  const [by, text, ...others] = fields
  if (by?.control !== 'auswahl' || text?.control !== 'zeile' || others.length > 0) return undefined
  return by.options.map(option => ({ by: by.name, text, option }))
}

type Way = NonNullable<ReturnType<typeof waysIn>>[number]

const wayIn = ({ name: list }: FormField, { by, text, option }: Way): Column => ({
  name: `${list}.${option.value}`,
  label: option.label,
  field: text,
  valueIn(data) {
    const all = valueAt(data, list)
    return Array.isArray(all)
      ? all.filter(one => valueAt(one, by) === option.value).map(one => valueAt(one, text.name))
      : undefined
  },
})

/** Of one of a list: what can be said of it in a few words. */
const isBrief = (field: FormField): boolean =>
  SIMPLE.has(field.control) ||
  DRAWN.has(field.control) ||
  (field.control === 'liste' && field.of.control === 'gruppe' && waysIn(field.of) !== undefined)

const inside = (field: FormField): FormField => (field.control === 'liste' ? field.of : field)

const valueAt = (data: unknown, name: string): unknown =>
  typeof data === 'object' && data !== null && Object.hasOwn(data, name)
    ? (data as Record<string, unknown>)[name]
    : undefined
