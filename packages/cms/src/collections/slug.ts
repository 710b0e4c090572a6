import { decomposed } from '@rathausplatz/contract'
import type { RecordDefinition } from '@rathausplatz/contract/records'

/** The data with a `slug`, made from its title where the kind has addresses and there is none yet. */
export function withSlug(data: unknown, { title, key = 'slug', single }: RecordDefinition): unknown {
  if (key !== 'slug' || single || typeof data !== 'object' || data === null) return data
  const { slug, [title]: called } = data as Record<string, unknown>
  if ((slug !== undefined && slug !== '') || typeof called !== 'string') return data
  return { ...data, slug: slugOf(called) }
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
