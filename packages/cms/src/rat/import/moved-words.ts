import { wallTime } from '@rathausplatz/time'
import { clausesIn, isDenied } from './state-words.ts'

/** Words by which a meeting does not take place on its day, if no day beside them says otherwise. */
const MOVED =
  /(?<!\p{L})(?:verschoben|(?:vor)?verlegt|vertagt|umterminiert|umgelegt|aufgeschoben|zurückgestellt|(?:termin)?(?:verschiebung|verlegung)|vertagung|postponed|rescheduled)(?!\p{L})/iu
/** The day beside these words may be the one that the meeting has already. */
const OTHER_DAY =
  /(?<!\p{L})(?:neuer|anderer|geänderter) (?:termin|tag|sitzungstermin)|(?<!\p{L})(?:ersatz|ausweich|nachhol)termin|(?<!\p{L})terminänderung|neu terminiert|vorgezogen|nachgeholt/iu

const MONTHS = ['jan', 'feb', 'mär', 'apr', 'mai', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dez']
const MONTH = String.raw`(?:jan|feb|mär|mrz|apr|mai|jun|jul|aug|sep|okt|nov|dez)\p{L}*`
/** Another room, not another day: „in den Bürgersaal verlegt“, „Ort verlegt“. */
const OTHER_PLACE =
  /(?<!\p{L})(?:ort|sitzungsort|raum|saal|örtlichkeit)(?:e?s)?\s(?:.*\s)?(?:ver|um)legt|verlegt\s(?:ins?|im|nach)\s|(?<!\p{L})(?:ins?|im|nach)\s.*\sverlegt/iu
const TIME_WORDS = new RegExp(
  String.raw`\d|(?<!\p{L})(?:${MONTH}|woche|monat|jahr|quartal|frühjahr|frühling|sommer|herbst|winter|\p{L}+tag|mittwoch|unbestimmt|später\p{L}*|nächst\p{L}*)(?!\p{L})`,
  'iu',
)
const NOT_CERTAIN =
  /(?<!\p{L})(?:oder|bzw|evtl|eventuell|voraussichtlich|vorauss|vsl|ggf|vermutlich|wahrscheinlich|vielleicht|unbestimmt\p{L}*|vorbehaltlich)(?!\p{L})/iu

const DAY = new RegExp(
  String.raw`(?<!\d)(?:(?<iso>\d{4}-\d\d-\d\d)|(?<day>\d{1,2})\.\s?(?:(?<month>\d{1,2})\.|(?<name>${MONTH}))(?:\s?(?<year>\d{4}|\d\d)(?!\d|:|\s?uhr))?)`,
  'giu',
)
/** The day after these words is the old one. */
const OLD_DAY =
  /(?<!\p{L})(?:vom|von|statt|anstatt|anstelle|ursprünglich|bisher|bisheriger termin:?|alt:?|für|eigentlich)\s+(?:(?!auf\s)\p{L}+[.,]*\s+){0,3}$/iu
const TIME = /(?<!\d)(\d{1,2})(?:[:.](\d\d))?\s?uhr|(?<![\d.])(\d{1,2}):(\d\d)(?!\d)/giu

/** A day without its year is `-05-18`. */
function daysIn(text: string): { day: string; isOld: boolean }[] {
  return [...text.matchAll(DAY)].map(({ groups, index }) => {
    const name = groups?.['name']?.toLowerCase().replace('mrz', 'mär').slice(0, 3) ?? ''
    const month = groups?.['month'] ?? String(MONTHS.indexOf(name) + 1)
    const year = groups?.['year'] ?? ''
    const whole = year.length === 2 ? `20${year}` : year
    const day = `${whole}-${month.padStart(2, '0')}-${(groups?.['day'] ?? '').padStart(2, '0')}`
    return { day: groups?.['iso'] ?? day, isOld: OLD_DAY.test(text.slice(0, index)) }
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
 * begin is certainly the new one already: „verschoben auf den 18.05.2027“ of a meeting on this day.
 */
export function movedIn(
  text: string,
  { start, isDay }: { start: string | undefined; isDay: boolean },
): Moved | undefined {
  const clauses = clausesIn(text).filter(clause => !isDenied(clause))
  const isMoved = clauses.some(clause => MOVED.test(clause) && !isOtherPlace(clause))
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

const isOtherPlace = (clause: string): boolean =>
  OTHER_PLACE.test(clause) && !TIME_WORDS.test(clause) && !/verschoben|vertagt/iu.test(clause)

/** Whether words say that a meeting is at another place than usual. */
export const movedPlaceIn = (text: string): boolean =>
  clausesIn(text).some(clause => !isDenied(clause) && isOtherPlace(clause))
