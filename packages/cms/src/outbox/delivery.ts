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
export const deliveryOf = async (db: Db, betrifft: string): Promise<Delivery | undefined> =>
  (await deliveriesOf(db, [betrifft])).get(betrifft)

/** The same for the rows of a list. */
export async function deliveriesOf(
  db: Db,
  betrifft: readonly string[],
): Promise<ReadonlyMap<string, Delivery>> {
  if (betrifft.length === 0) return new Map()
  const rows = await mailsOf(db)
    .select(['betrifft', 'zustand', 'created_at', 'ended_at', 'fault'])
    .where('betrifft', 'in', betrifft)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  // The latest is the last.
  return new Map(
    rows.map(({ betrifft: about, zustand, created_at, ended_at, fault }) => [
      String(about),
      { zustand, moment: ended_at ?? created_at, fault },
    ]),
  )
}
