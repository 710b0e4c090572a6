import type { FormField } from '@rathausplatz/contract/records'
import { htmlText, shortenedNumber, slugOf, spreadsheetError } from '@rathausplatz/text'
import { cleanRichText } from '../../collections/clean-rich-text.ts'
import { folded } from './folded.ts'
import { dateOf } from './read-day.ts'

type Read = { readonly value: unknown } | { readonly satz: string }

/** Parses a cell as the value of a field. */
export function valueOf(field: FormField, cell: unknown): Read {
  // A value of a JSON file is validated by the record itself.
  if (typeof cell !== 'string') return { value: cell }
  const text = cell.trim()
  if (spreadsheetError(text) === text)
    return { satz: `„${text}“ ist ein Fehler der Tabelle. Bitte tragen Sie dort den richtigen Wert ein.` }
  if (shortenedNumber(text) === text)
    return {
      satz: `„${text}“ ist eine gekürzte Zahl. Bitte formatieren Sie die Spalte in der Tabelle als Text, und tragen Sie die ganze Zahl ein.`,
    }
  switch (field.control) {
    case 'richtext':
      return {
        value: /<(?:p|br|ul|ol|h\d|a|strong|div|table)\b/i.test(text)
          ? cleanRichText(text)
          : paragraphs(text),
      }
    case 'zeile':
      return { value: text.replaceAll(/\s+/g, ' ') }
    case 'datum':
      return dateOf(text, field.withTime)
    case 'zahl':
      return numberOf(text)
    case 'schalter':
      return switchOf(text)
    case 'auswahl':
      return choiceOf(text, field.options)
    case 'verweis':
    case 'teil':
      return { value: /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text) ? text : slugOf(text) }
    case 'liste': {
      const parts = text
        .split(/[;|\n]|,\s/)
        .map(part => part.trim())
        .filter(Boolean)
      const read = parts.map(part => valueOf(keyed(field), part))
      const fault = read.find(one => 'satz' in one)
      return fault ?? { value: read.map(one => ('value' in one ? one.value : '')) }
    }
    default:
      return { value: text }
  }
}

const keyed = (field: FormField): FormField => (field.control === 'liste' ? field.of : field)

const paragraphs = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .map(part => part.trim())
    .filter(Boolean)
    .map(part => `<p>${htmlText(part).replaceAll('\n', '<br>')}</p>`)
    .join('')

/** Parses `1.234,50`, `1,234.50` or `12`. A point before three digits separates thousands. */
function numberOf(text: string): Read {
  const bare = text.replaceAll(/[\s€%]|EUR|Euro/g, '')
  const german = /^-?\d{1,3}(?:\.\d{3})+(?:,\d+)?$|^-?\d+,\d+$/.test(bare)
  const number = Number(
    german ? bare.replaceAll('.', '').replace(',', '.') : bare.replaceAll(/,(?=\d{3}\b)/g, ''),
  )
  return bare === '' || Number.isNaN(number)
    ? { satz: `„${text.slice(0, 60)}“ ist keine Zahl.` }
    : { value: number }
}

const YES = new Set(['ja', 'j', 'x', '1', 'wahr', 'true', 'yes', 'y'])
const NO = new Set(['nein', 'n', '0', '-', 'falsch', 'false', 'no'])

function switchOf(text: string): Read {
  const small = text.toLowerCase()
  if (YES.has(small)) return { value: true }
  return NO.has(small) ? { value: false } : { satz: `„${text.slice(0, 60)}“ ist weder ja noch nein.` }
}

function choiceOf(text: string, options: readonly { value: string | number; label: string }[]): Read {
  const wanted = folded(text)
  const found = options.find(
    ({ value, label }) => folded(String(value)) === wanted || folded(label) === wanted,
  )
  if (found) return { value: found.value }
  const names = options.slice(0, 8).map(({ label }) => label)
  return { satz: `„${text.slice(0, 60)}“ gibt es nicht zur Auswahl: ${names.join(', ')}` }
}
