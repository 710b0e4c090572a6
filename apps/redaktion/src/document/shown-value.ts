import { formatDate, formatTime } from '@rathausplatz/ui'

/** Returns a value as words for a comparison; formatted text without its tags. */
export function shownValue(value: unknown): string {
  if (value === undefined || value === null || value === '') return '(leer)'
  if (typeof value === 'boolean') return value ? 'Ja' : 'Nein'
  if (typeof value === 'string') return momentOf(value) ?? (textOf(value) || '(leer)')
  if (typeof value === 'number') return value.toLocaleString('de-DE')
  if (Array.isArray(value)) return value.length === 0 ? '(leer)' : value.map(shownValue).join('\n')
  return Object.values(value).map(shownValue).join(', ')
}

const DAY = /^\d{4}-\d\d-\d\d$/
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/

/** Returns a stored day or moment as people write it; undefined for any other text. */
function momentOf(text: string): string | undefined {
  if (Number.isNaN(Date.parse(text))) return undefined
  if (DAY.test(text)) return formatDate(`${text}T12:00:00Z`)
  return MOMENT.test(text) ? `${formatDate(text)}, ${formatTime(text)}` : undefined
}

/** Parsed by the browser and never inserted as HTML. */
const textOf = (text: string): string =>
  text.includes('<')
    ? (
        new DOMParser().parseFromString(text.replaceAll(/<\/(?:p|li|h\d|tr)>/g, '$&\n'), 'text/html').body
          .textContent ?? ''
      ).trim()
    : text.trim()
