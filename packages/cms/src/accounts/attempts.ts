import type { Realm } from '@rathausplatz/contract'
import { forget, giveBack, type Limit, limitsIn, take, waitFor } from '../limits/limits.ts'
import { tooManyAttempts } from '../limits/too-many-attempts.ts'
import { placeOf } from '../network.ts'
import { type Database, type Db, ok } from '../store/index.ts'
import { orThrow } from '../store/result.ts'
import { hashOf } from './tokens.ts'

const WINDOW_SECONDS = 15 * 60

export type Purpose = 'konto' | 'bestaetigung' | 'vergessen' | 'code' | 'passkey' | 'verwaltung'

/** How often somebody may be wrong within a quarter of an hour, each for its own purpose in its own realm. */
type Most = {
  /** Whatever accounts are tried. `unknown`: where senders cannot be told apart (network.ts). */
  readonly connection: number
  readonly network: number
  readonly unknown: number
  /** One account, by one connection. */
  readonly account: number
  /** One account, by all strangers together. */
  readonly byStrangers?: number
  /** One account, by all who are where its owner is known. */
  readonly whereKnown: number
}

const mostOf: Readonly<Record<Purpose, Most>> = {
  konto: { connection: 20, network: 100, unknown: 100, account: 10, byStrangers: 30, whereKnown: 100 },
  // The password once more, of who is signed in.
  bestaetigung: { connection: 20, network: 100, unknown: 100, account: 10, whereKnown: 100 },
  // How many mails an account gets is limited where they are written (own-password.ts).
  vergessen: { connection: 20, network: 100, unknown: 100, account: 10, whereKnown: 100 },
  code: { connection: 20, network: 100, unknown: 100, account: 5, byStrangers: 10, whereKnown: 20 },
  // Begun by many behind one address at eight in the morning; nothing can be guessed by it.
  passkey: { connection: 300, network: 1_000, unknown: 1_000, account: 300, whereKnown: 300 },
  verwaltung: { connection: 300, network: 1_000, unknown: 1_000, account: 300, whereKnown: 300 },
}

export type Attempt = {
  /** Default: signing in. */
  purpose?: Purpose
  realm: Realm
  /** As it was typed, whether there is such an account or not. None where none is named. */
  email?: string
  sender: string | undefined
  /** Whether its owner has signed in from there lately. */
  isKnownPlace: boolean
}

/**
 * How often somebody may be wrong. Counted in the database, so for all processes, before a password is looked at. Who
 * attacks an account from many places, or many accounts from its owner's own network, shuts out strangers and not its
 * owner: where the owner has signed in lately, only attempts at this one account count.
 */
export function openAttempts(database: Database, clock: () => Date) {
  return {
    /** Counts an attempt, as failed until `succeeded` says otherwise. Throws 'zu-viele' if there were too many. */
    async begin(attempt: Attempt): Promise<void> {
      const limits = limitsOf(attempt)
      const now = clock()
      // Looked at first, so that a flood of refused attempts writes nothing.
      const wait =
        (await waitFor(limitsIn(database.read), limits, now)) ??
        (await orThrow(
          database.write<number | undefined>(async transaction =>
            ok(await take(limitsIn(transaction), limits, now)),
          ),
        ))
      if (wait !== undefined) throw tooManyAttempts(wait)
    },

    /** Takes back what was counted, in the transaction of the success: only failures count. */
    succeeded: (transaction: Db, attempt: Attempt): Promise<void> =>
      giveBack(limitsIn(transaction), limitsOf(attempt)),
  }
}

export type Attempts = ReturnType<typeof openAttempts>

/**
 * Lets the owner of an account try again at once, as who helps them has told them. What was counted of connections and
 * networks stays: it may be somebody else's.
 */
export async function liftLock(
  transaction: Db,
  { realm, email }: { realm: Realm; email: string },
  purposes: readonly Purpose[] = Object.keys(mostOf) as Purpose[],
): Promise<void> {
  for (const purpose of purposes) await forget(limitsIn(transaction), `${purpose}:${realm}:${hashOf(email)}`)
}

/** The keys hold no address of a mail; those of connections are gone with their quarter of an hour. */
function limitsOf({ purpose = 'konto', realm, email, sender, isKnownPlace }: Attempt): Limit[] {
  const most = mostOf[purpose]
  const { connection = '', network = '' } = placeOf(sender) ?? {}
  const limit = (key: string, most: number) => ({
    key: `${purpose}:${realm}:${key}`,
    most,
    seconds: WINDOW_SECONDS,
  })
  const anybodys = [
    limit(`anschluss:${connection}`, connection ? most.connection : most.unknown),
    ...(network ? [limit(`netz:${network}`, most.network)] : []),
  ]
  if (email === undefined) return anybodys
  const account = hashOf(email)
  const own = limit(`${account}:${connection}`, most.account)
  if (isKnownPlace) return [own, limit(`${account}:bekannt:${network}`, most.whereKnown)]
  const strangers = most.byStrangers === undefined ? [] : [limit(account, most.byStrangers)]
  return [...anybodys, own, ...strangers]
}
