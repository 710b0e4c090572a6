import type { AbweichendeZeit, Oeffnungszeit } from '@rathausplatz/contract'
import {
  berlinDay,
  clockTime,
  DAY_MS,
  germanDay,
  isMidnight,
  momentOf,
  plusDays,
  weekdayInWords,
} from '@rathausplatz/time'
import type { Holidays } from '../holidays.ts'
import { edgesOf, held } from './held.ts'
import { hoursLines } from './hours-lines.ts'
import { type Deviation, deviationsIn, merged, onHolidays, openSpans } from './open-spans.ts'

/** A deviation as text: `24.12.2026 bis 01.01.2027`, `Weihnachtsruhe`, `geschlossen`. */
export type UpcomingDeviation = { zeitraum: string; grund: string; zeiten: string }

const AHEAD = 56 * DAY_MS

/**
 * Returns current deviations and those of the next eight weeks in order of time, with the public holidays
 * that close a weekday which is open otherwise. Equal deviations of several kinds of hours appear once.
 */
export const upcomingDeviations = held(toCome, (hours, now) => {
  const { begins, ends } = edgesOf(hours)
  // The moment at which the range reaches one more day. Around a change of clocks, this moment is not
  // midnight.
  const last = berlinDay(new Date(now.getTime() + AHEAD))
  const nextDay = momentOf(plusDays(last, 1), 0, 'begin') - AHEAD
  return [...begins.map(begin => begin - AHEAD), ...ends, nextDay]
})

function toCome(hours: readonly Oeffnungszeit[], now: Date, holidays: Holidays): UpcomingDeviation[] {
  const range = { from: now.getTime(), to: now.getTime() + AHEAD }
  const found = hours.flatMap(one => [...planned(one, range), ...closingHolidays(one, range, holidays)])
  const ordered = found.toSorted((one, other) => one.from - other.from)
  const unlike = new Map<string, UpcomingDeviation>()
  for (const { from: _from, ...said } of ordered) {
    const key = said.zeitraum + said.grund + (said.zeiten === PHONE_SILENT ? CLOSED : said.zeiten)
    if (!unlike.has(key) || said.zeiten === CLOSED) unlike.set(key, said)
  }
  return [...unlike.values()]
}

/** Returns a deviation as text. */
export const deviationInWords = (
  { beginn, ende, zusatz, zeiten }: AbweichendeZeit,
  hours: Pick<Oeffnungszeit, 'typ'>,
): UpcomingDeviation => {
  const stretch = { from: Date.parse(beginn), to: Date.parse(ende), zusatz, zeiten }
  return { zeitraum: stretchInWords(stretch), grund: zusatz, zeiten: timesInWords(stretch, hours) }
}

const CLOSED = 'geschlossen'
const PHONE_SILENT = 'telefonisch nicht erreichbar'

const closedInWords = ({ typ }: Pick<Oeffnungszeit, 'typ'>) =>
  typ === 'TELEFONISCHE_ERREICHBARKEIT' ? PHONE_SILENT : CLOSED

type Found = UpcomingDeviation & { from: number }
type Range = { from: number; to: number }

/** Returns the deviations that touch the range, not cut to it. */
function planned(hours: Oeffnungszeit, range: Range): Found[] {
  const all = deviationsIn(hours, { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY })
  return all.flatMap((deviation, at) => {
    const { from, to, zusatz } = deviation
    if (from >= range.to || to <= range.from) return []
    const except = exceptInWords(exceptionsOf(deviation, all.slice(at + 1)))
    const zeitraum = stretchInWords(deviation) + except
    return [{ from, zeitraum, grund: zusatz, zeiten: timesInWords(deviation, hours) }]
  })
}

/** Returns the times within a deviation at which one of the later ones holds in its place and says otherwise. */
const exceptionsOf = ({ from, to, zeiten }: Deviation, later: readonly Deviation[]): Range[] =>
  merged(
    later
      .filter(other => JSON.stringify(other.zeiten) !== JSON.stringify(zeiten))
      .map(other => ({ from: Math.max(from, other.from), to: Math.min(to, other.to) }))
      .filter(cut => cut.from < cut.to),
  )

/** `, außer 27.12.2026 bis 28.12.2026 und 31.12.2026 ab 12:00 Uhr`; without weekdays and commas of their own. */
function exceptInWords(ranges: readonly Range[]): string {
  const said = ranges.map(range =>
    stretchInWords(range)
      .replace(/^\p{L}+, /u, '')
      .replaceAll(',', ''),
  )
  return said.length === 0 ? '' : `, außer ${IN_LIST.format(said)}`
}

const IN_LIST = new Intl.ListFormat('de')

/** Returns the hours of a deviation as text, without the weekday if the deviation lasts one day. */
function timesInWords({ zeiten, from, to }: Deviation, hours: Pick<Oeffnungszeit, 'typ'>): string {
  if (zeiten.length === 0) return closedInWords(hours)
  const isOneDay = berlinDay(new Date(from)) === berlinDay(new Date(to - 1))
  return hoursLines(zeiten)
    .map(({ days, times }) => (isOneDay ? times : `${days} ${times}`))
    .join(', ')
}

/** `Freitag, 27.11.2026, ab 12:00 Uhr`; whole days have no times. */
function stretchInWords({ from, to }: Range): string {
  const [first, last] = [berlinDay(new Date(from)), berlinDay(new Date(to - 1))]
  const [begins, ends] = [isMidnight(from) ? '' : clockTime(from), isMidnight(to) ? '' : clockTime(to)]
  if (first === last) {
    const day = `${weekdayInWords(first)}, ${germanDay(first)}`
    if (begins && ends) return `${day}, ${begins}–${ends} Uhr`
    if (begins) return `${day}, ab ${begins} Uhr`
    return ends ? `${day}, bis ${ends} Uhr` : day
  }
  const at = (day: string, time: string) => germanDay(day) + (time && `, ${time} Uhr,`)
  return `${at(first, begins)} bis ${at(last, ends)}`.replace(/,$/, '')
}

/** Returns the holidays that close a weekday which is open otherwise, unless a deviation touches that day. */
function closingHolidays(hours: Oeffnungszeit, range: Range, holidays: Holidays): Found[] {
  if (onHolidays(hours) !== 'GESCHLOSSEN') return []
  const found: Found[] = []
  for (const [day, name] of holidays.between(
    berlinDay(new Date(range.from)),
    berlinDay(new Date(range.to)),
  )) {
    const whole = { from: momentOf(day, 0, 'begin'), to: momentOf(plusDays(day, 1), 0, 'begin') }
    const usual = openSpans([{ ...hours, anFeiertagen: 'WIE_IMMER', abweichendeZeiten: [] }], whole, holidays)
    if (usual.length === 0 || deviationsIn(hours, whole).length > 0) continue
    found.push({
      from: whole.from,
      zeitraum: stretchInWords(whole),
      grund: name,
      zeiten: closedInWords(hours),
    })
  }
  return found
}
