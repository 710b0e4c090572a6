import type { Pinnwandmeldung } from '@rathausplatz/contract'
import { newId } from '../store/id.ts'
import type { Db } from '../store/index.ts'
import { type Eintrag, tablesOf } from './tables.ts'

/** Open reports per entry; more would add nothing. */
export const MOST_OPEN_REPORTS = 50

type Report = Pinnwandmeldung & { readonly einreichung: string; readonly now: Date }

/** Adds a report about an entry, unless it has enough open ones. */
export async function addReport(
  db: Db,
  { id }: Pick<Eintrag, 'id'>,
  { einreichung, grund, text, now }: Report,
): Promise<void> {
  const { open } = await tablesOf(db)
    .selectFrom('pinnwand_meldungen')
    .select(({ fn }) => fn.countAll().as('open'))
    .where('eintrag_id', '=', id)
    .where('erledigt', '=', 0)
    .executeTakeFirstOrThrow()
  if (Number(open) >= MOST_OPEN_REPORTS) return
  await tablesOf(db)
    .insertInto('pinnwand_meldungen')
    .values({
      id: newId(now),
      eintrag_id: id,
      einreichung,
      grund,
      text,
      am: now.toISOString(),
      erledigt: 0,
    })
    .onConflict(conflict => conflict.column('einreichung').doNothing())
    .execute()
}

export const NONE = { all: 0, open: 0 }

/** Returns the last reports of each entry, in order. */
export async function reportsOf(db: Db, ids: readonly string[], most: number) {
  if (ids.length === 0) return []
  return tablesOf(db)
    .with('gezaehlt', tables =>
      tables
        .selectFrom('pinnwand_meldungen')
        .selectAll()
        .select(({ fn }) =>
          fn
            .agg<number>('row_number')
            .over(over => over.partitionBy('eintrag_id').orderBy('am', 'desc').orderBy('id', 'desc'))
            .as('stelle'),
        )
        .where('eintrag_id', 'in', ids),
    )
    .selectFrom('gezaehlt')
    .selectAll()
    .where('stelle', '<=', most)
    .orderBy('am')
    .orderBy('id')
    .execute()
}

export async function countsOf(db: Db, ids: readonly string[]): Promise<Map<string, typeof NONE>> {
  if (ids.length === 0) return new Map()
  const rows = await tablesOf(db)
    .selectFrom('pinnwand_meldungen')
    .select(({ fn }) => ['eintrag_id', fn.countAll().as('all'), fn.sum('erledigt').as('done')])
    .where('eintrag_id', 'in', ids)
    .groupBy('eintrag_id')
    .execute()
  return new Map(
    rows.map(({ eintrag_id, all, done }) => [
      eintrag_id,
      { all: Number(all), open: Number(all) - Number(done) },
    ]),
  )
}
