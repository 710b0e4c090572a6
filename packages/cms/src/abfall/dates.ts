import {
  type Abfallfraktion,
  type Abfallkalendertermin,
  type Abfalltermin,
  isAbholung,
  type Tonnenwahl,
} from '@rathausplatz/contract'
import { berlinDay } from '@rathausplatz/time'
import type { Db } from '../store/index.ts'
import { type KindsByCode, kindsByCode } from './kinds.ts'
import { type Terminstand, tablesOf } from './tables.ts'
import { codeOf, inOrderOfVariants } from './varianten/variant.ts'
import { type VariantsAt, variantsAt } from './varianten/variants-at.ts'
import { changeInWords } from './words.ts'

/** A date of a place, from any tour. */
type Found = {
  readonly fraktion: Abfallfraktion
  readonly variante: string
  readonly urspruenglich: string
  readonly datum: string
  readonly stand: Terminstand
  readonly grund: string
  readonly sequenz: number
  readonly geaendert_am: string
  readonly zeit_von: string | null
  readonly zeit_bis: string | null
  readonly platz: string
  readonly hinweis: string
  /** The name of the tour, for the note in a calendar. */
  readonly tour: string
}

type Span = {
  readonly von: string
  readonly bis: string
  readonly fraktionen?: readonly Abfallfraktion[] | undefined
}

/** Returns all dates of a place from `von` to `bis`, also cancelled and withdrawn ones. */
async function findDates(db: Db, ort: string, { von, bis, fraktionen }: Span): Promise<Found[]> {
  const tables = tablesOf(db)
  const [rows, gone] = await Promise.all([
    tables
      .selectFrom('abfall_tour_orte as o')
      .innerJoin('abfall_touren as t', 't.id', 'o.tour_id')
      .innerJoin('abfall_termine as d', 'd.tour_id', 'o.tour_id')
      .select([
        't.fraktion',
        't.variante',
        'd.urspruenglich',
        'd.datum',
        'd.stand',
        'd.grund',
        'd.sequenz',
        'd.geaendert_am',
      ])
      .select(['d.zeit_von', 'd.zeit_bis', 'd.platz', 't.hinweis', 't.name as tour'])
      .select(['t.zeit_von as tour_von', 't.zeit_bis as tour_bis', 't.platz as tour_platz'])
      .where('o.ort_id', '=', ort)
      .where('d.datum', '>=', von)
      .where('d.datum', '<=', bis)
      .execute(),
    tables
      .selectFrom('abfall_abgaenge')
      .selectAll()
      .where('ort_id', '=', ort)
      .where('datum', '>=', von)
      .where('datum', '<=', bis)
      .execute(),
  ])
  const dates = rows.map(
    ({ tour_von, tour_bis, tour_platz, ...row }): Found =>
      Object.assign(row, {
        zeit_von: row.zeit_von ?? tour_von,
        zeit_bis: row.zeit_von === null ? tour_bis : row.zeit_bis,
        platz: row.platz || tour_platz,
      }),
  )
  const left = gone.map(({ ort_id: _, ...row }): Found => Object.assign(row, NOTHING))
  const wanted = [...dates, ...left].filter(({ fraktion }) => !fraktionen || fraktionen.includes(fraktion))
  return oneOfEach(wanted).toSorted(inOrder)
}

const NOTHING = {
  grund: '',
  zeit_von: null,
  zeit_bis: null,
  platz: '',
  hinweis: '',
  tour: '',
  stand: 'zurueck',
} as const

const inOrder = (one: Found, other: Found): number =>
  one.datum.localeCompare(other.datum) ||
  one.fraktion.localeCompare(other.fraktion) ||
  inOrderOfVariants(one.variante, other.variante)

const RANK: Record<Terminstand, number> = { gilt: 0, entfaellt: 1, zurueck: 2 }

/**
 * Returns one date per fraction, variant and original day: after a street has changed its tour, both tours have that
 * date. The SEQUENCE never falls below a value that a calendar has already received.
 */
function oneOfEach(dates: readonly Found[]): Found[] {
  const byKey = new Map<string, Found>()
  for (const date of dates) {
    const key = `${date.fraktion} ${date.variante} ${date.urspruenglich}`
    const known = byKey.get(key)
    byKey.set(key, known ? together(known, date) : date)
  }
  return [...byKey.values()]
}

function together(one: Found, other: Found): Found {
  const [holds, rest] = RANK[one.stand] <= RANK[other.stand] ? [one, other] : [other, one]
  return {
    ...holds,
    sequenz: Math.max(holds.sequenz, rest.sequenz + (holds.stand === rest.stand ? 0 : 1)),
    geaendert_am: holds.geaendert_am > rest.geaendert_am ? holds.geaendert_am : rest.geaendert_am,
  }
}

/** Returns the public dates of a place for a household. */
export async function datesOf(
  db: Db,
  ort: string,
  span: Span,
  { kinds, variants, wahl }: { kinds: KindsByCode; variants: VariantsAt; wahl: Tonnenwahl },
): Promise<Abfalltermin[]> {
  const dates = await findDates(db, ort, span)
  return dates
    .filter(({ stand, fraktion }) => stand !== 'zurueck' && kinds.get(fraktion)?.aktiv)
    .filter(date => variants.isFor({ ort, ...date }, wahl.get(date.fraktion)))
    .map(date => told(date, nameOf(date, ort, { kinds, variants, wahl })))
}

/** Returns the dates of a place for calendars, including withdrawn ones. */
export async function calendarOf(
  db: Db,
  ort: string,
  span: Span,
  { wahl, now }: { wahl: Tonnenwahl; now: Date },
): Promise<Abfallkalendertermin[]> {
  const [dates, kinds, variants] = await Promise.all([
    findDates(db, ort, span),
    kindsByCode(db),
    variantsAt(db, [ort], berlinDay(now)),
  ])
  return dates
    .filter(date => variants.isFor({ ort, ...date }, wahl.get(date.fraktion)))
    .map(date =>
      Object.assign(told(date, nameOf(date, ort, { kinds, variants, wahl })), {
        uid: `abfall-${ort}-${idOf(date)}`,
        sequenz: date.sequenz,
        geaendert: date.geaendert_am,
      }),
    )
}

/** Returns the id of a date at its place. That of the usual variant is as it was before there were others. */
const idOf = ({ fraktion, variante, urspruenglich }: Found): string =>
  [fraktion, ...(variante === '' ? [] : [codeOf(variante)]), urspruenglich].join('-')

type Naming = { readonly kinds: KindsByCode; readonly variants: VariantsAt; readonly wahl: Tonnenwahl }

function nameOf(date: Found, ort: string, { kinds, variants, wahl }: Naming): string {
  const { fraktion, tour } = date
  const name = isAbholung(fraktion) || !tour ? (kinds.get(fraktion)?.name ?? fraktion) : tour
  return name + variants.labelOf({ ort, ...date }, wahl.get(fraktion))
}

const told = (date: Found, name: string): Abfalltermin => {
  const { fraktion, variante, datum, urspruenglich, grund, stand, zeit_von, zeit_bis, platz, hinweis } = date
  return {
    id: idOf(date),
    fraktion,
    name,
    datum,
    urspruenglich: datum === urspruenglich ? null : urspruenglich,
    grund,
    entfaellt: stand !== 'gilt',
    zeit_von,
    zeit_bis,
    platz,
    hinweis,
    variante,
    satz: changeInWords(date),
  }
}
