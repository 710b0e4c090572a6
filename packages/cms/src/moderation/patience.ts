import { CmsError } from '@rathausplatz/contract'
import { limitsIn, take } from '../limits/limits.ts'
import { ofSender, ofSenderADay } from '../limits/of-senders.ts'
import type { Db } from '../store/index.ts'

/** Entries per day of one connection and one network: an editor reviews each. */
const ON_A_DAY = { connection: 30, network: 150 }

const TEN_MINUTES = 10 * 60

/** Throws `CmsError` zu-viele if one sender sends too much, whatever mail address is given. */
export async function patience(db: Db, what: string, sender: string | undefined, now: Date): Promise<void> {
  const limits = [...ofSender(what, sender), ...ofSenderADay(what, sender, ON_A_DAY)]
  const retryAfter = await take(limitsIn(db), limits, now)
  if (retryAfter === undefined) return
  throw new CmsError('zu-viele', retryAfter > TEN_MINUTES ? TOO_MUCH_TODAY : undefined, { retryAfter })
}

const HOUR = 60 * 60
/** Steps and changes of an entry by its author per hour: each may refresh all pages. */
const MOST_OWN = 10

/** Throws `CmsError` zu-viele if an author changes an entry too often. `key` names one entry of one room. */
export async function patienceWithOwn(db: Db, key: string, now: Date): Promise<void> {
  const retryAfter = await take(limitsIn(db), [{ key, most: MOST_OWN, seconds: HOUR }], now)
  if (retryAfter !== undefined) throw new CmsError('zu-viele', TOO_OFTEN, { retryAfter })
}

const TOO_MUCH_TODAY =
  'Von Ihrem Anschluss kam heute schon sehr viel. Bitte versuchen Sie es morgen noch einmal.'
const TOO_OFTEN =
  'Diesen Eintrag haben Sie gerade sehr oft geändert. Bitte versuchen Sie es in einer Stunde noch einmal; löschen können Sie ihn jederzeit.'
