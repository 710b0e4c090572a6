import { tabellen } from '@rathausplatz/contract/tabellen'
import { sql } from 'kysely'
import type { StepJob } from '../jobs/job.ts'
import type { Db } from '../store/index.ts'
import { tablesOf } from './tables.ts'

/** Stores that an account has read a text and returns the moment. Idempotent: the first moment stays. */
export async function confirm(
  db: Db,
  row: { document_id: string; account_id: string; revision: number; gelesen_am: string },
): Promise<string> {
  const { document_id, account_id } = row
  await tablesOf(db)
    .insertInto('lesebestaetigungen')
    .values(row)
    .onConflict(conflict => conflict.doNothing())
    .execute()
  const { gelesen_am } = await tablesOf(db)
    .selectFrom('lesebestaetigungen')
    .select('gelesen_am')
    .where('document_id', '=', document_id)
    .where('account_id', '=', account_id)
    .executeTakeFirstOrThrow()
  return gelesen_am
}

/** Returns every account of the intranet with the moment at which it confirmed to have read a text. */
export async function findReaders(db: Db, document_id: string) {
  return tablesOf(db)
    .selectFrom('accounts as a')
    .leftJoin('lesebestaetigungen as l', join =>
      join.onRef('l.account_id', '=', 'a.id').on('l.document_id', '=', document_id),
    )
    .select(['a.vorname', 'a.nachname', 'a.email', 'a.disabled_at', 'l.gelesen_am', 'l.revision'])
    .where('a.realm', '=', 'intranet')
    .orderBy('a.nachname')
    .orderBy('a.vorname')
    .execute()
}

const MOST_AT_ONCE = 500

/** Deletes the confirmations of texts that were deleted for good: nobody needs them any more. */
export const forgetConfirmations: StepJob = {
  name: `Lesebestätigungen gelöschter Beiträge löschen (${tabellen.lesebestaetigungen.name})`,
  due: 'taeglich',
  async step(transaction) {
    const { numAffectedRows = 0n } =
      await sql`delete from lesebestaetigungen where document_id in (select document_id from lesebestaetigungen
        where document_id not in (select id from documents) limit ${sql.lit(MOST_AT_ONCE)})`.execute(
        transaction,
      )
    return { more: numAffectedRows >= BigInt(MOST_AT_ONCE) }
  },
}
