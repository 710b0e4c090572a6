import { berlinDay } from '@rathausplatz/time'
import type { Db } from '../store/index.ts'
import { countDivision } from './division-count.ts'
import type { PlaceRow } from './places.ts'
import { type AbfallTables, tablesOf } from './tables.ts'

export const placesOf = (db: Db, tour: string): Promise<PlaceRow[]> =>
  tablesOf(db)
    .selectFrom('abfall_tour_orte as t')
    .innerJoin('abfall_orte as o', 'o.id', 't.ort_id')
    .selectAll('o')
    .where('t.tour_id', '=', tour)
    .execute()

const ROWS_AT_ONCE = 500

/** Assigns these places to a tour. */
export async function serve(db: Db, tour_id: string, orte: readonly string[]): Promise<void> {
  const rows = [...new Set(orte)].map(ort_id => ({ ort_id, tour_id }))
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    const added = await tablesOf(db)
      .insertInto('abfall_tour_orte')
      .values(rows.slice(at, at + ROWS_AT_ONCE))
      .onConflict(conflict => conflict.doNothing())
      .returning('ort_id')
      .execute()
    await countDivision(
      db,
      added.map(({ ort_id }) => ort_id),
    )
  }
}

/** Removes a place from a tour, and cancels its dates in calendars. */
export async function leave(
  db: Db,
  tour: Pick<AbfallTables['abfall_touren'], 'id' | 'fraktion' | 'variante'>,
  ort_id: string,
  now: Date,
): Promise<void> {
  const tables = tablesOf(db)
  const dates = await tables
    .selectFrom('abfall_termine')
    .selectAll()
    .where('tour_id', '=', tour.id)
    .where('datum', '>=', berlinDay(now))
    .execute()
  const geaendert_am = now.toISOString()
  for (const { urspruenglich, datum, sequenz } of dates) {
    const { fraktion, variante } = tour
    const row = { ort_id, fraktion, variante, urspruenglich, datum, geaendert_am }
    await tables
      .insertInto('abfall_abgaenge')
      .values({ ...row, sequenz: sequenz + 1 })
      .onConflict(conflict =>
        conflict.columns(['ort_id', 'fraktion', 'variante', 'urspruenglich']).doUpdateSet(known => ({
          datum,
          geaendert_am,
          // The SEQUENCE in calendars is the sum of both, which must not fall when one of them goes.
          sequenz: known('abfall_abgaenge.sequenz', '+', sequenz + 2),
        })),
      )
      .execute()
  }
  await tables
    .deleteFrom('abfall_tour_orte')
    .where('tour_id', '=', tour.id)
    .where('ort_id', '=', ort_id)
    .execute()
  await countDivision(db, [ort_id])
}
