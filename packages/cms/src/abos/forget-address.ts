import type { OutboxTables } from '../outbox/tables.ts'
import { newId } from '../store/id.ts'
import type { Db } from '../store/index.ts'
import { proofOf } from './keys.ts'
import { ASKING, REMINDING, TELLING } from './mails.ts'
import { tablesOf } from './tables.ts'

/** Deletes all data of an address except the proof of consent. Returns whether any data were stored. */
export async function forgetAddress(db: Db, typed: string, now: Date): Promise<boolean> {
  const email = typed.trim().toLowerCase()
  const tables = tablesOf(db)
  const rows = await tables.selectFrom('abos').selectAll().where('email', '=', email).execute()
  if (rows.length === 0) return false
  const ids = rows.map(({ id }) => id)
  for (const { wortlaut, angefragt_am, bestaetigt_am, stand } of rows)
    if (stand === 'aktiv' && bestaetigt_am !== null)
      await tables
        .insertInto('abo_nachweise')
        .values({
          id: newId(now),
          pruefwert: proofOf(email),
          wortlaut,
          angefragt_am,
          bestaetigt_am,
          beendet_am: now.toISOString(),
        })
        .execute()
  await tables.deleteFrom('abo_fehlschlaege').where('abo_id', 'in', ids).execute()
  await tables.deleteFrom('abo_themen').where('abo_id', 'in', ids).execute()
  await tables.deleteFrom('abos').where('id', 'in', ids).execute()
  await db
    .withTables<OutboxTables>()
    .deleteFrom('mails')
    .where('an', '=', email)
    .where('anlass', 'in', [ASKING, TELLING, REMINDING])
    // A mail that is being sent cannot be stopped.
    .where('zustand', '<>', 'unterwegs')
    .execute()
  return true
}
