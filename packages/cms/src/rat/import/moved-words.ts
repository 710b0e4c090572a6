import { composed } from '@rathausplatz/text'
import { monthOfName, wallTime } from '@rathausplatz/time'
import { clausesIn, clausesOfState, isDenied } from './state-words.ts'
import { saysOfMeeting, type Words } from './words-of-name.ts'

/** Words by which a meeting does not take place on its day, if no day beside them says otherwise. */
export const MOVED: Words = {
  sure: /(?<!\p{L})(?:verschoben|vorverlegt|vertagt|umterminiert|postponed|rescheduled)(?!\p{L})/iu,
  participles: /(?<!\p{L})(?:verlegt|umgelegt|aufgeschoben|zurückgestellt)(?!\p{L})/iu,
  nouns: 'verschiebung|verlegung|vertagung',
}
const MOVED_NOUN = new RegExp(String.raw`(?<!\p{L})(?:termin|sitzungs)?(?:${MOVED.nouns})(?!\p{L})`, 'iu')
/** The day beside these words may be the one that the meeting has already. */
const OTHER_DAY =
  /(?<!\p{L})(?:neuer|anderer|geänderter) (?:termin|tag|sitzungstermin)|(?<!\p{L})(?:ersatz|ausweich|nachhol)termin|(?<!\p{L})terminänderung|neu terminiert|vorgezogen|nachgeholt/iu

/** Another room, not another day: „in den Bürgersaal verlegt“, „Ort verlegt“. */
const OTHER_PLACE =
  /(?<!\p{L})(?:ort|sitzungsort|raum|saal|örtlichkeit)(?:e?s)?\s(?:.*\s)?(?:ver|um)legt|verlegt\s(?:ins?|im|nach)\s|(?<!\p{L})(?:ins?|im|nach)\s.*\sverlegt|verlegung\s(?:de[rs]\s)?(?:sitzung\s(?:ins?|im|nach)\s|(?:sitzungs)?(?:ort|raum|saal)(?:e?s)?(?!\p{L}))/iu
const TIME_WORDS =
  /\d\s?uhr|\d:\d\d|\d\.\s?\d{1,2}\.|\d{4}-\d\d|(?<!\p{L})(?:in|nach)\s20\d\d(?!\d)|(?<!\p{L})(?:kw|wochen?|monate?[ns]?|jahr(?:e[ns]?)?|tage?n?|quartal|frühjahr|frühling|sommer|herbst|winter|\p{L}*(?:ferien|pause|hälfte)|(?:mon|diens|donners|frei|sams|sonn|feier|werk)tag|mittwoch|sonnabend|(?:vor|nach)mittag|abend|unbestimmt|später\p{L}*|nächst\p{L}*|hinten|vorne?|(?:ab|rück)sprache|einvernehmen)(?!\p{L})/iu
const NOT_CERTAIN =
  /(?<!\p{L})(?:oder|bzw|evtl|eventuell|voraussichtlich|vorauss|vsl|ggf|vermutlich|wahrscheinlich|vielleicht|unbestimmt\p{L}*|vorbehaltlich)(?!\p{L})/iu

const DAY =
  /(?<!\d)(?:(?<iso>\d{4}-\d\d-\d\d)|(?<day>\d{1,2})\.\s?(?:(?<month>\d{1,2})\.|(?<name>\p{L}{3,})\.?)(?:\s?(?<year>\d{4}|\d\d)(?!\d|:|\s?uhr))?)/giu
/** The day after these words is the old one. */
const OLD_DAY =
  /(?<!\p{L})(?:vom|von|statt|anstatt|anstelle|ursprünglich|bisher|bisheriger termin:?|alt:?|für|eigentlich)\s+(?:(?!auf\s)\p{L}+[.,]*\s+){0,3}$/iu
const TIME = /(?<!\d)(\d{1,2})(?:[:.](\d\d))?\s?uhr|(?<![\d.])(\d{1,2}):(\d\d)(?!\d)/giu

/** A day without its year is `-05-18`. */
function daysIn(text: string): { day: string; isOld: boolean }[] {
  return [...text.matchAll(DAY)].flatMap(({ groups, index }) => {
    const isOld = OLD_DAY.test(text.slice(0, index))
    const iso = groups?.['iso']
    if (iso !== undefined) return [{ day: iso, isOld }]
    const month = groups?.['month'] ?? monthOfName(groups?.['name'] ?? '')
    // „12. Sitzung“ is no day.
    if (month === undefined) return []
    const year = groups?.['year'] ?? ''
    const whole = year.length === 2 ? `20${year}` : year
    const [mm, dd] = [String(month), groups?.['day'] ?? ''].map(part => part.padStart(2, '0'))
    return [{ day: `${whole}-${mm ?? ''}-${dd ?? ''}`, isOld }]
  })
}

const timesIn = (text: string): string[] =>
  [...text.matchAll(TIME)].map(([, hour, minutes, clock, past]) =>
    [(hour ?? clock ?? '').padStart(2, '0'), minutes ?? past ?? '00'].join(':'),
  )

/** What words say of the day of a meeting: `days` are new ones, as far as they name some. */
export type Moved = { readonly days: readonly string[] }

/**
 * Returns whether words say that a meeting does not take place at its begin; undefined if they do not, or if the
 * begin is certainly the new one already: „verschoben auf den 18.05.2027“ of a meeting on this day. A name may say
 * of something else that it is moved.
 */
export function movedIn(
  given: string,
  { start, isDay, isName = false }: { start: string | undefined; isDay: boolean; isName?: boolean },
): Moved | undefined {
  const text = composed(given)
  const clauses = (isName ? clausesIn(text) : clausesOfState(text)).filter(clause => !isDenied(clause))
  const isMoved = clauses.some(clause => saysMoved(clause, isName) && !isOtherPlace(clause))
  const mayBe = clauses.some(clause => OTHER_DAY.test(clause))
  if (!isMoved && !mayBe) return undefined
  const all = daysIn(text)
  const days = all.flatMap(({ day, isOld }) => (isOld ? [] : [day]))
  if (start === undefined) return { days }
  const here = wallTime(start)
  const isHere = (day: string) => here.day.endsWith(day)
  const times = timesIn(text)
  const isAtItsTime = isDay || times.length === 0 || times.includes(here.time.slice(0, 5))
  const isSure = !NOT_CERTAIN.test(text)
  if (days.length > 0) return isSure && days.every(isHere) && isAtItsTime ? undefined : { days }
  if (all.length > 0) return isSure && !all.some(({ day }) => isHere(day)) ? undefined : { days }
  const isNewTime = times.length > 0 && !isDay
  return isSure && ((isNewTime && isAtItsTime) || (!isMoved && !isNewTime)) ? undefined : { days }
}

const saysMoved = (clause: string, isName: boolean): boolean =>
  isName
    ? saysOfMeeting(clause, MOVED) === true
    : [MOVED.sure, MOVED.participles, MOVED_NOUN].some(pattern => pattern.test(clause))

const isOtherPlace = (clause: string): boolean =>
  OTHER_PLACE.test(clause) && !namesTime(clause) && !/verschoben|vertagt/iu.test(clause)

/** A number alone may be that of a room, and „Karl-May-Saal“ is no month. */
const namesTime = (clause: string): boolean =>
  TIME_WORDS.test(clause) || (clause.match(/[\p{L}-]+/gu) ?? []).some(word => monthOfName(word) !== undefined)

/** Whether words say that a meeting is at another place than usual. */
export const movedPlaceIn = (text: string): boolean =>
  clausesIn(text).some(clause => !isDenied(clause) && isOtherPlace(clause))
