import { CmsError } from '@rathausplatz/contract'
import { giveBack, type Limit, limitsIn, take, waitFor } from '../limits/limits.ts'
import type { Database } from '../store/index.ts'
import type { AccountRow } from './account.ts'
import type { Attempt } from './attempts.ts'
import { mayResetByMail } from './first-factor.ts'
import { asMeant } from './one-time-password.ts'
import { noteRefused } from './refused-sign-in.ts'
import { type Room, stored, tablesOf } from './room.ts'
import { endSession, networkOf } from './sessions.ts'
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

/** For accounts that have only used the town's identity provider. */
const NO_PASSWORD =
  'Ihr Konto hat hier noch kein Passwort. Bitte melden Sie sich ab und fordern Sie bei der Anmeldung unter „Passwort vergessen?“ eines an.'
const NO_PASSWORD_BY_MAIL =
  'Ihr Konto hat hier noch kein Passwort. Wenn Sie eines brauchen, lassen Sie sich bitte von der Administration der Website ein Einmalpasswort geben.'

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
      noteRefused(room, realm, purpose === 'code' ? 'wieder-code' : 'wieder-passwort', 'falsch')
      const isOver = await stored(room, async (_, transaction) => {
        const limits = limitsIn(transaction)
        const isAccountOver = (await take(limits, [ofAccount(row)], room.clock())) !== undefined
        return isAccountOver || (await waitFor(limits, [session], room.clock())) !== undefined
      })
      if (isOver) await end()
    },
  }

  async function end(): Promise<never> {
    noteRefused(room, realm, purpose === 'code' ? 'wieder-code' : 'wieder-passwort', 'sitzung-beendet')
    await stored(room, async (_, transaction) => {
      await endSession(tablesOf(transaction), token)
      await warnOfEndedSession(room, transaction, row)
    })
    throw new CmsError('nicht-angemeldet', ENDED)
  }
}

/**
 * Asks a signed-in account for its password again. The limit is as strict as at the sign-in, as an open
 * browser must not help guessing, but separate: guesses at the sign-in from the same connection do not block
 * signed-in sessions.
 */
export async function requirePassword(
  room: Room,
  row: AccountRow,
  passwort: string,
  asking: Asking,
): Promise<void> {
  if (row.password === null) {
    const canReset = await mayResetByMail(room, tablesOf(room.database.read), row)
    throw new CmsError('nicht-moeglich', canReset ? NO_PASSWORD : NO_PASSWORD_BY_MAIL)
  }
  const answer = await beginAnswer(room, row, 'bestaetigung', asking)
  const who = { isKnownPlace: true, network: networkOf(asking.sender) }
  if (!(await room.passwords.matches(asMeant(passwort, row), row.password, who))) {
    await answer.failed()
    throw new CmsError('passwort-falsch')
  }
  await stored(room, (_, transaction) => answer.succeeded(transaction))
}
