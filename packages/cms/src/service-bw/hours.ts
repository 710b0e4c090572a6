import type { Oeffnungszeit } from '@rathausplatz/contract'
import { wallTime } from '@rathausplatz/time'
import type { GivenHours, GivenMoment } from './shapes.ts'

type Hours = Pick<Oeffnungszeit, 'typ' | 'hinweisText' | 'regulaereZeiten' | 'abweichendeZeiten'>

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

const UNKNOWN = { typ: 'ALLGEMEINE_OEFFNUNGSZEIT', name: '' } as const

/** Converts hours to the contract. `lost` receives a German note for each unreadable part. */
export function readHours(given: GivenHours, lost: (what: string) => void): Hours {
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
      if (beginn && ende) return [{ beginn, ende, zusatz, zeiten: [] }]
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

function instant(value: GivenMoment): string | undefined {
  if (value === null || value === undefined || value === '') return undefined
  const ms = typeof value === 'number' || /^-?\d+$/.test(value) ? Number(value) : Date.parse(value)
  return Math.abs(ms) <= FARTHEST_MS ? new Date(ms).toISOString() : undefined
}
