import type { FormField } from '@rathausplatz/contract/records'
import { unescaped } from '@rathausplatz/text'

/** What is longer does not fit into a line of the outline. */
const MOST = 80
/** Texts and names, in which people recognise an entry; pictures, links and the like say nothing. */
const TEXTS: ReadonlySet<string> = new Set(['zeile', 'text', 'richtext', 'verweis'])

/** The first words of an entry that somebody would recognise it by; empty where it has none yet. */
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
  // A long text is not read to its end for its first words.
  const start = text.slice(0, 2_000)
  const plain = control === 'richtext' ? withoutTags(start) : start
  const line = plain.replaceAll(/\s+/g, ' ').trim()
  return line.length > MOST ? `${line.slice(0, MOST).replace(/\s+\S*$/, '')} …` : line
}

const withoutTags = (html: string): string =>
  unescaped(html.replaceAll(/<[^>]*(?:>|$)|&nbsp;/g, ' ').replaceAll('&shy;', ''))
