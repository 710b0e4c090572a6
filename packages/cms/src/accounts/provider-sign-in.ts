import { CmsError } from '@rathausplatz/contract'
import type { Database } from '../store/index.ts'
import { type AccountRow, emailOf, rowByEmail, rowById } from './account.ts'
import type { Attempt } from './attempts.ts'
import { type Provider, ProviderFault, type Secrets, type Told } from './provider.ts'
import { type Db, type Room, stored, tablesOf } from './room.ts'
import { note } from './sessions.ts'
import { finishSignIn, type HalfSignedIn, type SignedIn, STEP_SECONDS } from './sign-in.ts'
import { lookAtKey, makeKey, takeKey } from './single-use-keys.ts'
import { tellOwner } from './tell-owner.ts'

/** Signing in with the identity provider of the town. Accounts are not made by it: it opens those that are there. */

/** Time to sign in there, perhaps with a second factor. */
const WAY_SECONDS = 10 * 60

const TOO_LATE =
  'Die Anmeldung hat zu lange gedauert oder wurde schon benutzt. Bitte beginnen Sie noch einmal.'

/** One sentence whatever the reason: what accounts there are is nobody's business. The reason stands in the log. */
const NO_ACCOUNT =
  'Zu diesem Konto der Verwaltung gehört hier kein Konto. Bitte wenden Sie sich an die Administration der Website.'

type Transaction = Database['read']

/** Who begins is counted until somebody was signed in; who it is, is not known yet. */
const asking = (sender: string | undefined): Attempt => ({
  purpose: 'verwaltung',
  realm: 'redaktion',
  sender,
  isKnownPlace: false,
})

function requireProvider({ provider }: Room): Provider {
  if (!provider) throw new CmsError('nicht-gefunden')
  return provider
}

/** Where the browser is sent. It keeps the key: nobody else's browser can finish what it has begun. */
export async function beginProviderSignIn(room: Room, sender: string | undefined) {
  const provider = requireProvider(room)
  await room.attempts.begin(asking(sender))
  const { address, secrets } = await noted(room, provider.begin())
  const schluessel = await stored(room, db =>
    makeKey(room, db, {
      purpose: 'verwaltung',
      accountId: null,
      data: JSON.stringify(secrets),
      seconds: WAY_SECONDS,
    }),
  )
  return { schluessel, adresse: address }
}

/** Where somebody can sign out of the provider too. */
export async function endAtProvider(room: Room): Promise<{ adresse?: string }> {
  const adresse = await noted(room, requireProvider(room).endAddress())
  return adresse === undefined ? {} : { adresse }
}

export async function finishProviderSignIn(
  room: Room,
  { schluessel, antwort }: { schluessel: string; antwort: string },
  sender: string | undefined,
): Promise<SignedIn | HalfSignedIn> {
  const provider = requireProvider(room)
  const question = await lookAtKey(room, tablesOf(room.database.read), 'verwaltung', schluessel)
  // Used up before the provider is asked: the same answer is never looked at twice.
  if (!question || !(await stored(room, db => takeKey(db, schluessel))))
    throw new CmsError('link-abgelaufen', TOO_LATE)
  const told = await noted(room, provider.finish(antwort, JSON.parse(question.data) as Secrets))
  return stored(room, async (db, transaction) => {
    await room.attempts.succeeded(transaction, asking(sender))
    const found = await accountOf(db, told)
    if ('refused' in found) {
      room.log.warn({ reason: found.refused }, 'Anmeldung mit dem Konto der Verwaltung abgewiesen')
      throw new CmsError('nicht-moeglich', NO_ACCOUNT)
    }
    const { row } = found
    if (row.second_factor && !told.hasShownFactor) {
      const vorgang = await makeKey(room, db, {
        purpose: 'zweiter-faktor',
        accountId: row.id,
        data: JSON.stringify({ issuer: told.issuer, subject: told.subject } satisfies Identity),
        seconds: STEP_SECONDS,
      })
      return { vorgang, account: row }
    }
    await bind(room, transaction, row.id, told, sender)
    const begunWith = told.hasShownFactor ? 'verwaltung-mit-faktor' : 'verwaltung'
    return { token: await finishSignIn(room, db, row.id, sender, begunWith), account: row }
  })
}

type Identity = Pick<Told, 'issuer' | 'subject'>

/** The code that was still needed has been shown: only now is the account bound. */
export async function finishAfterProvider(
  room: Room,
  transaction: Transaction,
  accountId: string,
  data: string,
  sender: string | undefined,
): Promise<string> {
  await bind(room, transaction, accountId, JSON.parse(data) as Identity, sender)
  return finishSignIn(room, tablesOf(transaction), accountId, sender, 'verwaltung')
}

/**
 * Whom the provider means. Once an account is bound only that binding counts: an address that changes hands at the
 * provider opens nothing.
 */
async function accountOf(
  db: Db,
  { issuer, subject, email }: Told,
): Promise<{ row: AccountRow } | { refused: string }> {
  const bound = await db
    .selectFrom('identities')
    .select('account_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()
  if (!bound && email === undefined)
    return { refused: 'Das Konto der Verwaltung hat keine bestätigte E-Mail-Adresse.' }
  const row = bound
    ? await rowById(db, bound.account_id)
    : await rowByEmail(db, 'redaktion', emailOf(email ?? ''))
  if (!row) return { refused: 'Ein Konto mit dieser E-Mail-Adresse gibt es hier nicht.' }
  if (row.realm !== 'redaktion' || row.disabled_at !== null)
    return { refused: `Das Konto ${row.id} ist gesperrt.` }
  const other = await identityOf(db, row.id, issuer)
  if (other !== undefined && other !== subject)
    return { refused: `Das Konto ${row.id} ist mit einem anderen Konto der Verwaltung verbunden.` }
  return { row }
}

const identityOf = async (db: Db, accountId: string, issuer: string): Promise<string | undefined> =>
  (
    await db
      .selectFrom('identities')
      .select('subject')
      .where('account_id', '=', accountId)
      .where('issuer', '=', issuer)
      .executeTakeFirst()
  )?.subject

/** The first time binds, and is told to the owner; later times are only noted. */
async function bind(
  room: Room,
  transaction: Transaction,
  accountId: string,
  { issuer, subject }: Identity,
  sender: string | undefined,
): Promise<void> {
  const db = tablesOf(transaction)
  const now = room.clock().toISOString()
  const added = await db
    .insertInto('identities')
    .values({ issuer, subject, account_id: accountId, created_at: now, used_at: now })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirstOrThrow()
  if ((added.numInsertedOrUpdatedRows ?? 0n) > 0n) {
    await note(room, db, accountId, 'verwaltung-verbunden', sender)
    await tellOwner(room, transaction, accountId, 'verwaltung')
    return
  }
  const used = await db
    .updateTable('identities')
    .set({ used_at: now })
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  // Somebody else was bound in between.
  if (used.numUpdatedRows === 0n) throw new CmsError('nicht-moeglich', NO_ACCOUNT)
}

/** Which of these accounts somebody at a provider opens. */
export async function boundOf(
  { database }: Room,
  accountIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (accountIds.length === 0) return new Set()
  const rows = await tablesOf(database.read)
    .selectFrom('identities')
    .select('account_id')
    .where('account_id', 'in', accountIds)
    .execute()
  return new Set(rows.map(({ account_id }) => account_id))
}

/** What went wrong between the houses, an operator should read. */
async function noted<T>(room: Room, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (error instanceof ProviderFault)
      room.log.warn({ reason: error.reason }, 'Anmeldung mit dem Konto der Verwaltung misslungen')
    throw error
  }
}
