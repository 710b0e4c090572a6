import { decomposed } from '@rathausplatz/contract'
import type { RecordDefinition } from '@rathausplatz/contract/records'

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

/** Letters that are no letter with a mark: the dotless i of Turkish, the crossed l of Polish. */
const LETTERS: Record<string, string> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  ı: 'i',
  æ: 'ae',
  ø: 'oe',
  œ: 'oe',
  å: 'aa',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
}
const FOLDED = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g')

export function slugOf(titel: string): string {
  const words = decomposed(titel.toLowerCase().replaceAll(FOLDED, letter => LETTERS[letter] ?? letter))
    .replaceAll(/\p{M}/gu, '')
    .match(/[a-z0-9]+/g)
  return (words ?? []).join('-').slice(0, 80).replace(/-$/, '')
}
