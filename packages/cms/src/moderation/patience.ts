import { CmsError } from '@rathausplatz/contract'
import { limitsIn, take } from '../limits/limits.ts'
import { mailsTo, ofSender, ofSenderADay } from '../limits/of-senders.ts'
import type { Database } from '../store/index.ts'

type Db = Database['read']

/** What somebody puts up, or asks about, within a day: more than one thing, and no mailbox full. */
const ASKING = { soon: 3, onADay: 6, fromOne: 4 }

/** Whether an address may be asked by mail whether it was its owner who typed it. */
export async function mayAsk(
  db: Db,
  what: string,
  email: string,
  sender: string | undefined,
  now: Date,
): Promise<boolean> {
  return (await take(limitsIn(db), mailsTo(what, email, sender, ASKING), now)) === undefined
}

/** What comes from one place on a day: each is looked at by somebody. */
const ON_A_DAY = { connection: 30, network: 150 }

/** Refused where its sender floods the town. */
export async function patience(db: Db, what: string, sender: string | undefined, now: Date): Promise<void> {
  const limits = [...ofSender(what, sender), ...ofSenderADay(what, sender, ON_A_DAY)]
  const retryAfter = await take(limitsIn(db), limits, now)
  if (retryAfter !== undefined) throw new CmsError('zu-viele', undefined, { retryAfter })
}

const HOUR = 60 * 60
/** Steps and changes of its author that an entry takes within an hour: each can be one that all pages learn of. */
const MOST_OWN = 10

/** `key` names one entry of one room. */
export async function patienceWithOwn(db: Db, key: string, now: Date): Promise<void> {
  const retryAfter = await take(limitsIn(db), [{ key, most: MOST_OWN, seconds: HOUR }], now)
  if (retryAfter !== undefined) throw new CmsError('zu-viele', TOO_OFTEN, { retryAfter })
}

const TOO_OFTEN =
  'Diesen Eintrag haben Sie gerade sehr oft geändert. Bitte versuchen Sie es in einer Stunde noch einmal; löschen können Sie ihn jederzeit.'
