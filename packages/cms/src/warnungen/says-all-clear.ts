import { withoutEarlier } from './after-all-clear.ts'
import { leavesDoubt, sentencesOf, tellsSomeEnd } from './all-clear-doubts.ts'
import { isForOthers } from './all-clear-places.ts'
import { isDenied, tellsAllClear, tellsOnlyEnds, textOf, toldOver, type Words } from './danger-over.ts'
import { withOnePlace } from './only-end.ts'
import type { Warnregion } from './region.ts'

/** Recognises an all-clear by its words: services often send it as an update with the old severity. */

const START = String.raw`(?<!\p{L})`
const END = String.raw`(?!\p{L})`
const OVER = String.raw`(?:vorüber|vorbei|gebannt|beseitigt|behoben|abgewendet|beendet|aufgehoben|zurückgenommen)`
const NO_MORE = String.raw`(?:besteht\s(?:jetzt\s)?(?:nicht|keine\sgefahr)\smehr)`
const MATTER = String.raw`(?:\p{L}*(?:warnung|gefahr|gefahrenlage|alarm|abkochgebot|abkochempfehlung|gefahrenmeldung|evakuierung))`

const ALL_CLEAR = new RegExp(
  [
    // Entwarnung: Großbrand; Großbrand – Entwarnung; BIWAPP-Entwarnung.
    String.raw`^(?:[^:]{0,30}:\s*|\p{L}+-)?(?:amtliche\s|endgültige\s)?entwarnung${END}`,
    String.raw`[-–—:(]\s*entwarnung${END}`,
    String.raw`${START}(?:gefahr\s(?:durch\s\p{L}+\s)?${NO_MORE}|keine\sgefahr\smehr|es\s${NO_MORE})`,
    String.raw`(?:^|:\s*)(?:ende|aufhebung|rücknahme)\s(?:der|des|einer)\s(?:\p{L}+\s)?${MATTER}s?${END}`,
    String.raw`^\W*all[-\s]clear${END}`,
  ].join('|'),
  'iu',
)

/** The part of such a headline that says so. */
const ALL_CLEAR_PART = new RegExp(`${ALL_CLEAR.source}|${START}entwarnung${END}`, 'iu')

/** Such a part of a headline is an all-clear if nothing beside it tells a danger. */
const MATTER_OVER = new RegExp(
  String.raw`${START}${MATTER}\s(?:\p{L}+\s){0,4}?(?:(?:ist|wurde|sind)\s)?${OVER}${END}`,
  'iu',
)

/** Words that deny the all-clear, limit it to a part, or expect it. */
const NOT_YET = new RegExp(
  [
    String.raw`${START}(?:keine|kein|noch\snicht|nicht|vorerst|bis\szur|vor\sder|nach\sder|warten|erwartet|folgt|erst|verfrüht|falsche|irrtümliche|ohne)\s(?:\p{L}+\s){0,2}?(?:entwarnung|${OVER})`,
    String.raw`entwarnung\s(?:[\p{L}\d:]+\s){0,4}?(?:nicht(?!\smehr)|kaum|erwarten|verschoben|zurückgenommen|zurückgezogen|widerrufen|aufgehoben|folgt|erst|frühestens|voraussichtlich|erwartet|geplant|bald|in\skürze|morgen|später|noch\snicht|ungültig|falsch|verfrüht|nicht\smöglich)`,
    String.raw`entwarnung\W{1,3}noch\snicht`,
    String.raw`teil(?:weise)?[-\s]?entwarnung|teilweise|${START}nur\s(?:für|in)${END}`,
    // The area is empty, and the defusal is to come.
    String.raw`${START}(?:beginnt|beginnen|startet|folgt|steht\s(?:\p{L}+\s)?bevor)${END}`,
    String.raw`weiter(?:hin)?${END}|neue\s(?:gefahr|warnung)|${START}(?:aber|jedoch)${END}`,
  ].join('|'),
  'iu',
)
const isNamed = (titel: string): boolean => ALL_CLEAR.test(titel) || MATTER_OVER.test(titel)
const isHeadline = (titel: string): boolean => isOver(withOnePlace(titel))
const isOver = (titel: string): boolean =>
  !NOT_YET.test(titel) &&
  ((ALL_CLEAR.test(titel) && tellsAllClear(titel, ALL_CLEAR_PART)) ||
    (MATTER_OVER.test(titel) && tellsOnlyEnds(titel, [MATTER_OVER])))

/** Tests whether a headline alone is an all-clear, so that no other word has to say so. */
export const isAllClearTitle = (titel: string): boolean => saysAllClear({ titel })

type Region = Pick<Warnregion, 'kreis' | 'gemeinden'>

/** Tests whether nothing in a message keeps it from being an all-clear for the town: a limit, a danger or a place. */
export function isBeyondDoubt(words: Words, region?: Region): boolean {
  const { beschreibung = '', vortext = '' } = words
  const text = textOf({ ...words, beschreibung: withoutEarlier(beschreibung, vortext) })
  return (
    !isDenied(words) &&
    !leavesDoubt(words.titel, text) &&
    !(region && isForOthers(words.titel, sentencesOf(text), region))
  )
}

/** Tests whether a message says that the danger is over, for all, and nothing leaves a doubt. */
export const saysAllClear = (words: Words, region?: Region): boolean =>
  (isHeadline(words.titel) || toldOver(words) === 'certain') && isBeyondDoubt(words, region)

/** Tests whether a message says that the danger may be over, but not beyond doubt. */
export const isPerhapsOver = (words: Words, region?: Region): boolean =>
  !saysAllClear(words, region) &&
  (toldOver(words) !== undefined ||
    (isNamed(words.titel) && !NOT_YET.test(words.titel)) ||
    tellsSomeEnd(words.titel, textOf(words)))
