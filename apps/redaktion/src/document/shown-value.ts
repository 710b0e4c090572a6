/** Returns a value as words for a comparison; formatted text without its tags. */
export function shownValue(value: unknown): string {
  if (value === undefined || value === null || value === '') return '(leer)'
  if (typeof value === 'boolean') return value ? 'Ja' : 'Nein'
  if (typeof value === 'string') return textOf(value) || '(leer)'
  if (typeof value === 'number') return value.toLocaleString('de-DE')
  if (Array.isArray(value)) return value.length === 0 ? '(leer)' : value.map(shownValue).join('\n')
  return Object.values(value).map(shownValue).join(', ')
}

/** Parsed by the browser and never inserted as HTML. */
const textOf = (text: string): string =>
  text.includes('<')
    ? (
        new DOMParser().parseFromString(text.replaceAll(/<\/(?:p|li|h\d|tr)>/g, '$&\n'), 'text/html').body
          .textContent ?? ''
      ).trim()
    : text.trim()
