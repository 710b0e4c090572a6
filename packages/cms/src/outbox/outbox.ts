import type { Db } from '../store/database.ts'
import { EMPTY } from './forget-mails.ts'
import { type OutboxTables, tablesOf, type Zustand } from './tables.ts'

export type Mail = Omit<
  OutboxTables['mails'],
  'text' | 'sender' | 'abbestellen' | 'kalender' | 'betrifft' | 'nachrangig' | 'antwortet'
>

/** States of mails that, as far as is known, have not arrived. */
const OPEN = ['wartet', 'unterwegs', 'ungewiss', 'gescheitert', 'zurueckgekommen'] satisfies Zustand[]

/** Returns the mails that have not arrived, oldest first, without texts: for the operator. */
export const findOpenMails = (db: Db, limit: number): Promise<Mail[]> =>
  tablesOf(db)
    .selectFrom('mails')
    .select([
      'id',
      'anlass',
      'an',
      'antwort_an',
      'betreff',
      'gilt_bis',
      'zustand',
      'created_at',
      'due_at',
      'attempts',
      'fault',
      'ended_at',
    ])
    .where('zustand', 'in', OPEN)
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute()

/** Returns the number of mails in each state. */
export async function countMails(db: Db): Promise<ReadonlyMap<Zustand, number>> {
  const rows = await tablesOf(db)
    .selectFrom('mails')
    .select(row => ['zustand', row.fn.countAll().as('count')])
    .groupBy('zustand')
    .execute()
  return new Map(rows.map(({ zustand, count }) => [zustand, Number(count)]))
}

/**
 * Queues mails again with a fresh count of attempts: all failed ones (`alle`), or one by id. An uncertain
 * mail is sent again only by id, after a person has checked that it did not arrive. A mail that the outbox
 * refused has no text and stays. Returns how many were queued.
 */
export async function resendMails(db: Db, which: string, now: Date): Promise<number> {
  const again = tablesOf(db)
    .updateTable('mails')
    .set({ zustand: 'wartet', due_at: now.toISOString(), attempts: 0, sender: null, ended_at: null })
    .where(row => row.or([row('text', '<>', ''), row('gilt_bis', 'is not', null)]))
  const chosen =
    which === 'alle'
      ? again.where('zustand', '=', 'gescheitert')
      : again.where('id', '=', which).where('zustand', 'in', ['gescheitert', 'ungewiss', 'wartet'])
  const { numUpdatedRows } = await chosen.executeTakeFirst()
  return Number(numUpdatedRows)
}

/**
 * Discards a mail with its text and its keys. Returns 1, or 0 if no mail with this id can be discarded.
 */
export async function discardMail(db: Db, id: string, now: Date): Promise<number> {
  const { numUpdatedRows } = await tablesOf(db)
    .updateTable('mails')
    .set({ zustand: 'verworfen', ended_at: now.toISOString(), sender: null, ...EMPTY })
    .where('id', '=', id)
    .where('zustand', 'in', ['wartet', 'ungewiss', 'gescheitert', 'zurueckgekommen'])
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
