import { fold } from './fold.ts'
import { composed } from './letters.ts'

const LONGEST = 80

/** Danish and Swedish letters that are spelled with two letters, like German umlauts. */
const SPELLED: Readonly<Record<string, string>> = { ø: 'oe', å: 'aa' }

/**
 * Returns the last part of an address for a title: `Öffnungszeiten & Preise` becomes
 * `oeffnungszeiten-preise`. At most `longest` characters, cut anywhere. Empty if the title has no Latin
 * letter and no digit.
 */
export function slugOf(title: string, longest = LONGEST): string {
  const spelled = composed(title)
    .toLowerCase()
    .replaceAll(/[øå]/g, letter => SPELLED[letter] ?? letter)
  const words = fold(spelled).match(/[a-z0-9]+/g) ?? []
  return words.join('-').slice(0, longest).replace(/-$/, '')
}

/** Says a slug in words, for readers who must not see names of the wire: `vera-alt` as „Vera Alt“. */
export const wordsOfSlug = (slug: string): string =>
  slug.replaceAll(
    /(^|-)(\p{L}?)/gu,
    (_, gap: string, letter: string) => (gap ? ' ' : '') + letter.toUpperCase(),
  )
