import type { Oeffnungszeit } from '@rathausplatz/contract'
import { berlinDay, isMidnight, plusDays, startOfDay, wallTime } from '@rathausplatz/time'
import { readPeriods } from './periods.ts'
import { settled } from './settled-hours.ts'
import type { GivenHours, GivenMoment } from './shapes.ts'

/**
 * Kinds of opening hours in service-bw. Kinds that the contract lacks become service hours with the name of
 * their kind.
 */
const kinds: Readonly<Record<string, { typ: Oeffnungszeit['typ']; name: string }>> = {
  ALLGEMEINE_OEFFNUNGSZEIT: { typ: 'ALLGEMEINE_OEFFNUNGSZEIT', name: '' },
  SERVICEZEIT: { typ: 'SERVICEZEIT', name: '' },
  TELEFONISCHE_ERREICHBARKEIT: { typ: 'TELEFONISCHE_ERREICHBARKEIT', name: '' },
  ANMELDEZEIT: { typ: 'SERVICEZEIT', name: 'Anmeldezeiten' },
  BESUCHSZEIT: { typ: 'SERVICEZEIT', name: 'Besuchszeiten' },
  FUNKTIONSZEIT: { typ: 'SERVICEZEIT', name: 'Funktionszeiten' },
  KERNZEIT: { typ: 'SERVICEZEIT', name: 'Kernzeiten' },
}

/** Whether a note is only the name of its kind. */
export const isKindName = (note: string): boolean => Object.values(kinds).some(({ name }) => name === note)

const UNKNOWN = { typ: 'ALLGEMEINE_OEFFNUNGSZEIT', name: '' } as const

/**
 * Converts hours to the contract. `lost` receives a German note for each unreadable or contradictory part.
 * Undefined if the periods in which the hours hold are unreadable: they must not appear as hours of all year.
 */
export function readHours(given: GivenHours, lost: (what: string) => void): Oeffnungszeit | undefined {
  const gueltigkeiten = readPeriods(given.gueltigkeiten)
  if (gueltigkeiten === undefined) {
    lost('Öffnungszeiten weggelassen: Der Zeitraum, in dem sie gelten, ist unlesbar')
    return undefined
  }
  return settled(
    {
      ...hoursOf(given, lost),
      anFeiertagen: 'GESCHLOSSEN',
      ...(gueltigkeiten.length > 0 ? { gueltigkeiten } : {}),
    },
    lost,
  )
}

function hoursOf(
  given: GivenHours,
  lost: (what: string) => void,
): Omit<Oeffnungszeit, 'anFeiertagen' | 'gueltigkeiten'> {
  const { typ, name } = Object.hasOwn(kinds, given.typ) ? (kinds[given.typ] ?? UNKNOWN) : UNKNOWN
  return {
    typ,
    hinweisText: [name, given.hinweisText].filter(Boolean).join(': '),
    regulaereZeiten: given.regulaereZeiten.flatMap(({ tagestyp, ...zeit }) => {
      const beginn = timeOfDay(zeit.beginn)
      const ende = timeOfDay(zeit.ende)
      if (!tagestyp || !beginn || !ende) {
        lost(`Öffnungszeit am Tag „${tagestyp}“ ist unlesbar`)
        return []
      }
      // An end at 00:00 means the end of that day.
      return [{ tagestyp, beginn, ende: ende === '00:00' ? '24:00' : ende }]
    }),
    abweichendeZeiten: given.abweichendeZeiten.flatMap(({ zusatz, ...zeit }) => {
      const beginn = instant(zeit.beginn)
      const ende = instant(zeit.ende)
      if (beginn && ende) return [{ beginn, ende: endOf(beginn, ende), zusatz, zeiten: [] }]
      lost(`abweichende Öffnungszeit „${zusatz}“ ist unlesbar`)
      return []
    }),
  }
}

/**
 * Returns the local time of a time of day or of milliseconds, such as `08:30`. The milliseconds count in UTC:
 * 27,000,000 is 07:30 UTC, which is 08:30 in Berlin.
 */
export function timeOfDay(value: GivenMoment): string | undefined {
  const [, time] = /^(\d\d:\d\d)(?::\d\d)?$/.exec(String(value)) ?? []
  if (time) return time
  const moment = instant(value)
  return moment && wallTime(moment).time.slice(0, 5)
}

/**
 * Largest offset from 1970 in milliseconds: more than six thousand years. Later dates have another ISO
 * format.
 */
const FARTHEST_MS = 2e14

/** A deviation from midnight to the same midnight is that whole day. */
function endOf(beginn: string, ende: string): string {
  const from = Date.parse(beginn)
  const isDay = from === Date.parse(ende) && isMidnight(from)
  return isDay ? startOfDay(plusDays(berlinDay(new Date(from)), 1)) : ende
}

function instant(value: GivenMoment): string | undefined {
  if (value === null || value === undefined || value === '') return undefined
  const ms = typeof value === 'number' || /^-?\d+$/.test(value) ? Number(value) : Date.parse(value)
  return Math.abs(ms) <= FARTHEST_MS ? new Date(ms).toISOString() : undefined
}
