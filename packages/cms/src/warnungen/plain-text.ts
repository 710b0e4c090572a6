import { decodeEntities } from '@rathausplatz/text/entities'
import { withoutMarkup } from './markup.ts'
import { shortened } from './shorten.ts'

/**
 * Returns text from outside without its markup; lines, lists, cells and addresses of links stay. Entities are decoded only once, so that
 * escaped tags stay visible text. A text with more characters than `most` is shortened between words, or by
 * `shorten`.
 */
export function plainText(given: string, most: number, shorten = shortened): string {
  // The last letter shows that there were more.
  const read = given.length > 8 * most ? `${given.slice(0, 8 * most)}…` : given
  const text = decodeEntities(withoutMarkup(read))
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    // Removes invisible characters, which could reorder or hide text.
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u{fffd}]/gu, letter =>
      letter === '\n' ? letter : letter === '\t' ? ' ' : '',
    )
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
  return shorten(text, most)
}

export const plainLine = (given: string, most: number): string =>
  plainText(given, most).replaceAll(/\s*\n\s*/g, ' ')
