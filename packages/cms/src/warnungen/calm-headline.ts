/** Words of a headline in capitals that become lower case; other words are nouns. */
const NO_NOUN =
  /^(?:vor|mit|und|von|bei|in|im|über|bis|der|die|das|den|dem|für|auf|aus|nach|durch|oder|wegen|starke|schwere|heftige|ergiebige|leichte|strenge|markante|orkanartige|extrem|extreme|örtliche|mäßige)[mnrs]?$/iu
/**
 * Nouns of up to `LONGEST_NAME` letters, and longer names. Other words in capitals of up to this length are
 * usually names, such as ÖPNV, NRW or BASF.
 */
const SHORT_NOUN =
  /^(?:wind|böen|eis|tau|flut|gas|see|wald|haus|stau|gift|glut|lage|ort|tier|weg|fund|dach|bahn)$/iu
const NAME = /^(?:katwarn|biwapp|mowas|lükex|warnex)$/iu
const LONGEST_NAME = 4
/** Nouns of the weather service, also at the end of longer ones. */
const WEATHER =
  /(?:warnung|information|böen|sturm|orkan|wind|gewitter|hagel|regen|schnee|schneefall|schneeverwehung|verwehungen|frost|glätte|glatteis|eis|nebel|hitze|tauwetter|unwetter|hochwasser|tornado)$/iu

/**
 * Converts words in capitals to normal case, such as in `Amtliche WARNUNG vor STARKEM GEWITTER`. A headline of
 * several words that is all in capitals is converted only if each word is known: otherwise nobody could tell
 * nouns from other words, and it stays as it was sent.
 */
export function calmHeadline(headline: string): string {
  const words = headline.match(/\p{L}+/gu) ?? []
  const isLoud = words.length > 1 && words.every(word => word === word.toLocaleUpperCase('de'))
  if (isLoud && !words.every(word => NO_NOUN.test(word) || WEATHER.test(word))) return headline
  return headline.replaceAll(/\p{Lu}{3,}(?!\p{L}|[\s-]?\d)/gu, (word, at: number) => {
    if (/\p{L}/u.test(headline.charAt(at - 1))) return word
    const lower = word.toLocaleLowerCase('de')
    if (NO_NOUN.test(lower)) return at === 0 ? word.slice(0, 1) + lower.slice(1) : lower
    const isName = NAME.test(word) || (word.length <= LONGEST_NAME && !SHORT_NOUN.test(word))
    return isName ? word : word.slice(0, 1) + lower.slice(1)
  })
}
