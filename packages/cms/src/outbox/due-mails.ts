import type { Selectable } from 'kysely'
import type { Db } from '../store/database.ts'
import { type OutboxTables, tablesOf } from './tables.ts'

export type MailRow = Selectable<OutboxTables['mails']>

const MINUTE_MS = 60_000
/**
 * Pauses after the first try, the second, ...: about two days. A mail that is not accepted after the last one
 * has failed.
 */
export const PAUSES_MS = [1, 2, 5, 10, 30, 60, 120, 240, 480, 720, 1440].map(minutes => minutes * MINUTE_MS)
/** A longer pause comes from a wrong clock: the mail is due. */
const LONGEST_PAUSE_MS = 1441 * MINUTE_MS

/** Returns the next mail: first a due mail that is not bulk, then bulk mails. */
export async function firstWaiting(db: Db, now: Date): Promise<MailRow | undefined> {
  const [own, bulk] = [await firstOfRank(db, 0), await firstOfRank(db, 1)]
  if (!own || !bulk) return own ?? bulk
  if (isDue(own.due_at, now)) return own
  return isDue(bulk.due_at, now) || bulk.due_at < own.due_at ? bulk : own
}

const firstOfRank = (db: Db, nachrangig: 0 | 1): Promise<MailRow | undefined> =>
  tablesOf(db)
    .selectFrom('mails')
    .selectAll()
    .where('zustand', '=', 'wartet')
    .where('nachrangig', '=', nachrangig)
    .orderBy('due_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()

export const dueMails = (db: Db, now: Date) =>
  tablesOf(db)
    .selectFrom('mails')
    .selectAll()
    .where('zustand', '=', 'wartet')
    .where(row =>
      row.or([row('due_at', '<=', now.toISOString()), row('due_at', '>', after(now, LONGEST_PAUSE_MS))]),
    )
    .orderBy('due_at')

/** Waiting mails to the same address about the same matter: they arrive in the order of their causes. */
export const aboutSame = (db: Db, { an, anlass, betrifft }: Pick<MailRow, 'an' | 'anlass' | 'betrifft'>) => {
  const same = tablesOf(db)
    .selectFrom('mails')
    .where('zustand', '=', 'wartet')
    .where('an', '=', an)
    .where('anlass', '=', anlass)
  return betrifft === null ? same.where('betrifft', 'is', null) : same.where('betrifft', '=', betrifft)
}

/** Returns the oldest waiting mail to the same address about the same matter, possibly the mail itself. */
export const oldestAbout = (db: Db, mail: MailRow): Promise<MailRow | undefined> =>
  aboutSame(db, mail).selectAll().orderBy('id').limit(1).executeTakeFirst()

/** Younger mails about the matter of a mail wait with it: an end must not arrive before its beginning. */
export async function letYoungerWait(db: Db, mail: MailRow, due_at: string): Promise<void> {
  const younger = aboutSame(db, mail).select('id').where('id', '>', mail.id).where('due_at', '<', due_at)
  await tablesOf(db).updateTable('mails').set({ due_at }).where('id', 'in', younger).execute()
}

const after = (now: Date, ms: number): string => new Date(now.getTime() + ms).toISOString()

export function isDue(due_at: string, now: Date): boolean {
  const wait = Date.parse(due_at) - now.getTime()
  return wait <= 0 || wait > LONGEST_PAUSE_MS
}
