import { CmsError } from '@rathausplatz/contract'
import { giveBack, type Limit, limitsIn, take, waitFor } from '../limits/limits.ts'
import type { Database } from '../store/index.ts'
import type { AccountRow } from './account.ts'
import type { Attempt } from './attempts.ts'
import { type Room, stored, tablesOf } from './room.ts'
import { endSession } from './sessions.ts'
import { hashOf } from './tokens.ts'
import { warnOfEndedSession } from './warn-of-wrong-codes.ts'

/** The session in which an account is asked again, and the place from which the answer comes. */
export type Asking = { readonly token: string; readonly sender: string | undefined }

const DAY_SECONDS = 24 * 3_600
/** Wrong answers of one session, over all networks, until it ends. */
export const MOST_OF_SESSION = 20
/** Wrong answers of all sessions of an account within a day; from then on each further one ends its session. */
export const MOST_OF_ACCOUNT = 40

const ENDED =
  'Passwort oder Code waren zu oft falsch. Wir haben Sie zur Sicherheit abgemeldet. Bitte melden Sie sich neu an.'

const ofSession = ({ realm }: AccountRow, token: string): Limit => ({
  key: `wiederfrage:${realm}:${hashOf(token)}`,
  most: MOST_OF_SESSION,
  seconds: DAY_SECONDS,
})
const ofAccount = ({ realm, email }: AccountRow): Limit => ({
  key: `wiederfrage-konto:${realm}:${hashOf(email)}`,
  most: MOST_OF_ACCOUNT,
  seconds: DAY_SECONDS,
})

/**
 * Counts an answer of a signed-in account as wrong until `succeeded` is called. The limits of places
 * (attempts.ts) do not stop the thief of a session who has many networks: the session itself has a limit, and
 * ends with it. Throws `zu-viele`, or `nicht-angemeldet` if the session has just ended.
 */
export async function beginAnswer(
  room: Room,
  row: AccountRow,
  purpose: 'bestaetigung' | 'code',
  { token, sender }: Asking,
) {
  const { realm, email } = row
  const attempt: Attempt = { purpose, realm, email, sender, isKnownPlace: true }
  const session = ofSession(row, token)
  await room.attempts.begin(attempt)
  const wait = await stored(room, (_, transaction) => take(limitsIn(transaction), [session], room.clock()))
  if (wait !== undefined) await end()

  return {
    /** In the transaction of the success: only wrong answers count. */
    async succeeded(transaction: Database['read']): Promise<void> {
      await room.attempts.succeeded(transaction, attempt)
      await giveBack(limitsIn(transaction), [session])
    },

    /** Throws `nicht-angemeldet` if this wrong answer was one too many. */
    async failed(): Promise<void> {
      const isOver = await stored(room, async (_, transaction) => {
        const limits = limitsIn(transaction)
        const isAccountOver = (await take(limits, [ofAccount(row)], room.clock())) !== undefined
        return isAccountOver || (await waitFor(limits, [session], room.clock())) !== undefined
      })
      if (isOver) await end()
    },
  }

  async function end(): Promise<never> {
    await stored(room, async (_, transaction) => {
      await endSession(tablesOf(transaction), token)
      await warnOfEndedSession(room, transaction, row)
    })
    throw new CmsError('nicht-angemeldet', ENDED)
  }
}
