import type { Realm } from '@rathausplatz/contract'
import { forget, giveBack, type Limit, limitsIn, take, waitFor } from '../limits/limits.ts'
import { tooManyAttempts } from '../limits/too-many-attempts.ts'
import { placeOf } from '../network.ts'
import { type Database, type Db, ok } from '../store/index.ts'
import { orThrow } from '../store/result.ts'
import { hashOf } from './tokens.ts'

const WINDOW_SECONDS = 15 * 60

export type Purpose = 'konto' | 'bestaetigung' | 'vergessen' | 'code' | 'passkey' | 'verwaltung'

/** Most failed attempts within 15 minutes, counted per purpose and realm. */
type Most = {
  /** For all accounts together. `unknown` is for senders that cannot be told apart (network.ts). */
  readonly connection: number
  readonly network: number
  readonly unknown: number
  /** One account from one connection. */
  readonly account: number
  /** One account from all unknown places together. */
  readonly byStrangers?: number
  /** One account from all places where its owner has signed in. */
  readonly whereKnown: number
}

const mostOf: Readonly<Record<Purpose, Most>> = {
  konto: { connection: 20, network: 100, unknown: 100, account: 10, byStrangers: 30, whereKnown: 100 },
  // Attempts at the password that a signed-in person must repeat.
  bestaetigung: { connection: 20, network: 100, unknown: 100, account: 10, whereKnown: 100 },
  // The number of mails to an account is limited in own-password.ts.
  vergessen: { connection: 20, network: 100, unknown: 100, account: 10, whereKnown: 100 },
  code: { connection: 20, network: 100, unknown: 100, account: 5, byStrangers: 10, whereKnown: 20 },
  // Many people may start these sign-ins behind one address in the morning, and nothing can be guessed by
  // them.
  passkey: { connection: 300, network: 1_000, unknown: 1_000, account: 300, whereKnown: 300 },
  verwaltung: { connection: 300, network: 1_000, unknown: 1_000, account: 300, whereKnown: 300 },
}

export type Attempt = {
  /** Default: `konto`, signing in. */
  purpose?: Purpose
  realm: Realm
  /** The typed address, whether it has an account or not. Undefined if no account is named. */
  email?: string
  sender: string | undefined
  /** Whether the owner of the account has signed in from there lately. */
  isKnownPlace: boolean
}

/**
 * Limits failed attempts. They are counted in the database, for all processes together, before a password is
 * checked. An attack on one account from many places, or on many accounts from the owner's network, blocks
 * unknown places and not the owner: from places where the owner has signed in lately only attempts at this
 * account count.
 */
export function openAttempts(database: Database, clock: () => Date) {
  return {
    /** Counts an attempt as failed until `succeeded` is called. Throws `zu-viele` if there were too many. */
    async begin(attempt: Attempt): Promise<void> {
      const limits = limitsOf(attempt)
      const now = clock()
      // Reads first, so that a flood of refused attempts writes nothing.
      const wait =
        (await waitFor(limitsIn(database.read), limits, now)) ??
        (await orThrow(
          database.write<number | undefined>(async transaction =>
            ok(await take(limitsIn(transaction), limits, now)),
          ),
        ))
      if (wait !== undefined) throw tooManyAttempts(wait)
    },

    /** Takes the attempt back in the transaction of the success: only failures count. */
    succeeded: (transaction: Db, attempt: Attempt): Promise<void> =>
      giveBack(limitsIn(transaction), limitsOf(attempt)),
  }
}

export type Attempts = ReturnType<typeof openAttempts>

/**
 * Lets the owner of an account try again at once after a helper has unlocked it. The counts of connections
 * and networks stay: they may belong to others.
 */
export async function liftLock(
  transaction: Db,
  { realm, email }: { realm: Realm; email: string },
  purposes: readonly Purpose[] = Object.keys(mostOf) as Purpose[],
): Promise<void> {
  for (const purpose of purposes) await forget(limitsIn(transaction), `${purpose}:${realm}:${hashOf(email)}`)
}

/** The keys contain hashes instead of mail addresses; the keys of connections expire after 15 minutes. */
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
