import type { Realm } from '@rathausplatz/contract'
import { placeOf } from '../network.ts'
import { newId } from '../store/id.ts'
import { type Account, accountOf } from './account.ts'
import { type Db, later, type Room, tablesOf } from './room.ts'
import type { Beginning, SignInEvent } from './tables.ts'
import { hashOf, newToken } from './tokens.ts'

/**
 * The longest duration of a session with extensions: a working day, or the configured time if that is longer.
 */
const WORKING_DAY_SECONDS = 12 * 3_600

export type OpenSession = {
  readonly id: string
  readonly createdAt: string
  readonly expiresAt: string
  readonly begunWith: Beginning
  readonly confirmedAt: string | undefined
  readonly account: Account
}

/** How a session begins; `confirmedAt` if its owner has just shown who they are at the provider. */
export type Begun = { readonly begunWith?: Beginning; readonly confirmedAt?: string }

/** Creates a session in the transaction that allows it. Returns the token, which is stored nowhere. */
export async function openSession(
  { clock, settings }: Room,
  db: Db,
  accountId: string,
  sender: string | undefined,
  { begunWith = 'haus', confirmedAt }: Begun = {},
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
      confirmed_at: confirmedAt ?? null,
    })
    .execute()
  return token
}

/** Returns the session of a token, if it is of this realm and valid, and its account may sign in. */
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
      'sessions.confirmed_at',
    ])
    .where('sessions.token_hash', '=', hashOf(token))
    .where('sessions.expires_at', '>', clock().toISOString())
    .where('accounts.realm', '=', realm)
    .where('accounts.disabled_at', 'is', null)
    .executeTakeFirst()
  if (!row) return undefined
  const { session_id, begun_at, expires_at, begun_with, confirmed_at, ...accountRow } = row
  const account = accountOf(accountRow)
  // A factor shown at the provider counts: the duty to have one here does not apply.
  const isShown = begun_with === 'verwaltung-mit-faktor' && account.pflicht === 'zweiter-faktor'
  return {
    id: session_id,
    createdAt: begun_at,
    expiresAt: expires_at,
    begunWith: begun_with,
    confirmedAt: confirmed_at ?? undefined,
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
    // An extension never makes the end earlier.
    .set({ expires_at: end > session.expiresAt ? end : session.expiresAt })
    .where('id', '=', session.id)
    .execute()
}

export async function endSession(db: Db, token: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', hashOf(token)).execute()
}

/** Ends all sessions of an account except that of `exceptToken`. */
export async function endSessions(db: Db, accountId: string, exceptToken = ''): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('account_id', '=', accountId)
    .where('token_hash', '!=', hashOf(exceptToken))
    .execute()
}

/** Counts the sessions of each of these accounts. */
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

/** Writes the access log: account, event, time and network. */
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

/** Returns the network of a sender; the address of the connection is not stored. */
export const networkOf = (sender: string | undefined): string => placeOf(sender)?.network ?? ''
