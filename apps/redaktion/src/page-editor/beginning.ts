import type { FormField } from '@rathausplatz/contract/records'
import { unescaped } from '@rathausplatz/text'

/** Longest beginning in characters, so that it fits on a line of the outline. */
const MOST = 80
/** Controls that identify an entry; pictures, links and the like do not. */
const TEXTS: ReadonlySet<string> = new Set(['zeile', 'text', 'richtext', 'verweis'])

/** Returns the first words of an entry that identify it; empty if there are none yet. */
export function beginningOf(fields: readonly FormField[], value: unknown): string {
  for (const field of fields) {
    const found = within(field, valueOf(value, field.name))
    if (found) return found
  }
  return ''
}

function within(field: FormField, value: unknown): string {
  if (TEXTS.has(field.control)) return typeof value === 'string' ? words(value, field.control) : ''
  switch (field.control) {
    case 'liste':
      return Array.isArray(value) ? firstOf(value, item => within(field.of, item)) : ''
    case 'gruppe':
      return beginningOf(field.fields, value)
    case 'varianten':
      return beginningOf(
        field.variants.find(({ value: one }) => one === valueOf(value, field.by))?.fields ?? [],
        value,
      )
    default:
      return ''
  }
}

function firstOf(list: readonly unknown[], say: (item: unknown) => string): string {
  for (const item of list) {
    const found = say(item)
    if (found) return found
  }
  return ''
}

const valueOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined

function words(text: string, control: string): string {
  // Only the start of a long text is parsed.
  const start = text.slice(0, 2_000)
  const plain = control === 'richtext' ? withoutTags(start) : start
  const line = plain.replaceAll(/\s+/g, ' ').trim()
  return line.length > MOST ? `${line.slice(0, MOST).replace(/\s+\S*$/, '')} …` : line
}

const withoutTags = (html: string): string =>
  unescaped(html.replaceAll(/<[^>]*(?:>|$)|&nbsp;/g, ' ').replaceAll('&shy;', ''))
