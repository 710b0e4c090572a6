import type { Database } from '../store/database.ts'
import type { OutboxTables, Zustand } from './tables.ts'

type Db = Database['read']

/** What became of a mail, for the room that put it. */
export type Delivery = {
  readonly zustand: Zustand
  /** Since when it stands so: when it was put, or when the outbox was done with it. */
  readonly moment: string
  /** What the mail server or the outbox said of it. */
  readonly fault: string | null
}

const mailsOf = (db: Db) => db.withTables<OutboxTables>().selectFrom('mails')

/** What became of the latest mail about something; undefined where there is none, or none any more. */
export async function deliveryOf(db: Db, betrifft: string): Promise<Delivery | undefined> {
  const mail = await mailsOf(db)
    .select(['zustand', 'created_at', 'ended_at', 'fault'])
    .where('betrifft', '=', betrifft)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return mail && { zustand: mail.zustand, moment: mail.ended_at ?? mail.created_at, fault: mail.fault }
}
