import { decodeEntities } from '@rathausplatz/text/entities'

/**
 * Elements of HTML, alone or with attributes: „Pegel <normal“, „<Name>“ and „a <b und b> c“ are text, of which
 * nothing may be lost.
 */
const TAG =
  /<(?:!--[^>]*|\/?(?:a|abbr|article|aside|audio|b|base|blockquote|body|br|button|caption|center|cite|code|dd|del|details|div|dl|dt|em|embed|fieldset|figure|font|footer|form|frame|h[1-6]|head|header|hr|html|i|iframe|img|input|ins|label|li|link|main|mark|math|meta|nav|noscript|object|ol|option|p|pre|q|s|script|section|select|small|span|strike|strong|style|sub|summary|sup|svg|table|tbody|td|template|textarea|tfoot|th|thead|title|tr|u|ul|video)(?![\p{L}\p{N}_-])(?:\s[^<>=]{0,200}=[^>]*|\s*(?:\/\s*)?))(?:>|$)/giu
const ENDS_A_LINE = /^<(?:br|\/p|\/div|\/li|\/h[1-6])\b/i

/**
 * Returns text from outside without its markup; line breaks stay. Entities are decoded only once, so that
 * escaped tags stay visible text.
 */
export function plainText(given: string, most: number): string {
  const unmarked = given
    .slice(0, 8 * most)
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
  return text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`
}

export const plainLine = (given: string, most: number): string =>
  plainText(given, most).replaceAll(/\s*\n\s*/g, ' ')

/** Words of a headline in capitals that become lower case; other words are nouns. */
const NO_NOUN =
  /^(?:vor|mit|und|von|bei|in|im|über|bis|der|die|das|den|dem|für|auf|aus|nach|durch|oder|wegen|starke|schwere|heftige|ergiebige|leichte|strenge|markante|orkanartige|extrem|extreme|örtliche|mäßige)[mnrs]?$/iu
/**
 * Nouns of up to `LONGEST_NAME` letters, and longer names. Other words in capitals of up to this length are
 * usually names, such as ÖPNV, NRW or BASF.
 */
const SHORT_NOUN =
  /^(?:wind|böen|eis|tau|flut|gas|see|wald|haus|stau|gift|glut|lage|ort|tier|weg|fund|dach|bahn)$/iu
const NAME = /^(?:katwarn|biwapp|mowas)$/iu
const LONGEST_NAME = 4

/** Converts words in capitals to normal case, such as in `Amtliche WARNUNG vor STARKEM GEWITTER`. */
export const calmHeadline = (headline: string): string =>
  headline.replaceAll(/\p{Lu}{3,}/gu, word => {
    const lower = word.toLocaleLowerCase('de')
    if (NO_NOUN.test(lower)) return lower
    const isName = NAME.test(word) || (word.length <= LONGEST_NAME && !SHORT_NOUN.test(word))
    return isName ? word : word.slice(0, 1) + lower.slice(1)
  })
