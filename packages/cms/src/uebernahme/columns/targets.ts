import type { Control, FormField, RecordKind } from '@rathausplatz/contract/records'
import { formFields } from '../../editing/field-names.ts'
import { recordKinds } from '../../editing/show.ts'

/** A field that a column can fill. */
export type Target = {
  /** Dotted path: `anschrift.street`; for a list of contacts `kommunikation[telefon]`. */
  readonly feld: string
  readonly label: string
  readonly pflicht: boolean
  readonly field: FormField
}

/** Kinds that do not fit into rows of a table. */
const NOT_OF_TABLES = new Set(['seite', 'menue', 'stadt'])

export const tableKinds: readonly RecordKind[] = (Object.keys(recordKinds) as RecordKind[]).filter(
  kind => !NOT_OF_TABLES.has(kind),
)

const SIMPLE = new Set<Control['control']>([
  'zeile',
  'text',
  'richtext',
  'link',
  'uhrzeit',
  'datum',
  'zahl',
  'schalter',
  'auswahl',
  'verweis',
  'teil',
])

/** Returns the fields of a kind that a table can fill, in the order of its form. */
export function targetsOf(kind: string): readonly Target[] {
  const record = recordKinds[kind]?.record
  if (!record) return []
  // The slug is derived from the title, so it is optional.
  return targetsIn(formFields(record)).map(target => (target.feld === 'slug' ? optional(target) : target))
}

const optional = ({ feld, label, field }: Target): Target => ({ feld, label, field, pflicht: false })

const targetsIn = (fields: readonly FormField[], before = '', called = ''): Target[] =>
  fields.flatMap((field): Target[] => {
    const feld = `${before}${field.name}`
    const label = `${called}${field.label || field.name}`
    const target = { feld, label, pflicht: field.required, field }
    if (SIMPLE.has(field.control)) return [target]
    if (field.control === 'liste' && SIMPLE.has(field.of.control)) return [target]
    if (field.control === 'liste') return waysOf(field, feld)
    if (field.control === 'gruppe' && before === '')
      return targetsIn(field.fields, `${feld}.`, `${label}: `).map(optional)
    return []
  })

/** Returns one target per choice for a list of choices with values, such as contacts. */
function waysOf({ control, ...list }: FormField, feld: string): Target[] {
  if (control !== 'liste' || !('of' in list) || list.of.control !== 'gruppe') return []
  const [choice, value, ...others] = list.of.fields
  if (choice?.control !== 'auswahl' || value?.control !== 'zeile' || others.length > 0) return []
  return choice.options.map(option => ({
    feld: `${feld}[${option.value}]`,
    label: option.label,
    pflicht: false,
    field: list.of,
  }))
}
