import type { OertlicherFeiertag } from '@rathausplatz/contract'
import { type Landeskuerzel, landOf } from '@rathausplatz/contract/land'
import { getHolidays } from 'feiertagejs'

/** The public holidays of a town; days are written like `2026-06-04`. */
export type Holidays = {
  /** Returns the name of the holiday on a day, or `undefined`. */
  readonly on: (day: string) => string | undefined
  /** Returns the holidays of a year by day, in order: `2026-06-04` is `Fronleichnam`. */
  readonly inYear: (year: number) => ReadonlyMap<string, string>
  /** Returns the holidays from one day to another, both included, each as day and name. */
  readonly between: (first: string, last: string) => (readonly [day: string, name: string])[]
}

/** What the holidays of a town follow from: its official key, and those that not the whole state keeps. */
export type HolidayTown = {
  readonly ags?: string | undefined
  readonly oertlicheFeiertage?: readonly OertlicherFeiertag[] | undefined
}

/** Names from the states' laws, where the library uses different ones. */
const NAMES: Readonly<Record<string, string>> = {
  NEUJAHRSTAG: 'Neujahr',
  TAG_DER_ARBEIT: '1. Mai',
  WELTFRAUENTAG: 'Internationaler Frauentag',
  ERSTERWEIHNACHTSFEIERTAG: '1. Weihnachtsfeiertag',
  ZWEITERWEIHNACHTSFEIERTAG: '2. Weihnachtsfeiertag',
}

/** The library's names of the holidays that only some municipalities keep, and a region that has them. */
const LOCAL: Readonly<Record<OertlicherFeiertag, readonly [name: string, region: 'BY' | 'AUGSBURG']>> = {
  MARIAE_HIMMELFAHRT: ['MARIAHIMMELFAHRT', 'BY'],
  FRONLEICHNAM: ['FRONLEICHNAM', 'BY'],
  FRIEDENSFEST: ['AUGSBURGER_FRIEDENSFEST', 'AUGSBURG'],
}

/** Holidays that a state has set for one year only. */
const ONCE: Partial<Record<Landeskuerzel, Readonly<Record<string, string>>>> = {
  BE: { '2028-06-17': '75. Jahrestag des Aufstandes vom 17. Juni 1953' },
}

/** A year's holidays are computed once for all towns that keep the same. */
const known = new Map<string, Holidays>()

/**
 * Returns the public holidays of a town by the law of its state, and those that it says hold there; without a
 * known state, those of the whole country. The same town gets the same object.
 */
export function holidaysOf({ ags, oertlicheFeiertage = [] }: HolidayTown): Holidays {
  const land = landOf(ags)?.kuerzel
  const own = [...new Set(oertlicheFeiertage)].toSorted()
  const key = [land, ...own].join(' ')
  const found = known.get(key) ?? holidaysBy(year => computed(year, land, own))
  known.set(key, found)
  return found
}

function holidaysBy(compute: (year: number) => ReadonlyMap<string, string>): Holidays {
  const years = new Map<number, ReadonlyMap<string, string>>()
  const inYear = (year: number) => {
    const found = years.get(year) ?? compute(year)
    if (years.size > 200) years.clear()
    years.set(year, found)
    return found
  }
  return {
    inYear,
    on: day => inYear(Number(day.slice(0, 4))).get(day),
    between: (first, last) => {
      const [from, to] = [Number(first.slice(0, 4)), Number(last.slice(0, 4))]
      return Array.from({ length: to - from + 1 }, (_, after) => [...inYear(from + after)])
        .flat()
        .filter(([day]) => first <= day && day <= last)
    },
  }
}

function computed(
  year: number,
  land: Landeskuerzel | undefined,
  own: readonly OertlicherFeiertag[],
): ReadonlyMap<string, string> {
  // The library counts Mariä Himmelfahrt as a holiday of all Bavaria.
  const ofState = getHolidays(year, land ?? 'BUND').filter(
    ({ name }) => land !== 'BY' || name !== 'MARIAHIMMELFAHRT',
  )
  const ofTown = own.flatMap(one => {
    const [called, region] = LOCAL[one]
    return getHolidays(year, region).filter(({ name }) => name === called)
  })
  // Takes the day from the moment, which is noon in UTC: the library's text gives the day in the server's
  // time zone.
  const days = [...ofState, ...ofTown].map(
    holiday =>
      [
        holiday.date.toISOString().slice(0, 10),
        NAMES[holiday.name] ?? holiday.translate('de') ?? '',
      ] as const,
  )
  const once = Object.entries((land && ONCE[land]) ?? {}).filter(([day]) => day.startsWith(`${year}-`))
  return new Map([...days, ...once].toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
