import type { RecordDefinition } from '@rathausplatz/contract/records'
import { slugOf } from '@rathausplatz/text'

/** What an address is made of, of what is typed so far: each a text, or not there yet. */
export type AddressWords = (typed: Readonly<Record<string, unknown>>) => readonly unknown[]

/** The data with a `slug`, where the kind has addresses and there is none yet: made from its title, or from other words. */
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
