import type { Control, FormField } from './form-field.ts'

/** A value of a record that a table row can show. */
export type Column = {
  /**
   * A path: `anschrift.street`. For a list whose entries are a choice and a text, it ends in the choice:
   * `kommunikation.TELEFON`.
   */
  readonly name: string
  readonly label: string
  /** The field that formats its values as text. */
  readonly field: FormField
  /** Returns the value from the data of a record; the data may be of any type. */
  readonly valueIn: (data: unknown) => unknown
}

type Name = FormField['control']

/** Controls whose values are readable at a glance; not formatted text, pictures and special editors. */
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

/** Controls without a column of their own; an entry of a list in a column may contain them. */
const DRAWN: ReadonlySet<Name> = new Set<Name>(['bild', 'bildfokus', 'icon'])

/**
 * Returns the possible columns of a form: its simple fields, those of its groups, and one for each way of
 * contact, so that a table can show telephone numbers and streets.
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

/**
 * Returns the ways of contact if each entry of a list is a choice and a text, such as a kind of contact and a
 * number.
 */
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

/** Returns true if a field of a list entry fits into a short text. */
const isBrief = (field: FormField): boolean =>
  SIMPLE.has(field.control) ||
  DRAWN.has(field.control) ||
  (field.control === 'liste' && field.of.control === 'gruppe' && waysIn(field.of) !== undefined)

const inside = (field: FormField): FormField => (field.control === 'liste' ? field.of : field)

const valueAt = (data: unknown, name: string): unknown =>
  typeof data === 'object' && data !== null && Object.hasOwn(data, name)
    ? (data as Record<string, unknown>)[name]
    : undefined
