import { columnsOf, type FormField } from '@rathausplatz/contract/records'
import { formatDate, formatTime } from '@rathausplatz/ui'
import { sideOf } from '../fields/moments.ts'
import { numberText } from '../fields/numbers.ts'

/** Labels of values, by field and value. */
export type Names = Readonly<Record<string, readonly Choice[]>>
export type Choice = { readonly value: string; readonly label: string }

/** Returns a value of a field as the text of a column. */
export function cellText(field: FormField, value: unknown, names: Names = {}): string {
  if (value === undefined || value === null || value === '') return ''
  if (Array.isArray(value)) {
    const of = field.control === 'liste' ? { ...field.of, name: field.name } : field
    return value
      .map(one => cellText(of, one, names))
      .filter(Boolean)
      .join(of.control === 'gruppe' ? '; ' : ', ')
  }
  if (field.control === 'gruppe') return groupText(field.fields, value)
  if (field.control === 'schalter') return value === true ? 'ja' : 'nein'
  if (typeof value !== 'string' && typeof value !== 'number') return ''
  if (field.control === 'datum') return dayText(String(value), field)
  const called =
    field.control === 'auswahl'
      ? field.options.find(option => option.value === value)?.label
      : names[field.name]?.find(choice => choice.value === String(value))?.label
  return called ?? (typeof value === 'number' ? numberText(value) : value)
}

/** Returns `Anna, Ritter, Leitung, Telefon: 07251 1`: contacts have the label of their channel. */
const groupText = (fields: readonly FormField[], value: unknown): string =>
  columnsOf(fields)
    .flatMap(({ name, label, field, valueIn }) => {
      const text = field.control === 'schalter' ? '' : cellText(field, valueIn(value))
      if (text === '') return []
      return name.includes('.') ? `${label}: ${text}` : text
    })
    .join(', ')

function dayText(value: string, { name, withTime }: FormField & { control: 'datum' }): string {
  const moment = Date.parse(value)
  if (Number.isNaN(moment)) return value
  if (!withTime) return formatDate(value)
  const time = formatTime(value)
  // An end at midnight is the end of the day before, as the public pages say it.
  if (sideOf(name) === 'end' && time.startsWith('00:00'))
    return formatDate(new Date(moment - 1).toISOString())
  return `${formatDate(value)}, ${time}`
}
