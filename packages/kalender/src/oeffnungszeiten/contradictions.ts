import type { AbweichendeZeit, Oeffnungszeit, RegulaereZeit } from '@rathausplatz/contract'
import { berlinDay, DAY_MINUTES, minutesOf, plusDays } from '@rathausplatz/time'
import { holidaysOf } from '../holidays.ts'
import { dayLabel, weekdaysOf } from './day-types.ts'
import { spanInWords } from './hours-lines.ts'
import { openSpans } from './open-spans.ts'

/** The path of a field that contradicts another field, and a German sentence for the editor. */
export type Contradiction = { path: (string | number)[]; message: string }

/**
 * Finds overlapping hours, hours without a length, and deviations that change nothing. Checks past deviations
 * too.
 */
export function contradictions(hours: Oeffnungszeit): Contradiction[] {
  return [
    ...ofTimes(hours.regulaereZeiten, ['regulaereZeiten']),
    ...ofPeriods(hours),
    ...hours.abweichendeZeiten.flatMap((deviation, index) =>
      ofDeviation(hours, deviation, ['abweichendeZeiten', index]),
    ),
  ]
}

const ofPeriods = ({ gueltigkeiten = [] }: Oeffnungszeit): Contradiction[] =>
  gueltigkeiten.flatMap(({ beginn, ende }, index) => {
    const at = (field: string, message: string) => [{ path: ['gueltigkeiten', index, field], message }]
    if (beginn === undefined && ende === undefined) return at('beginn', 'Bitte einen Tag angeben.')
    const isBackwards = beginn !== undefined && ende !== undefined && ende < beginn
    return isBackwards ? at('ende', 'Das Ende darf nicht vor dem Beginn liegen.') : []
  })

function ofTimes(times: readonly RegulaereZeit[], path: Contradiction['path']): Contradiction[] {
  return times.flatMap((time, index) => {
    const at = (field: string, message: string) => [{ path: [...path, index, field], message }]
    if (time.beginn === '24:00') return at('beginn', 'Bitte 00:00 am Tag danach angeben.')
    if (time.beginn === time.ende) {
      return at('ende', 'Beginn und Ende sind gleich. Rund um die Uhr heißt: 00:00 bis 24:00.')
    }
    const other = times.slice(0, index).find(before => overlap(before, time))
    if (!other) return []
    const named = `${dayLabel(other.tagestyp)} ${spanInWords(other.beginn, other.ende)}`
    return at('beginn', `Überschneidet sich mit: ${named}.`)
  })
}

/** Returns true if two times of a week share a minute, also over midnight and from Sunday into Monday. */
function overlap(one: RegulaereZeit, other: RegulaereZeit): boolean {
  return minutesOfWeek(one).some(a =>
    minutesOfWeek(other).some(b => [-WEEK, 0, WEEK].some(by => a.from < b.to + by && b.from + by < a.to)),
  )
}

const WEEK = 7 * DAY_MINUTES

function minutesOfWeek({ tagestyp, beginn, ende }: RegulaereZeit) {
  const [begin, end] = [minutesOf(beginn), minutesOf(ende)]
  return weekdaysOf(tagestyp).map(day => ({
    from: day * DAY_MINUTES + begin,
    to: day * DAY_MINUTES + (end < begin ? end + DAY_MINUTES : end),
  }))
}

function ofDeviation(
  hours: Oeffnungszeit,
  deviation: AbweichendeZeit,
  path: Contradiction['path'],
): Contradiction[] {
  if (Date.parse(deviation.ende) <= Date.parse(deviation.beginn)) {
    return [{ path: [...path, 'ende'], message: 'Das Ende muss nach dem Beginn liegen.' }]
  }
  const times = ofTimes(deviation.zeiten, [...path, 'zeiten'])
  if (times.length > 0) return times
  const idle = deviation.zeiten.findIndex(time => spansIn({ ...deviation, zeiten: [time] }) === NOTHING)
  if (idle >= 0) {
    const message = 'Dieser Tag kommt in dem Zeitraum nicht vor.'
    return [{ path: [...path, 'zeiten', idle, 'tagestyp'], message }]
  }
  const others = hours.abweichendeZeiten.filter(other => other !== deviation)
  const changes = spansIn(deviation, hours) !== spansIn(deviation, { ...hours, abweichendeZeiten: others })
  if (changes) return []
  const contradicted = overriding(hours, deviation)
  if (contradicted) return [{ path: [...path, 'beginn'], message: contradicted }]
  const message =
    deviation.zeiten.length === 0
      ? 'In dieser Zeit ist ohnehin geschlossen.'
      : 'In dieser Zeit gelten dieselben Zeiten ohnehin.'
  return [{ path: [...path, 'beginn'], message }]
}

/**
 * Names the deviation that overrides this one, so that it never holds; undefined if the hours during it are its
 * own anyway.
 */
function overriding(hours: Oeffnungszeit, deviation: AbweichendeZeit): string | undefined {
  const holding = spansIn(deviation, hours)
  if (holding === spansIn(deviation)) return undefined
  const all = hours.abweichendeZeiten
  const others = all.filter(other => other !== deviation && overlaps(other, deviation))
  const other =
    others.find(
      one => spansIn(deviation, { ...hours, abweichendeZeiten: all.filter(any => any !== one) }) !== holding,
    ) ?? others.at(-1)
  if (!other) return undefined
  const spans = [...new Set(other.zeiten.map(({ beginn, ende }) => `${beginn}–${ende}`))].join(' und ')
  const named = [`Abweichende Zeit ${all.indexOf(other) + 1}`, other.zusatz && `„${other.zusatz}“`]
  const said = spans === '' ? 'geschlossen' : `${spans} Uhr`
  return `Widerspricht: ${named.filter(Boolean).join(' ')}, ${said}. Bitte nur eine von beiden behalten.`
}

const overlaps = (one: AbweichendeZeit, other: AbweichendeZeit): boolean =>
  Date.parse(one.beginn) < Date.parse(other.ende) && Date.parse(other.beginn) < Date.parse(one.ende)

const NOTHING = '[]'

/** Hours do not say where they hold: only holidays of the whole country make a closure idle. */
const SURE_HOLIDAYS = holidaysOf({})

/** Compares at most this many days: a year contains every weekday. */
const LONGEST_DAYS = 400

/**
 * Returns the open spans during a deviation as text, for a comparison: by the hours of the deviation, or by
 * the given hours.
 */
function spansIn(deviation: AbweichendeZeit, hours?: Oeffnungszeit): string {
  const from = Date.parse(deviation.beginn)
  const longest = Date.parse(plusDays(berlinDay(new Date(from)), LONGEST_DAYS))
  const alone: Oeffnungszeit = {
    typ: 'ALLGEMEINE_OEFFNUNGSZEIT',
    hinweisText: '',
    anFeiertagen: 'GESCHLOSSEN',
    regulaereZeiten: [],
    abweichendeZeiten: [deviation],
  }
  return JSON.stringify(
    openSpans([hours ?? alone], { from, to: Math.min(Date.parse(deviation.ende), longest) }, SURE_HOLIDAYS),
  )
}
