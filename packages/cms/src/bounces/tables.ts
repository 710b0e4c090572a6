import type { Db } from '../store/index.ts'

type BounceTables = {
  /** How far a mailbox is read. */
  ruecklaeufer_postfach: {
    postfach: string
    /** The numbering of the messages; if it changes, all are read again. */
    uidvalidity: string
    /** The last message that was read. */
    uid: string
  }
}

const tablesOf = (db: Db) => db.withTables<BounceTables>()

/** Returns the last message that was read; 0 for a mailbox that is new or numbered anew. */
export async function readUpTo(db: Db, postfach: string, uidvalidity: string): Promise<number> {
  const row = await tablesOf(db)
    .selectFrom('ruecklaeufer_postfach')
    .select('uid')
    .where('postfach', '=', postfach)
    .where('uidvalidity', '=', uidvalidity)
    .executeTakeFirst()
  return Number(row?.uid ?? 0)
}

export async function readTo(
  db: Db,
  postfach: string,
  { uidvalidity, uid }: { uidvalidity: string; uid: number },
): Promise<void> {
  const state = { uidvalidity, uid: String(uid) }
  await tablesOf(db)
    .insertInto('ruecklaeufer_postfach')
    .values({ postfach, ...state })
    .onConflict(conflict => conflict.column('postfach').doUpdateSet(state))
    .execute()
}
