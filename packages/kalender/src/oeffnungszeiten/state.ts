import type { Oeffnungszeit, Oeffnungszeittyp } from '@rathausplatz/contract'
import { berlinDay, DAY_MS, momentOf, plusDays } from '@rathausplatz/time'
import type { Holidays } from '../holidays.ts'
import { edgesOf, held } from './held.ts'
import { brieflyWhen, clockEnd, fromTo, fromWhen, HALF_A_DAY, until, whenAgain } from './moments-in-words.ts'
import { closedUntil, deviationsIn, isRoundTheClock, onHolidays, openSpans, type Span } from './open-spans.ts'
import { isOver } from './validity.ts'

/**
 * The state of an office at a moment: open or closed, as texts that can be read aloud, and the moment of the
 * next change (`wechsel`, ISO 8601, UTC).
 */
export type HoursState = {
  offen: boolean
  /** The kind of hours that decides the state. */
  typ: Oeffnungszeittyp
  /** For example `Geschlossen, öffnet am Montag um 08:30 Uhr wieder`. */
  text: string
  /** For the line below the name of an office: `Geöffnet, heute bis 12:00 und 15:00–17:30 Uhr`. */
  heute: string
  /** For a list of offices: `Zu, öffnet Mo um 08:30 Uhr`. */
  kurz: string
  wechsel?: string
}

type Words = {
  open: string
  closed: string
  again: (when: string) => string
  /** The short words for a list. */
  brief: { open: string; closed: string; again: string }
}

const DOORS: Words = {
  open: 'geöffnet',
  closed: 'geschlossen',
  again: when => `öffnet ${when} wieder`,
  brief: { open: 'offen', closed: 'zu', again: 'öffnet' },
}

const WORDS: Readonly<Record<Oeffnungszeittyp, Words>> = {
  ALLGEMEINE_OEFFNUNGSZEIT: DOORS,
  SERVICEZEIT: DOORS,
  TELEFONISCHE_ERREICHBARKEIT: {
    open: 'erreichbar',
    closed: 'nicht erreichbar',
    again: when => `wieder ${when}`,
    brief: { open: 'erreichbar', closed: 'nicht erreichbar', again: 'wieder' },
  },
}

/**
 * The first of these kinds that has hours decides the state: the open doors, or else the answered telephone.
 */
const DECIDING: readonly Oeffnungszeittyp[] = [
  'ALLGEMEINE_OEFFNUNGSZEIT',
  'SERVICEZEIT',
  'TELEFONISCHE_ERREICHBARKEIT',
]

/**
 * Returns the state of an office or a house, or `undefined` if it has no hours. Appointments do not count.
 * With `bereitschaft`, a number that is answered day and night, the office is never closed.
 */
export function stateAt(
  hours: readonly Oeffnungszeit[],
  now: Date,
  holidays: Holidays,
  bereitschaft = '',
): HoursState | undefined {
  if (bereitschaft) return dayAndNight(bereitschaft)
  return byHours(hours, now, holidays)
}

const byHours = held(
  (all, now, holidays) => {
    const hours = all.filter(one => !isOver(one, berlinDay(now)))
    const typ = DECIDING.find(typ => hours.some(one => one.typ === typ && hasTimes(one)))
    const state = typ && stateOfKind(hours, typ, now, holidays)
    return state && !state.offen && hours.some(isAnsweredAlways) ? dayAndNight() : state
  },
  (hours, now, state) => {
    const { begins, ends } = edgesOf(hours)
    // Without a known change, computes again each full hour: the next change may be within `FARTHEST` by
    // then.
    if (state?.wechsel === undefined) return [...begins, ...ends, Math.floor(now.getTime() / HOUR + 1) * HOUR]
    const change = Date.parse(state.wechsel)
    // From half a day before an end on, the text omits the day of the end.
    return [...begins, ...ends, change, change - HALF_A_DAY + 1]
  },
)

const isAnsweredAlways = (hours: Oeffnungszeit) =>
  hours.typ === 'TELEFONISCHE_ERREICHBARKEIT' && isRoundTheClock(hours) && !hours.gueltigkeiten?.length

/** Returns the state of an office that is reachable day and night, with its number if there is one. */
function dayAndNight(number?: string): HoursState {
  const named = number ? `: ${number.replaceAll(' ', '\u00a0')}` : ''
  const text = `Tag und Nacht erreichbar${named}`
  return {
    offen: true,
    typ: 'TELEFONISCHE_ERREICHBARKEIT',
    text,
    heute: text,
    kurz: number ? `Tag und Nacht${named}` : text,
  }
}

const hasTimes = ({ regulaereZeiten, abweichendeZeiten }: Oeffnungszeit) =>
  regulaereZeiten.length > 0 || abweichendeZeiten.some(({ zeiten }) => zeiten.length > 0)

