import type { Db } from '../store/index.ts'
import { tablesOf } from './tables.ts'

const ROWS_AT_ONCE = 500

/** More than the changes of all parts of a street together can add to the SEQUENCE of one date. */
const STEP = 10_000

/**
 * Counts a change of the parts of streets, or of the tours that serve them: what is read of these streets may be another
 * date of another place with a lower SEQUENCE. To be called while these places are there; streets without parts do not
 * count.
 */
export async function countDivision(db: Db, orte: readonly string[]): Promise<void> {
  for (let at = 0; at < orte.length; at += ROWS_AT_ONCE) await countAt(db, orte.slice(at, at + ROWS_AT_ONCE))
}

async function countAt(db: Db, orte: readonly string[]): Promise<void> {
  const tables = tablesOf(db)
  const divided = await tables
    .selectFrom('abfall_orte as o')
    .innerJoin('abfall_orte as p', join =>
      join.onRef('p.ort_key', '=', 'o.ort_key').onRef('p.strasse_key', '=', 'o.strasse_key'),
    )
    .innerJoin('abfall_orte as changed', join =>
      join.onRef('changed.ort_key', '=', 'o.ort_key').onRef('changed.strasse_key', '=', 'o.strasse_key'),
    )
    .select('o.id')
    .distinct()
    .where('changed.id', 'in', [...orte])
    .where('p.hausnummern', '!=', '')
    .execute()
  for (let at = 0; at < divided.length; at += ROWS_AT_ONCE)
    await tables
      .insertInto('abfall_teilungen')
      .values(divided.slice(at, at + ROWS_AT_ONCE).map(({ id }) => ({ ort_id: id, anzahl: 1 })))
      .onConflict(conflict =>
        conflict
          .column('ort_id')
          .doUpdateSet(known => ({ anzahl: known('abfall_teilungen.anzahl', '+', 1) })),
      )
      .execute()
}

/** Returns what the changes of its parts add to each SEQUENCE in the calendar of a street. It never falls. */
export async function sequenceOfDivision(db: Db, ort: string): Promise<number> {
  const row = await tablesOf(db)
    .selectFrom('abfall_teilungen')
    .select('anzahl')
    .where('ort_id', '=', ort)
    .executeTakeFirst()
  return (row?.anzahl ?? 0) * STEP
}
