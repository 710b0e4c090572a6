import { fristen } from '@rathausplatz/contract/fristen'
import { daysBefore } from '../jobs/days-before.ts'
import type { StepJob } from '../jobs/job.ts'
import { limitsIn, take } from '../limits/limits.ts'
import { type Asking, mailsTo, waitingMailsTo } from '../limits/of-senders.ts'
import { type NewMail, putMail } from '../outbox/put-mail.ts'
import type { Db } from '../store/index.ts'
import { orThrow } from '../store/result.ts'

/**
 * Mails to one address within ten minutes, per day, and per day for one network: enough for several entries,
 * too few to flood a mailbox.
 */
const ASKING = { soon: 3, onADay: 6, fromOne: 4 }

/** How long waiting requests are collected for one mail. */
const GATHERED_MS = 10 * 60_000
/** Most links in one mail. */
const MOST_IN_ONE = 50

type Row = {
  id: string
  /** In lower case. */
  email: string
  /** When the mail to this address is due; null if none is due. */
  bitten_am: string | null
}
type Tables = Record<'abos' | 'pinnwand_eintraege' | 'pinnwand_gespraeche' | 'verzeichnis_vorschlaege', Row>

/**
 * Entries of the pin board or of a directory, or orders of news, that wait for the confirmation of their
 * address.
 */
export type Unconfirmed = {
  readonly table: keyof Tables
  /** Name of the counter for the mails of this room. */
  readonly what: string
  /** How many mails may go to one address. Default: enough for several entries. */
  readonly most?: Asking
  /**
   * Returns one mail that asks to confirm all these entries, and sets the time until which the entries,
   * like the links in the mail, are valid. Undefined if none of the entries can be confirmed any more.
   */
  readonly begin: (
    db: Db,
    ids: readonly string[],
    now: Date,
  ) => Promise<Omit<NewMail, 'an' | 'giltBis'> | undefined>
}

const rowsOf = (db: Db, { table }: Unconfirmed) => {
  const tables = db.withTables<Tables>()
  const due = (bitten_am: string | null, ids: readonly string[]) =>
    tables.updateTable(table).set({ bitten_am }).where('id', 'in', ids).execute()
  return { waiting: tables.selectFrom(table).where('bitten_am', 'is not', null), due }
}

async function send(db: Db, kept: Unconfirmed, email: string, ids: readonly string[], now: Date) {
  const mail = await kept.begin(db, ids, now)
  if (!mail) return
  const giltBis = new Date(daysBefore(now, -fristen.bestaetigen))
  await orThrow(Promise.resolve(await putMail(db, { ...mail, an: email, giltBis }, now)))
}

/**
 * Sends the mail that asks to confirm a new entry. If the limit of mails to this address is used up, notes
 * when the mail is due, so that no acknowledged entry is lost. The response never says which happened: that
 * would reveal that the address was used recently.
 */
export async function askOrWait(
  db: Db,
  kept: Unconfirmed,
  { id, email, sender }: { id: string; email: string; sender: string | undefined },
  now: Date,
): Promise<void> {
  const limits = mailsTo(kept.what, email, sender, kept.most ?? ASKING)
  if ((await take(limitsIn(db), limits, now)) === undefined) await send(db, kept, email, [id], now)
  else await rowsOf(db, kept).due(new Date(now.getTime() + GATHERED_MS).toISOString(), [id])
}

/** Sends the mails that had to wait: one per address, for all its waiting entries. */
export const askWaiting = (name: string, kept: Unconfirmed): StepJob => ({
  name,
  due: {
    async at(db: Db) {
      const row = await rowsOf(db, kept)
        .waiting.select(({ fn }) => fn.min('bitten_am').as('first'))
        .executeTakeFirst()
      return row?.first ?? undefined
    },
  },
  async step(db, { now }) {
    const { waiting, due } = rowsOf(db, kept)
    const next = await waiting
      .select('email')
      .where('bitten_am', '<=', now.toISOString())
      .orderBy('bitten_am')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst()
    if (!next) return { more: false }
    const { email } = next
    const rows = await waiting
      .select('id')
      .where('email', '=', email)
      .orderBy('bitten_am')
      .orderBy('id')
      .limit(MOST_IN_ONE)
      .execute()
    const ids = rows.map(({ id }) => id)
    const wait = await take(limitsIn(db), waitingMailsTo(kept.what, email, kept.most ?? ASKING), now)
    if (wait === undefined) {
      await due(null, ids)
      await send(db, kept, email, ids, now)
    } else await due(new Date(now.getTime() + wait * 1_000).toISOString(), ids)
    return { more: true }
  },
})
