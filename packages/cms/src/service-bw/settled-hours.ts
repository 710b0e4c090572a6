import type { AbweichendeZeit, Oeffnungszeit, RegulaereZeit } from '@rathausplatz/contract'
import { contradictions, mergedSpans, weekdaysOf } from '@rathausplatz/kalender'
import { berlinDay, germanDay, minutesOf } from '@rathausplatz/time'

type Lost = (what: string) => void

/** Most deviations that our records have. */
const MOST_DEVIATIONS = 100

/**
 * Returns hours without contradictions, which our records refuse: overlapping times become one, and what
 * changes nothing or has no length is left out with a note. A single fault must not refuse a whole office.
 */
export function settled(hours: Oeffnungszeit, lost: Lost): Oeffnungszeit {
  const regular = withRegular(hours, regularOf(hours, lost))
  return withDeviations(regular, deviationsOf(regular, lost))
}

const withRegular = (hours: Oeffnungszeit, regulaereZeiten: RegulaereZeit[]): Oeffnungszeit => ({
  ...hours,
  regulaereZeiten,
})
const withDeviations = (hours: Oeffnungszeit, abweichendeZeiten: AbweichendeZeit[]): Oeffnungszeit => ({
  ...hours,
  abweichendeZeiten,
})

/** The first contradiction in one field of hours, and its place in the list. */
function faultIn(hours: Oeffnungszeit, field: 'regulaereZeiten' | 'abweichendeZeiten') {
  const found = contradictions(hours).find(({ path }) => path[0] === field)
  return found && { at: Number(found.path[1]), message: found.message }
}

function regularOf(hours: Oeffnungszeit, lost: Lost): RegulaereZeit[] {
  const alone = withDeviations(hours, [])
  if (!faultIn(alone, 'regulaereZeiten')) return hours.regulaereZeiten
  lost('überschneidende Öffnungszeiten zusammengefasst')
  let times = merged(hours.regulaereZeiten)
  for (;;) {
    const fault = faultIn(withRegular(alone, times), 'regulaereZeiten')
    if (!fault) return times
    lost(`Öffnungszeit weggelassen: ${fault.message}`)
    times = times.filter((_, at) => at !== fault.at)
  }
}

function deviationsOf(hours: Oeffnungszeit, lost: Lost): AbweichendeZeit[] {
  const leaveOut = ({ beginn, zusatz }: AbweichendeZeit, why: string) => {
    const name = `ab ${germanDay(berlinDay(new Date(beginn)))}${zusatz ? ` (${zusatz})` : ''}`
    lost(`abweichende Öffnungszeit ${name} weggelassen: ${why}`)
  }
  const seen = new Set<string>()
  // Most contradict the regular hours alone, or are written twice: so the loop below has little to do.
  let left = hours.abweichendeZeiten.filter(one => {
    const key = [Date.parse(one.beginn), Date.parse(one.ende)].join(' ')
    const fault = seen.has(key)
      ? { message: 'Sie steht doppelt da.' }
      : faultIn(withDeviations(hours, [one]), 'abweichendeZeiten')
    seen.add(key)
    if (fault) leaveOut(one, fault.message)
    return !fault
  })
  for (const one of left.toSorted((a, b) => b.beginn.localeCompare(a.beginn)).slice(MOST_DEVIATIONS)) {
    leaveOut(one, 'Es sind zu viele.')
    left = left.filter(other => other !== one)
  }
  for (;;) {
    const fault = faultIn(withDeviations(hours, left), 'abweichendeZeiten')
    const one = fault && left[fault.at]
    if (!one) return left
    leaveOut(one, fault.message)
    left = left.filter(other => other !== one)
  }
}

/** Joins overlapping times of each weekday. Times over midnight and without a length stay as they are. */
function merged(times: readonly RegulaereZeit[]): RegulaereZeit[] {
  const isPlain = ({ beginn, ende }: RegulaereZeit) => beginn < ende
  const ofDays = times
    .filter(isPlain)
    .flatMap(({ tagestyp, beginn, ende }) =>
      weekdaysOf(tagestyp).map(day => ({ day, from: minutesOf(beginn), to: minutesOf(ende) })),
    )
  const joined = DAYS.flatMap((tagestyp, day) =>
    mergedSpans(ofDays.filter(one => one.day === day)).map(({ from, to }) => ({
      tagestyp,
      beginn: clockOf(from),
      ende: clockOf(to),
    })),
  )
  return [...joined, ...times.filter(one => !isPlain(one))]
}

const DAYS = ['MONTAG', 'DIENSTAG', 'MITTWOCH', 'DONNERSTAG', 'FREITAG', 'SAMSTAG', 'SONNTAG'] as const

const clockOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map(part => String(part).padStart(2, '0')).join(':')
