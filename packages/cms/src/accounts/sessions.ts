import type { Realm } from '@rathausplatz/contract'
import { placeOf } from '../network.ts'
import { newId } from '../store/id.ts'
import { type Account, accountOf } from './account.ts'
import { type Db, later, type Room, tablesOf } from './room.ts'
import type { Beginning, SignInEvent } from './tables.ts'
import { hashOf, newToken } from './tokens.ts'

/** However often it is extended, a sign-in ends after a working day, or what the town has set if that is longer. */
const WORKING_DAY_SECONDS = 12 * 3_600

export type OpenSession = {
  readonly id: string
  readonly createdAt: string
  readonly expiresAt: string
  readonly begunWith: Beginning
  readonly account: Account
}

/** Begins a session in the transaction of what allowed it. The token is told once and kept nowhere. */
export async function openSession(
  { clock, settings }: Room,
  db: Db,
  accountId: string,
  sender: string | undefined,
  begunWith: Beginning = 'haus',
): Promise<string> {
  const token = newToken()
  const now = clock()
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashOf(token),
      id: newId(now),
      account_id: accountId,
      created_at: now.toISOString(),
      expires_at: later(now, settings.sessionSeconds),
      network: networkOf(sender),
      begun_with: begunWith,
    })
    .execute()
  return token
}

/** The session of a token, if it is one of this realm, not over, and its account may still sign in. */
export async function findSession(
  { database, clock }: Room,
  realm: Realm,
  token: string,
): Promise<OpenSession | undefined> {
  const row = await tablesOf(database.read)
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .selectAll('accounts')
    .select([
      'sessions.id as session_id',
      'sessions.created_at as begun_at',
      'sessions.expires_at',
      'sessions.begun_with',
    ])
    .where('sessions.token_hash', '=', hashOf(token))
    .where('sessions.expires_at', '>', clock().toISOString())
    .where('accounts.realm', '=', realm)
    .where('accounts.disabled_at', 'is', null)
    .executeTakeFirst()
  if (!row) return undefined
  const { session_id, begun_at, expires_at, begun_with, ...accountRow } = row
  const account = accountOf(accountRow)
  // Shown where the session began: one of our own is not demanded beside it.
  const isShown = begun_with === 'verwaltung-mit-faktor' && account.pflicht === 'zweiter-faktor'
  return {
    id: session_id,
    createdAt: begun_at,
    expiresAt: expires_at,
    begunWith: begun_with,
    account: isShown ? { ...account, pflicht: undefined } : account,
  }
}

export async function extendSession({ clock, settings }: Room, db: Db, session: OpenSession): Promise<void> {
  const { sessionSeconds } = settings
  const last = later(new Date(session.createdAt), WORKING_DAY_SECONDS)
  const next = later(clock(), sessionSeconds)
  const end = next < last ? next : last
  await db
    .updateTable('sessions')
    // Putting the end off never brings it nearer.
    .set({ expires_at: end > session.expiresAt ? end : session.expiresAt })
    .where('id', '=', session.id)
    .execute()
}

export async function endSession(db: Db, token: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', hashOf(token)).execute()
}

/** Signs an account out everywhere, but where `exceptToken` is. */
export async function endSessions(db: Db, accountId: string, exceptToken = ''): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('account_id', '=', accountId)
    .where('token_hash', '!=', hashOf(exceptToken))
    .execute()
}

/** In how many places each of these is signed in. */
export async function countSessions(
  { database, clock }: Room,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (accountIds.length === 0) return new Map()
  const rows = await tablesOf(database.read)
    .selectFrom('sessions')
    .select(({ fn }) => ['account_id', fn.countAll().as('count')])
    .where('account_id', 'in', accountIds)
    .where('expires_at', '>', clock().toISOString())
    .groupBy('account_id')
    .execute()
  return new Map(rows.map(({ account_id, count }) => [account_id, Number(count)]))
}

/** The access log: who signed in or changed how they do, when, and roughly from where. */
export async function note(
  { clock }: Room,
  db: Db,
  accountId: string,
  what: SignInEvent,
  sender: string | undefined,
): Promise<void> {
  const now = clock()
  const at = now.toISOString()
  await db
    .insertInto('sign_ins')
    .values({ id: newId(now), account_id: accountId, at, what, network: networkOf(sender) })
    .execute()
}

/** First part of an address; of a single connection nothing is kept. */
export const networkOf = (sender: string | undefined): string => placeOf(sender)?.network ?? ''
