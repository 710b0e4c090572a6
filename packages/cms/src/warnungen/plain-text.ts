import { decodeEntities } from '@rathausplatz/text/entities'

const ENDS_A_LINE = /^<(?:br|\/p|\/div|\/li|\/h[1-6])\b/i

/**
 * Words of others, with nothing left of how they were marked up: lines end where they ended, everything else is text. A
 * second round of entities is not read: what was written to be seen as a tag stays to be seen as one.
 */
export function plainText(given: string, most: number): string {
  const unmarked = given
    .slice(0, 8 * most)
    // What is not closed goes on to the end: else each tag that is opened would look for it anew.
    .replaceAll(/<(script|style)\b[^>]*(?:>[^]*?(?:<\/\1\s*>|$)|$)/gi, ' ')
    .replaceAll(/<\/?[a-z!][^>]*(?:>|$)/gi, tag => (ENDS_A_LINE.test(tag) ? '\n' : ''))
  const text = decodeEntities(unmarked)
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    // What is not seen and could turn words around or hide some.
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

/** Lowered within a headline in capitals; the others of it are nouns. */
const NO_NOUN =
  /^(?:vor|mit|und|von|bei|in|im|über|bis|der|die|das|den|dem|für|auf|aus|nach|durch|oder|wegen|starke|schwere|heftige|ergiebige|leichte|strenge|markante|orkanartige|extrem|extreme|örtliche|mäßige)[mnrs]?$/iu
/** So short a word in capitals is more often a name, such as ÖPNV, NRW or BASF, but for these. */
const SHORT_NOUN = /^(?:wind|böen|eis|tau|flut|gas|see)$/iu
const NAME = /^(?:katwarn|biwapp|mowas)$/iu
const LONGEST_NAME = 4

/** A headline that shouts is said calmly, and read as words: `Amtliche WARNUNG vor STARKEM GEWITTER`. */
export const calmHeadline = (headline: string): string =>
  headline.replaceAll(/\p{Lu}{3,}/gu, word => {
    const lower = word.toLocaleLowerCase('de')
    if (NO_NOUN.test(lower)) return lower
    const isName = NAME.test(word) || (word.length <= LONGEST_NAME && !SHORT_NOUN.test(word))
    return isName ? word : word.slice(0, 1) + lower.slice(1)
  })
