import { placeName } from './place-name.ts'
import { namesOfTown, ownKeys, type Warnregion } from './region.ts'
import { isOnlyWord } from './town-in-text.ts'
import { municipalitiesCalled, namesOfMunicipality } from './warncells.ts'

/** Tests whether an all-clear is for the town, by the places that its words name. */

/** A name of one to three words, or of several with an article: `Bad Dürkheim`, `Weisenheim am Sand`. */
const NAMES = /(?<![\p{L}-])\p{Lu}[\p{L}-]{1,40}/gu
const SECOND = /^\s(?:(?:am|an\sder|im|in\sder|ob\sder|bei)\s)?\p{Lu}[\p{L}-]{1,40}/u
/** Words before the name of a place. Without them, only a name in the county is one. */
const BEFORE = /(?<!\p{L})(?:in|für|bei|um|aus|von|nach|stadt|gemeinde|verbandsgemeinde|raum|und|sowie)\s$/iu
/** Offices and brigades have the names of other towns. */
const OFFICE =
  /(?:feuerwehr|wehr|wehren|polizei|revier|direktion|präsidium|amt|kreis|leitstelle|verwaltung|werke|dienst|klinik|krankenhaus)(?:en|es|s)?\s(?:(?:der|aus|in)\s)?(?:stadt\s|gemeinde\s)?$/iu

type Region = Pick<Warnregion, 'kreis' | 'gemeinden'>

/** Tests whether words name other municipalities, or only a part of the town, and not the town itself. */
export function isForOthers(titel: string, text: readonly string[], region: Region): boolean {
  if (region.gemeinden.length === 0) return false
  const own = ownKeys(region)
  const parts = namesOfTown(region)
  const official = [...own].flatMap(namesOfMunicipality)
  const towns = official.length > 0 ? official : parts.slice(0, 1)
  const has = (words: string, names: readonly string[]) =>
    names.some(name => ` ${placeName(words)} `.includes(` ${name} `))
  return [titel, ...text].some(
    sentence =>
      !has(sentence, towns) &&
      (namesOther(sentence, own, parts, region.kreis.slice(0, 5)) || isForPart(sentence, parts)),
  )
}

function namesOther(
  sentence: string,
  own: ReadonlySet<string>,
  parts: readonly string[],
  county: string,
): boolean {
  return [...sentence.matchAll(NAMES)].some(({ 0: first, index }) => {
    const before = sentence.slice(0, index)
    if (OFFICE.test(before.slice(-80))) return false
    const second = SECOND.exec(sentence.slice(index + first.length))?.[0] ?? ''
    const name = [first + second, first].find(one => municipalitiesCalled(one).length > 0)
    if (name === undefined || parts.includes(placeName(name)) || isOnlyWord(placeName(name))) return false
    const keys = municipalitiesCalled(name)
    if (keys.some(key => own.has(key))) return false
    return BEFORE.test(before.slice(-20)) || keys.some(key => key.startsWith(county))
  })
}

/** `Entwarnung für Waldbrücke`: an end for one part says nothing about the others. */
const isForPart = (sentence: string, parts: readonly string[]): boolean => {
  const words = placeName(sentence)
  return parts.some(part => words.includes(`für ${part}`) || words.includes(`für den ortsteil ${part}`))
}
