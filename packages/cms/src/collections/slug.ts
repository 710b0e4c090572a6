import type { RecordDefinition } from '@rathausplatz/contract/records'
import { slugOf } from '@rathausplatz/text'

/** Returns the words for a slug from the fields typed so far; each may be missing. */
export type AddressWords = (typed: Readonly<Record<string, unknown>>) => readonly unknown[]

/** Adds a `slug` from the title or other words, if the kind has slugs and none is set. */
export function withSlug(
  data: unknown,
  { title, key = 'slug', single }: RecordDefinition,
  wordsOf: AddressWords = typed => [typed[title]],
): unknown {
  if (key !== 'slug' || single || typeof data !== 'object' || data === null) return data
  const typed = data as Record<string, unknown>
  const { slug, [title]: called } = typed
  if ((slug !== undefined && slug !== '') || typeof called !== 'string') return data
  const words = wordsOf(typed).filter(word => typeof word === 'string' && word !== '')
  return { ...data, slug: slugOf(words.join(' ')) }
}
