import {
  type Abfallkalendertermin,
  type Abfalltermin,
  isAbholung,
  type Tonnenwahl,
} from '@rathausplatz/contract'
import type { Holidays } from '@rathausplatz/kalender'
import { berlinDay } from '@rathausplatz/time'
import type { Db } from '../store/index.ts'
import { townHolidays } from '../town-holidays.ts'
import { type Reading, readingsOf } from './divided-streets.ts'
import { sequenceOfDivision } from './division-count.ts'
import { type Found, findDates, type Span } from './find-dates.ts'
import { type KindsByCode, kindsByCode } from './kinds.ts'
import { codeOf } from './varianten/variant.ts'
import { type VariantsAt, variantsAt } from './varianten/variants-at.ts'
import { changeInWords } from './words.ts'

/** Returns the public dates of a place for a household. */
export async function datesOf(db: Db, span: Span, of: Household): Promise<Abfalltermin[]> {
  const { kinds, variants, wahl, reading } = of
  const dates = await findDates(db, reading, span)
  return dates
    .filter(({ stand, fraktion }) => stand !== 'zurueck' && kinds.get(fraktion)?.aktiv)
    .filter(date => variants.isFor(date, wahl.get(date.fraktion)))
    .map(date => told(date, of))
}

/** Returns the dates of a place for calendars, including withdrawn ones. */
export async function calendarOf(
  db: Db,
  ort: string,
  span: Span,
  { wahl, now }: { wahl: Tonnenwahl; now: Date },
): Promise<Abfallkalendertermin[]> {
  const reading = (await readingsOf(db, [ort]))(ort)
  const [holidays, dates, kinds, variants, ofDivision] = await Promise.all([
    townHolidays(db, now),
    findDates(db, reading, span),
    kindsByCode(db),
    variantsAt(db, [ort, ...reading.orte], berlinDay(now)),
    sequenceOfDivision(db, ort),
  ])
  return dates
    .filter(date => variants.isFor(date, wahl.get(date.fraktion)))
    .map(date =>
      Object.assign(told(date, { kinds, variants, wahl, reading, holidays }), {
        uid: `abfall-${date.isOfStreet ? ort : date.ort}-${idOf(date)}`,
        // Calendars apply other days and the words behind a name only with a new SEQUENCE.
        sequenz: date.sequenz + ofDivision,
        geaendert: date.geaendert_am,
      }),
    )
}

/** Returns the id of a date at its place. That of the usual variant is as it was before there were others. */
const idOf = ({ fraktion, variante, urspruenglich }: Found): string =>
  [fraktion, ...(variante === '' ? [] : [codeOf(variante)]), urspruenglich].join('-')

/** Who reads dates: with which bins, and of which place. */
type Household = {
  readonly kinds: KindsByCode
  readonly variants: VariantsAt
  readonly wahl: Tonnenwahl
  readonly reading: Reading
  readonly holidays: Holidays
}

function nameOf(date: Found, { kinds, variants, wahl, reading }: Household): string {
  const { ort, fraktion, tour, isOfStreet } = date
  const name = isAbholung(fraktion) || !tour ? (kinds.get(fraktion)?.name ?? fraktion) : tour
  const houses = isOfStreet ? '' : reading.labelOf(ort, fraktion)
  return name + variants.labelOf(date, wahl.get(fraktion)) + houses
}

const told = (date: Found, of: Household): Abfalltermin => {
  const { ort, fraktion, variante, datum, urspruenglich, grund, stand, zeit_von, zeit_bis, platz } = date
  const isOfPart = ort !== of.reading.ort && !date.isOfStreet
  const hinweis = [date.hinweis, ...(isOfPart ? [CHOOSE_NUMBER] : [])].filter(Boolean).join(' ')
  // A date that only left a holiday needs no reason of its own.
  const why = grund || (datum === urspruenglich ? undefined : of.holidays.on(urspruenglich)) || ''
  return {
    // Two parts of a street may have the same original day.
    id: isOfPart ? `${idOf(date)}-${ort}` : idOf(date),
    fraktion,
    name: nameOf(date, of),
    datum,
    urspruenglich: datum === urspruenglich ? null : urspruenglich,
    grund: why,
    entfaellt: stand !== 'gilt',
    zeit_von,
    zeit_bis,
    platz,
    hinweis,
    variante,
    satz: changeInWords({ ...date, grund: why }),
  }
}

const CHOOSE_NUMBER = 'Bitte suchen Sie Ihre Straße mit der Hausnummer.'
