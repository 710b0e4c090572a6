import type { Db } from '../store/index.ts'
import { tablesOf } from './tables.ts'
import { COLLECTIONS } from './topics.ts'

/** Counts the subscribers per topic, without addresses. */
export async function countTopics(db: Db): Promise<{ titel: string; anzahl: number }[]> {
  const rows = await tablesOf(db)
    .selectFrom('abo_themen as t')
    .innerJoin('abos as a', 'a.id', 't.abo_id')
    .where('a.stand', '=', 'aktiv')
    .where(row =>
      row.not(row.and([row('t.thema', '>=', COLLECTIONS[0]), row('t.thema', '<', COLLECTIONS[1])])),
    )
    .select(row => ['t.thema', row.fn.min('t.titel').as('titel'), row.fn.countAll().as('anzahl')])
    .groupBy('t.thema')
    .orderBy('t.thema')
    .execute()
  const reminded = await countReminded(db)
  const named = rows.map(({ titel, anzahl }) => ({ titel: String(titel), anzahl: Number(anzahl) }))
  return reminded > 0 ? [{ titel: 'Erinnerung an die Abfuhr', anzahl: reminded }, ...named] : named
}

/** Counts the subscribers with reminders of collections. */
export async function countReminded(db: Db): Promise<number> {
  const row = await tablesOf(db)
    .selectFrom('abo_themen as t')
    .innerJoin('abos as a', 'a.id', 't.abo_id')
    .where('a.stand', '=', 'aktiv')
    .where('t.thema', '>=', COLLECTIONS[0])
    .where('t.thema', '<', COLLECTIONS[1])
    .select(row => row.fn.count('a.id').distinct().as('anzahl'))
    .executeTakeFirst()
  return Number(row?.anzahl ?? 0)
}
