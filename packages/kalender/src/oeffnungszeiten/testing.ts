import type { AbweichendeZeit, Oeffnungszeit, RegulaereZeit } from '@rathausplatz/contract'
import fc from 'fast-check'

/** Parses lines such as `MONTAG DIENSTAG 08:30 12:00`. */
export function times(...lines: string[]): RegulaereZeit[] {
  return lines.flatMap(line => {
    const words = line.split(' ')
    const [beginn = '', ende = ''] = words.splice(-2)
    return words.map(tagestyp => ({ tagestyp, beginn, ende }))
  })
}

export const hours = (
  regulaereZeiten: RegulaereZeit[],
  more: Partial<Oeffnungszeit> = {},
): Oeffnungszeit => ({
  typ: 'ALLGEMEINE_OEFFNUNGSZEIT',
  hinweisText: '',
  anFeiertagen: 'GESCHLOSSEN',
  abweichendeZeiten: [],
  regulaereZeiten,
  ...more,
})

export const deviation = (
  beginn: string,
  ende: string,
  more: Partial<AbweichendeZeit> = {},
): AbweichendeZeit => ({
  beginn,
  ende,
  zusatz: '',
  zeiten: [],
  ...more,
})

/** The hours of the town hall (spec §9). */
export const townHall = times('ARBEITSTAG_MO_FR 08:30 12:00', 'DIENSTAG DONNERSTAG 15:00 17:30')

const HALF_HOUR = 30 * 60_000
const YEAR = { from: Date.parse('2026-10-01T00:00:00Z'), to: Date.parse('2027-11-15T00:00:00Z') }

const clock = fc.integer({ min: 0, max: 47 }).map(half => {
  const minutes = half * 30
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
})
const regular = fc
  .record({
    tagestyp: fc.constantFrom('MONTAG', 'MITTWOCH', 'SAMSTAG', 'SONNTAG', 'ARBEITSTAG_MO_FR', 'WERKTAG'),
    beginn: clock,
    ende: fc.oneof(clock, fc.constant('24:00')),
  })
  .filter(({ beginn, ende }) => beginn !== ende)
/** A moment on a half hour, within a little more than a year. */
export const anyMoment = fc
  .integer({ min: YEAR.from / HALF_HOUR, max: YEAR.to / HALF_HOUR })
  .map(count => count * HALF_HOUR)
export const anyStretch = fc
  .record({
    from: anyMoment,
    halves: fc.integer({ min: 1, max: 2_000 }),
    zeiten: fc.array(regular, { maxLength: 2 }),
  })
  .map(({ from, halves, zeiten }) => ({
    beginn: new Date(from).toISOString(),
    ende: new Date(from + halves * HALF_HOUR).toISOString(),
    zusatz: '',
    zeiten,
  }))
/** Regular hours, holidays and deviations of any kind. */
export const anyHours = fc
  .record({
    regulaereZeiten: fc.array(regular, { maxLength: 4 }),
    anFeiertagen: fc.constantFrom('GESCHLOSSEN', 'WIE_SONNTAG', 'WIE_IMMER'),
    abweichendeZeiten: fc.array(anyStretch, { maxLength: 3 }),
  })
  .map(({ regulaereZeiten, ...more }) => hours(regulaereZeiten, more))
