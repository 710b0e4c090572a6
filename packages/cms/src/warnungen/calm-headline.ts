/** Words of a headline in capitals that become lower case. */
const NO_NOUN =
  /^(?:vor|mit|und|von|bei|in|im|über|bis|der|die|das|den|dem|für|auf|aus|nach|durch|oder|wegen|starke|schwere|heftige|ergiebige|leichte|strenge|markante|orkanartige|extrem|extreme|örtliche|mäßige|überfrierende|anhaltende|zeitweise)[mnrs]?$/iu
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
  /(?:warnung|information|böen|sturm|orkan|wind|gewitter|hagel|regen|schnee|schneefall|schneeverwehung|verwehungen|frost|glätte|glatteis|eis|nebel|hitze|tauwetter|unwetter|hochwasser|tornado|nässe|graupel|blitzschlag|wärmebelastung|hitzebelastung|leiterseilschwingungen)$/iu

/**
 * Converts a headline in capitals to normal case, and the mixture of the weather service: `Amtliche WARNUNG vor
 * STARKEM GEWITTER`. It is converted only as a whole, if each of its words in capitals is known or is the only
 * word: otherwise nobody could tell nouns from other words, and it stays as it was sent.
 */
export function calmHeadline(headline: string): string {
  const words = headline.match(/\p{L}+/gu) ?? []
  const isAlone = words.length === 1
  if (!words.every(word => isAlone || !isLoud(word) || isKnown(word) || isName(word))) return headline
  // A headline of abbreviations and names alone may also be words that only look like them.
  if (words.length > 1 && words.every(isLoud) && !words.every(isKnown)) return headline
  return headline.replaceAll(/\p{Lu}{3,}(?!\p{L}|[\s-]?\d)/gu, (word, at: number) => {
    if (/\p{L}/u.test(headline.charAt(at - 1)) || (isName(word) && !isKnown(word))) return word
    const lower = word.toLocaleLowerCase('de')
    if (NO_NOUN.test(lower)) return at === 0 ? word.slice(0, 1) + lower.slice(1) : lower
    return word.slice(0, 1) + lower.slice(1)
  })
}

const isLoud = (word: string): boolean => word.length > 1 && word === word.toLocaleUpperCase('de')
const isKnown = (word: string): boolean => NO_NOUN.test(word) || WEATHER.test(word)
const isName = (word: string): boolean =>
  NAME.test(word) || (word.length <= LONGEST_NAME && !SHORT_NOUN.test(word))
