import type { Db } from '../store/database.ts'
import { aboutSame, type MailRow } from './due-mails.ts'
import { EMPTY } from './forget-mails.ts'
import { tablesOf } from './tables.ts'

const REPLACED = 'Eine neuere E-Mail hat sie ersetzt.'

type About = Pick<MailRow, 'an' | 'anlass'> & { readonly betrifft?: string | null | undefined }

/**
 * Discards mails to the same address about the same matter that the mail server has put off: a newer mail need
 * not wait behind them. Returns the reason of the server, which holds for the newer one until it is tried; null
 * if there is none. A mail that was not tried yet delays nothing.
 */
export async function discardOlder(
  db: Db,
  { an, anlass, betrifft }: About,
  now: Date,
): Promise<string | null> {
  if (typeof betrifft !== 'string') return null
  const older = await aboutSame(db, { an, anlass, betrifft })
    .select(['id', 'fault'])
    .where('attempts', '>', 0)
    .orderBy('id')
    .execute()
  if (older.length === 0) return null
  const ids = older.map(({ id }) => id)
  await tablesOf(db)
    .updateTable('mails')
    .set({ ...EMPTY, zustand: 'verworfen', fault: REPLACED, ended_at: now.toISOString() })
    .where('id', 'in', ids)
    .where('zustand', '=', 'wartet')
    .execute()
  return older.at(-1)?.fault ?? null
}
