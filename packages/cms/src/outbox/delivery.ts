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

/** States in which whoever waits for a mail has not got it, as far as is known. */
const UNDELIVERED = ['gescheitert', 'ungewiss'] satisfies Zustand[]

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

/** What of a room, `formular:`, has a latest mail that did not arrive or perhaps did not; the one put first comes first. */
export async function undelivered(db: Db, praefix: `${string}:`): Promise<string[]> {
  const rows = await mailsOf(db)
    .select('betrifft')
    .where('zustand', 'in', UNDELIVERED)
    .where('betrifft', 'like', `${praefix}%`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('mails as later')
            .select('later.id')
            .whereRef('later.betrifft', '=', 'mails.betrifft')
            .where(later =>
              later.or([
                later('later.created_at', '>', later.ref('mails.created_at')),
                later.and([
                  later('later.created_at', '=', later.ref('mails.created_at')),
                  later('later.id', '>', later.ref('mails.id')),
                ]),
              ]),
            ),
        ),
      ),
    )
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.flatMap(({ betrifft }) => (betrifft === null ? [] : [betrifft]))
}
