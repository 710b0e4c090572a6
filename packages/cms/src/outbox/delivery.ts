import type { Selectable } from 'kysely'
import type { Db } from '../store/database.ts'
import type { OutboxTables, Zustand } from './tables.ts'

/** The state of a mail, for the room that put it. */
export type Delivery = {
  readonly an: string
  readonly zustand: Zustand
  /** Since when the mail has this state: when it was put, or when the outbox finished it. */
  readonly moment: string
  /** Words of the mail server or the outbox. */
  readonly fault: string | null
  /** Subject of the mail, as its receiver would read it. */
  readonly betreff?: string
}

const mailsOf = (db: Db) => db.withTables<OutboxTables>().selectFrom('mails')

/**
 * Returns the state of the latest mail with this `betrifft`; undefined if there is none, or it was deleted.
 */
export const deliveryOf = async (db: Db, betrifft: string): Promise<Delivery | undefined> =>
  (await deliveriesOf(db, [betrifft])).get(betrifft)

/**
 * Like `deliveryOf`, for the person who waits for the mail: one that was not tried yet will fare like an earlier one that
 * the same address refused.
 */
export async function expectedDelivery(db: Db, betrifft: string): Promise<Delivery | undefined> {
  let latest: Delivery | undefined
  for (const row of await rowsAbout(db, [betrifft])) {
    const mail = waitingWith(latest, deliveryIn(row))
    const isExpected =
      latest !== undefined &&
      latest.an === mail.an &&
      isRefused(latest) &&
      PENDING.has(mail.zustand) &&
      mail.fault === null
    if (!isExpected) latest = mail
  }
  return latest
}

/** Like `deliveryOf`, for the rows of a list. */
export async function deliveriesOf(
  db: Db,
  betrifft: readonly string[],
): Promise<ReadonlyMap<string, Delivery>> {
  const latest = new Map<string, Delivery>()
  for (const row of await rowsAbout(db, betrifft)) {
    const about = String(row.betrifft)
    // Later rows overwrite earlier ones, so the latest mail stays.
    latest.set(about, waitingWith(latest.get(about), deliveryIn(row)))
  }
  return latest
}

const rowsAbout = async (db: Db, betrifft: readonly string[]) =>
  betrifft.length === 0
    ? []
    : mailsOf(db)
        .select(['betrifft', ...DELIVERY])
        .where('betrifft', 'in', betrifft)
        .orderBy('created_at')
        .orderBy('id')
        .execute()

/** Tests whether the server refused an address for good; a mail also fails if no server was reached for days. */
const isRefused = ({ zustand, fault }: Delivery): boolean =>
  zustand === 'zurueckgekommen' || (zustand === 'gescheitert' && /(?<!\d)5\d\d(?!\d)/.test(fault ?? ''))
const PENDING: ReadonlySet<Zustand> = new Set(['wartet', 'unterwegs'])

/** A mail that waits behind an earlier one to the same address waits for the same reason. */
const waitingWith = (earlier: Delivery | undefined, mail: Delivery): Delivery =>
  earlier?.zustand === 'wartet' && mail.zustand === 'wartet' && earlier.an === mail.an
    ? { ...mail, fault: mail.fault ?? earlier.fault }
    : mail

const DELIVERY = ['an', 'zustand', 'created_at', 'ended_at', 'fault', 'betreff'] as const

type Row = Pick<Selectable<OutboxTables['mails']>, (typeof DELIVERY)[number]>

const deliveryIn = ({ an, zustand, created_at, ended_at, fault, betreff }: Row): Delivery => ({
  an,
  zustand,
  moment: ended_at ?? created_at,
  fault,
  betreff,
})

/** A mail that did not arrive, or perhaps did not, with its text. */
export type LostMail = {
  readonly delivery: Delivery
  readonly betrifft: string
  readonly put: string
  /** Empty if the text was deleted. */
  readonly text: string
}

const MOST_LOST = 500

/**
 * Returns all mails that did not arrive, latest first, even if a later one was sent: for rooms whose mails
 * each have their own content.
 */
export async function lostAbout(db: Db, betrifft: readonly string[]): Promise<LostMail[]> {
  if (betrifft.length === 0) return []
  const rows = await mailsOf(db)
    .select(['betrifft', 'text', ...DELIVERY])
    .where('betrifft', 'in', betrifft)
    .where('zustand', 'in', [...UNDELIVERED, 'verworfen'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_LOST)
    .execute()
  return rows.map(row => ({
    delivery: deliveryIn(row),
    betrifft: String(row.betrifft),
    put: row.created_at,
    text: row.text,
  }))
}

/** States of mails that, as far as is known, did not arrive. */
const UNDELIVERED: readonly Zustand[] = ['gescheitert', 'zurueckgekommen', 'ungewiss']

const MOST_UNDELIVERED = 500

export type Undelivered = Delivery & { readonly id: string; readonly betrifft: string }

/**
 * Returns each `betrifft` whose latest mail ended since a moment and did not arrive, or perhaps did not; last
 * ended first.
 */
export async function undeliveredSince(db: Db, since: Date): Promise<Undelivered[]> {
  const rows = await mailsOf(db)
    .select(['id', 'betrifft', ...DELIVERY])
    .where('zustand', 'in', UNDELIVERED)
    .where('betrifft', 'is not', null)
    .where('ended_at', '>=', since.toISOString())
    .orderBy('ended_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_UNDELIVERED)
    .execute()
  const latest = await deliveriesOf(db, [...new Set(rows.map(({ betrifft }) => String(betrifft)))])
  const seen = new Set<string>()
  return rows.flatMap(row => {
    const betrifft = String(row.betrifft)
    const isTold = seen.has(betrifft) || !UNDELIVERED.includes(latest.get(betrifft)?.zustand ?? 'gesendet')
    seen.add(betrifft)
    return isTold ? [] : [{ ...deliveryIn(row), id: row.id, betrifft }]
  })
}
