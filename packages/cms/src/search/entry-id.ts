import { DAY_MS } from '@rathausplatz/time'
import { foundKinds } from './document-text.ts'
import type { Filter } from './search-index.ts'

/**
 * The id of an entry encodes the values by which hits are sorted, counted and filtered: kind (5 bits), age
 * (15), section (4) and a running number (22). Together 46 bits, which a JavaScript number holds exactly.
 */
const NUMBER = 2 ** 22
const SECTION = 2 ** 4
const AGE = 2 ** 15

export const LARGEST_NUMBER = NUMBER - 1

/** Divisor in SQL to get the kind from an id. */
export const kindFrom = NUMBER * SECTION * AGE

/** Returns SQL conditions for the kind and section of an id, to append to others. */
export const filtersOf = (id: string, { kind, section }: Filter): string =>
  [
    ...(kind === undefined ? [] : [` and ${id} / ${kindFrom} = ${foundKinds.indexOf(kind)}`]),
    ...(section === undefined ? [] : [` and ${id} / ${NUMBER} % ${SECTION} = ${section}`]),
  ].join('')

const FIRST_DAY = Date.UTC(2000, 0, 1)

type Parts = {
  readonly kind: number
  readonly section: number
  readonly datum: string
  readonly number: number
}

export function entryId({ kind, section, datum, number }: Parts): number {
  return ((kind * AGE + ageOf(datum)) * SECTION + section) * NUMBER + number
}

/** Decodes an id; `day` is the number of days since 1 January 2000, or undefined without a date. */
export function partsOf(id: number): { kind: number; section: number; day: number | undefined } {
  const age = Math.floor(id / (NUMBER * SECTION)) % AGE
  return {
    kind: Math.floor(id / kindFrom),
    section: Math.floor(id / NUMBER) % SECTION,
    day: age === 0 ? undefined : AGE - 1 - age,
  }
}

/** Returns the number of days since 1 January 2000. */
export const dayNumber = (date: Date): number => Math.floor((date.getTime() - FIRST_DAY) / DAY_MS)

/** Returns the age: small for new entries, 0 without a date. */
function ageOf(datum: string): number {
  if (datum === '') return 0
  const day = dayNumber(new Date(datum))
  return Number.isFinite(day) ? AGE - 1 - Math.min(AGE - 2, Math.max(0, day)) : 0
}