/** Returns the state by the hours of one kind. */
export function stateOfKind(
  hours: readonly Oeffnungszeit[],
  typ: Oeffnungszeittyp,
  now: Date,
  holidays: Holidays,
): HoursState {
  const ofKind = hours.filter(one => one.typ === typ)
  const next = nextSpan(ofKind, now.getTime(), holidays)
  const words = WORDS[typ]
  if (next === undefined) {
    const text = `Zurzeit ${words.closed}`
    return { offen: false, typ, text, heute: text, kurz: `Zurzeit ${words.brief.closed}` }
  }
  return next.from > now.getTime()
    ? stateOfClosed(next, ofKind, typ, now, holidays)
    : stateOfOpen(next, ofKind, typ, now, holidays)
}

function stateOfOpen(
  span: Span,
  hours: readonly Oeffnungszeit[],
  typ: Oeffnungszeittyp,
  now: Date,
  holidays: Holidays,
): HoursState {
  const words = WORDS[typ]
  if (span.to >= now.getTime() + PIECE) {
    const text = `Rund um die Uhr ${words.open}`
    return { offen: true, typ, text, heute: text, kurz: `Rund um die Uhr ${words.brief.open}` }
  }
  const end = until(now, span.to)
  const midnight = dayOf(now).to
  const later = openSpans(hours, { from: span.to, to: midnight }, holidays).map(fromTo)
  const today = `heute bis ${[clockEnd(span.to), ...later].join(' und ')} Uhr`
  return {
    offen: true,
    typ,
    text: `Jetzt ${words.open} bis ${end}`,
    heute: sentence(span.to <= midnight ? `${words.open}, ${today}` : `${words.open} bis ${end}`),
    kurz: `${sentence(words.brief.open)} bis ${end}`,
    wechsel: new Date(span.to).toISOString(),
  }
}

function stateOfClosed(
  span: Span,
  hours: readonly Oeffnungszeit[],
  typ: Oeffnungszeittyp,
  now: Date,
  holidays: Holidays,
): HoursState {
  const words = WORDS[typ]
  const today = openSpans(hours, dayOf(now), holidays)
  const toCome = today.filter(({ from }) => from > now.getTime()).map(fromTo)
  const why = whyClosed(hours, now, words.closed, holidays)
  const allDay = today.length === 0 && !why.startsWith('heute') ? `heute ${why}` : why
  return {
    offen: false,
    typ,
    text: `${sentence(why)}, ${words.again(whenAgain(now, span.from))}`,
    heute:
      toCome.length > 0
        ? `Jetzt ${words.closed}, heute ${toCome.join(' und ')} Uhr`
        : `${sentence(allDay)}, ${fromWhen(now, span.from)} wieder ${words.open}`,
    kurz: `${sentence(words.brief.closed)}, ${words.brief.again} ${brieflyWhen(now, span.from)}`,
    wechsel: new Date(span.from).toISOString(),
  }
}

/** The day of a moment, from midnight to midnight in town. */
function dayOf(now: Date): Span {
  const today = berlinDay(now)
  return { from: momentOf(today, 0, 'begin'), to: momentOf(plusDays(today, 1), 0, 'begin') }
}

const HOUR = 3_600_000

/**
 * The search computes this much at a time: most doors open within a week. A span as long as this counts as
 * round the clock.
 */
const PIECE = 9 * DAY_MS
/** The limit of the search. A pool that is closed for the winter opens well before it. */
const FARTHEST = 800 * DAY_MS

/** Returns the span that contains the moment, or else the next one. Skips the days of a long closing. */
function nextSpan(hours: readonly Oeffnungszeit[], now: number, holidays: Holidays): Span | undefined {
  const end = now + FARTHEST
  for (let from = now; from < end; ) {
    const to = Math.min(from + PIECE, end)
    const [first] = openSpans(hours, { from, to }, holidays)
    if (first) return first
    from = Math.min(...hours.map(one => closedUntil(one, to)))
  }
  return undefined
}

/** `geschlossen`, with the reason if there is one. */
function whyClosed(hours: readonly Oeffnungszeit[], now: Date, closed: string, holidays: Holidays): string {
  const moment = now.getTime()
  const deviations = hours.flatMap(one => deviationsIn(one, { from: moment, to: moment + 1 }))
  const holding = deviations.at(-1)
  if (holding) {
    const reason = holding.zeiten.length === 0 && holding.zusatz
    return reason ? `${closed} (${reason})` : closed
  }
  const today = berlinDay(now)
  const holiday = holidays.on(today)
  if (holiday === undefined || hours.some(one => onHolidays(one) !== 'GESCHLOSSEN')) return closed
  return openSpans(hours, dayOf(now), holidays).length > 0 ? closed : `heute Feiertag (${holiday}): ${closed}`
}

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
