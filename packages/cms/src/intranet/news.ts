import { NACH_LESEN } from '../collections/intranetbeitrag.ts'
import type { Db } from '../store/index.ts'
import { numberedAt } from './released.ts'
import { tablesOf } from './tables.ts'

/** The most texts shown at once. */
const MOST = 10

/**
 * Returns the moment of the sign-in before the current one, or undefined if the log of sign-ins no longer has
 * it.
 */
export async function lastSignIn(db: Db, account: string): Promise<string | undefined> {
  const [, before] = await tablesOf(db)
    .selectFrom('sign_ins')
    .select('at')
    .where('account_id', '=', account)
    .where('what', '=', 'angemeldet')
    .orderBy('at', 'desc')
    .limit(2)
    .execute()
  return before?.at
}

/** Returns the texts dated between `since` and now, newest first. */
export const findNewTexts = (db: Db, now: Date, since: string) =>
  numberedAt(db, now, 'intranetbeitrag')
    .where('r.datum_von', '>', since)
    .where('r.datum_von', '<=', now.toISOString())
    .orderBy('r.datum_von', 'desc')
    .limit(MOST)
    .execute()

/** Returns the texts that an account has not confirmed yet, oldest first: they have waited longest. */
export const findToRead = (db: Db, now: Date, account: string) =>
  numberedAt(db, now, 'intranetbeitrag')
    .innerJoin('release_tags as t', 't.document_id', 'r.document_id')
    .where('t.tag', '=', NACH_LESEN)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('lesebestaetigungen as l')
            .select('l.document_id')
            .whereRef('l.document_id', '=', 'r.document_id')
            .where('l.account_id', '=', account),
        ),
      ),
    )
    .orderBy('r.datum_von')
    .limit(MOST)
    .execute()
