import type { Abfallfraktion } from '@rathausplatz/contract'
import type { Db } from '../store/index.ts'
import type { Reading } from './divided-streets.ts'
import { type Terminstand, tablesOf } from './tables.ts'
import { inOrderOfVariants } from './varianten/variant.ts'

/** A date of a place, from any tour. */
export type Found = {
  /** The place whose date it is: a part, where its whole street was asked. */
  readonly ort: string
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
  /** Whether all parts of a divided street have it. */
  readonly isOfStreet?: boolean
}

export type Span = {
  readonly von: string
  readonly bis: string
  readonly fraktionen?: readonly Abfallfraktion[] | undefined
}

/** Returns all dates of a place as it is read from `von` to `bis`, also cancelled and withdrawn ones. */
export async function findDates(db: Db, reading: Reading, span: Span): Promise<Found[]> {
  const own = await datesAt(db, reading.ort, span)
  const parts = reading.orte.filter(ort => ort !== reading.ort)
  const ofParts = (await Promise.all(parts.map(ort => datesAt(db, ort, span)))).flat()
  const byKind = Map.groupBy([...own, ...ofParts], ({ fraktion }) => fraktion)
  return Array.from(byKind, ([fraktion, dates]) => ofKind(dates, fraktion, reading))
    .flat()
    .toSorted(inOrder)
}

async function datesAt(db: Db, ort: string, { von, bis, fraktionen }: Span): Promise<Found[]> {
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
        ort,
        zeit_von: row.zeit_von ?? tour_von,
        zeit_bis: row.zeit_von === null ? tour_bis : row.zeit_bis,
        platz: row.platz || tour_platz,
      }),
  )
  const left = gone.map(({ ort_id: _, ...row }): Found => Object.assign(row, { ort }, NOTHING))
  const wanted = [...dates, ...left].filter(({ fraktion }) => !fraktionen || fraktionen.includes(fraktion))
  return oneOfEach(wanted)
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
 * date. Its SEQUENCE is a sum, because each change of one of them, and each further one, must let it grow.
 */
function oneOfEach(dates: readonly Found[]): Found[] {
  const byKey = new Map<string, Found>()
  for (const date of dates) {
    const key = keyOf(date)
    const known = byKey.get(key)
    byKey.set(key, known ? together(known, date) : date)
  }
  return [...byKey.values()]
}

const keyOf = ({ fraktion, variante, urspruenglich }: Found): string =>
  `${fraktion} ${variante} ${urspruenglich}`

/** Returns the dates of a kind as they are read. Those of places that are not read for it are withdrawn. */
function ofKind(dates: readonly Found[], fraktion: Abfallfraktion, reading: Reading): Found[] {
  const read = reading.orteOf(fraktion)
  const [here, others] = [
    dates.filter(({ ort }) => read.includes(ort)),
    dates.filter(({ ort }) => !read.includes(ort)),
  ]
  if (!reading.isDivided(fraktion)) return [...here, ...others.map(withdrawn)]
  const own = others.filter(({ ort }) => ort === reading.ort)
  const left = others.filter(({ ort }) => ort !== reading.ort)
  return [...ofDivided(own, here, read.length), ...left.map(withdrawn)]
}

const withdrawn = (date: Found): Found => ({ ...date, stand: 'zurueck' })

/**
 * Joins the dates of the parts of a street: a date that all parts have is one of the street. Those of the street itself
 * hold for nobody any more, and are withdrawn. Their SEQUENCE grows with each change of a part.
 */
function ofDivided(own: readonly Found[], ofParts: readonly Found[], count: number): Found[] {
  const parts = Map.groupBy(ofParts, keyOf)
  const street = new Map(own.map(date => [keyOf(date), date]))
  const asOfStreet = (date: Found, last: Found | undefined, some: readonly Found[]): Found => ({
    ...date,
    sequenz: some.reduce((sum, one) => sum + one.sequenz, (last?.sequenz ?? 0) + 1),
    geaendert_am: [...some, ...(last ? [last] : [])]
      .map(one => one.geaendert_am)
      .reduce((a, b) => (a > b ? a : b)),
  })
  const joined = Array.from(parts, ([key, some]): Found[] => {
    const [first, ...others] = some
    const last = street.get(key)
    if (!first || some.length < count || !others.every(one => isSame(one, first))) return [...some]
    street.delete(key)
    return [asOfStreet({ ...first, isOfStreet: true }, last, some)]
  })
  const gone = Array.from(street, ([key, date]) => asOfStreet(withdrawn(date), date, parts.get(key) ?? []))
  return [...joined.flat(), ...gone]
}

const isSame = (one: Found, other: Found): boolean =>
  (['datum', 'stand', 'grund', 'zeit_von', 'zeit_bis', 'platz', 'hinweis'] as const).every(
    field => one[field] === other[field],
  )

function together(one: Found, other: Found): Found {
  const [holds, rest] = RANK[one.stand] <= RANK[other.stand] ? [one, other] : [other, one]
  return {
    ...holds,
    sequenz: holds.sequenz + rest.sequenz + 1,
    geaendert_am: holds.geaendert_am > rest.geaendert_am ? holds.geaendert_am : rest.geaendert_am,
  }
}
