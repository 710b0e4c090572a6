import type { Oeffnungszeit, Oeffnungszeittyp } from '@rathausplatz/contract'
import { berlinDay } from '../berlin-day.ts'
import { feiertagAm } from '../feiertage.ts'
import { clockTime, daysUntil, isMidnight, momentOf, plusDays, weekdayOf } from '../wall-time.ts'
import { DAY_NAMES } from './day-types.ts'
import { deviationsIn, openSpans, type Span } from './open-spans.ts'

/** Whether it is open at a moment, in words that can be read aloud, and when that changes (ISO 8601, in UTC). */
export type HoursState = { offen: boolean; text: string; wechsel?: string }

const WORDS: Readonly<Record<Oeffnungszeittyp, { open: string; closed: string; again: string }>> = {
  ALLGEMEINE_OEFFNUNGSZEIT: { open: 'geöffnet', closed: 'geschlossen', again: 'öffnet wieder' },
  SERVICEZEIT: { open: 'geöffnet', closed: 'geschlossen', again: 'öffnet wieder' },
  TELEFONISCHE_ERREICHBARKEIT: { open: 'erreichbar', closed: 'nicht erreichbar', again: 'wieder' },
}

/** The kinds that say whether a house is open; without them it is the telephone that is answered or not. */
const DECIDING: readonly Oeffnungszeittyp[] = [
  'ALLGEMEINE_OEFFNUNGSZEIT',
  'SERVICEZEIT',
  'TELEFONISCHE_ERREICHBARKEIT',
]

/** The state of an office or a house; none where it has no hours. An appointment that it asks for changes nothing here. */
export function stateAt(hours: readonly Oeffnungszeit[], now: Date): HoursState | undefined {
  const typ = DECIDING.find(typ => hours.some(one => one.typ === typ && hasTimes(one)))
  return typ && stateOfKind(hours, typ, now)
}

const hasTimes = ({ regulaereZeiten, abweichendeZeiten }: Oeffnungszeit) =>
  regulaereZeiten.length > 0 || abweichendeZeiten.some(({ zeiten }) => zeiten.length > 0)

/** The state by the hours of one kind. */
export function stateOfKind(hours: readonly Oeffnungszeit[], typ: Oeffnungszeittyp, now: Date): HoursState {
  const ofKind = hours.filter(one => one.typ === typ)
  const next = nextSpan(ofKind, now.getTime())
  const words = WORDS[typ]
  if (next === undefined) return { offen: false, text: sentence(`zurzeit ${words.closed}`) }
  if (next.from > now.getTime()) {
    const text = `${whyClosed(ofKind, now, words.closed)}, ${words.again} ${whenAgain(now, next.from)}`
    return { offen: false, text, wechsel: new Date(next.from).toISOString() }
  }
  if (next.to >= now.getTime() + HORIZONS[0] * DAY)
    return { offen: true, text: `Rund um die Uhr ${words.open}` }
  return {
    offen: true,
    text: `Jetzt ${words.open} bis ${until(now, next.to)}`,
    wechsel: new Date(next.to).toISOString(),
  }
}

const DAY = 86_400_000

/** How many days ahead it looks: most doors open within the week, a pool in winter within the year. */
const HORIZONS = [9, 70, 800] as const

/** The span that holds the moment, or else the next one. */
function nextSpan(hours: readonly Oeffnungszeit[], now: number): Span | undefined {
  for (const days of HORIZONS) {
    const [first] = openSpans(hours, { from: now, to: now + days * DAY })
    if (first) return first
  }
  return undefined
}

/** `Geschlossen`, with the reason where there is one. */
function whyClosed(hours: readonly Oeffnungszeit[], now: Date, closed: string): string {
  const moment = now.getTime()
  const deviations = hours.flatMap(one => deviationsIn(one, { from: moment, to: moment + 1 }))
  const holding = deviations.at(-1)
  if (holding) {
    const reason = holding.zeiten.length === 0 && holding.zusatz
    return sentence(reason ? `${closed} (${reason})` : closed)
  }
  const today = berlinDay(now)
  const holiday = feiertagAm(today)
  if (holiday === undefined || hours.some(({ anFeiertagen }) => anFeiertagen !== 'GESCHLOSSEN')) {
    return sentence(closed)
  }
  const day = { from: momentOf(today, 0, 'begin'), to: momentOf(plusDays(today, 1), 0, 'begin') }
  return openSpans(hours, day).length > 0 ? sentence(closed) : `Heute Feiertag (${holiday}): ${closed}`
}

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** `heute um 15:00 Uhr`, `morgen um ...`, `am Montag um ...`, and from a week on with the date. */
function whenAgain(now: Date, moment: number): string {
  const day = berlinDay(new Date(moment))
  const ahead = daysUntil(berlinDay(now), day)
  const time = `um ${clockTime(moment)} Uhr`
  if (ahead === 0) return `heute ${time}`
  if (ahead === 1) return `morgen ${time}`
  return ahead < 7 ? `am ${weekdayName(day)} ${time}` : `am ${weekdayName(day)}, ${dateInWords(day)}, ${time}`
}

/** `17:30 Uhr`; with the day where that is neither today nor the night that follows. */
function until(now: Date, moment: number): string {
  const [day, time] = isMidnight(moment)
    ? [berlinDay(new Date(moment - 1)), '24:00 Uhr']
    : [berlinDay(new Date(moment)), `${clockTime(moment)} Uhr`]
  const ahead = daysUntil(berlinDay(now), day)
  if (ahead === 0 || moment - now.getTime() < DAY / 2) return time
  return ahead === 1 ? `morgen um ${time}` : `${weekdayName(day)} um ${time}`
}

export const weekdayName = (day: string): string => DAY_NAMES[weekdayOf(day)] as string

/** `24.12.2026` (spec §9). */
export const dateInWords = (day: string): string => day.split('-').toReversed().join('.')
