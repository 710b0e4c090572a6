import { decodeEntities } from '@rathausplatz/text/entities'
import { shortened } from './shorten.ts'

/**
 * Elements of HTML, alone or with attributes: „Pegel <normal“, „<Name>“ and „a <b und b> c“ are text, of which
 * nothing may be lost.
 */
const TAG =
  /<(?:!--[^>]*|\/?(?:a|abbr|article|aside|audio|b|base|blockquote|body|br|button|caption|center|cite|code|dd|del|details|div|dl|dt|em|embed|fieldset|figure|font|footer|form|frame|h[1-6]|head|header|hr|html|i|iframe|img|input|ins|label|li|link|main|mark|math|meta|nav|noscript|object|ol|option|p|pre|q|s|script|section|select|small|span|strike|strong|style|sub|summary|sup|svg|table|tbody|td|template|textarea|tfoot|th|thead|title|tr|u|ul|video)(?![\p{L}\p{N}_-])(?:\s[^<>=]{0,200}=[^>]*|\s*(?:\/\s*)?))(?:>|$)/giu
const ENDS_A_LINE = /^<(?:br|\/p|\/div|\/li|\/h[1-6])\b/i

/**
 * Returns text from outside without its markup; line breaks stay. Entities are decoded only once, so that
 * escaped tags stay visible text. A text with more characters than `most` is shortened between words, or by
 * `shorten`.
 */
export function plainText(given: string, most: number, shorten = shortened): string {
  // The last letter shows that there were more.
  const read = given.length > 8 * most ? `${given.slice(0, 8 * most)}…` : given
  const unmarked = read
    // An unclosed tag extends to the end of the text; otherwise each opening tag would be searched for its
    // end, in quadratic time.
    .replaceAll(/<(script|style)\b[^>]*(?:>[^]*?(?:<\/\1\s*>|$)|$)/gi, ' ')
    .replaceAll(TAG, tag => (ENDS_A_LINE.test(tag) ? '\n' : ''))
  const text = decodeEntities(unmarked)
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
