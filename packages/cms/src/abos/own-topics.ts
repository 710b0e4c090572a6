import type { Db } from '../store/index.ts'
import { tablesOf } from './tables.ts'

/** A topic of a subscription, with its title when it was chosen. */
export type Topic = { readonly thema: string; readonly titel: string }

export const topicsIn = (db: Db, id: string): Promise<Topic[]> =>
  tablesOf(db)
    .selectFrom('abo_themen')
    .select(['thema', 'titel'])
    .where('abo_id', '=', id)
    .orderBy('thema')
    .execute()

export async function addTopics(db: Db, abo_id: string, topics: readonly Topic[]): Promise<void> {
  if (topics.length === 0) return
  await tablesOf(db)
    .insertInto('abo_themen')
    .values(topics.map(({ thema, titel }) => ({ abo_id, thema, titel })))
    .onConflict(conflict => conflict.doNothing())
    .execute()
}
