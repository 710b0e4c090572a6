import { CmsError } from '@rathausplatz/contract'
import type { Database } from '../store/index.ts'
import { type AccountRow, emailOf, rowByEmail, rowById } from './account.ts'
import type { Attempt } from './attempts.ts'
import type { Provider, Secrets, Told } from './provider.ts'
import { ProviderFault } from './provider-fault.ts'
import { type Db, later, type Room, stored, tablesOf } from './room.ts'
import { type Begun, note } from './sessions.ts'
import { finishSignIn, type HalfSignedIn, type SignedIn, STEP_SECONDS } from './sign-in.ts'
import { lookAtKey, makeKey, takeKey } from './single-use-keys.ts'
import { tellOwner } from './tell-owner.ts'

/** Sign-in with the town's identity provider. It creates no accounts, but opens existing ones. */

/** Time for the sign-in at the provider, perhaps with a second factor. */
const WAY_SECONDS = 10 * 60

const TOO_LATE =
  'Die Anmeldung hat zu lange gedauert oder wurde schon benutzt. Bitte beginnen Sie noch einmal.'

/** One message for all reasons, so that it does not reveal which accounts exist. The log has the reason. */
const NO_ACCOUNT =
  'Zu diesem Konto der Verwaltung gehört hier kein Konto. Bitte wenden Sie sich an die Administration der Website.'

type Transaction = Database['read']

/** Sign-ins count per sender, except successful ones; the account is not known yet. */
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

/** The values of a sign-in under way; `freshSince` if the provider has to ask again, to confirm a session. */
type Way = { readonly secrets: Secrets; readonly freshSince?: string }

/**
 * Returns the address of the provider. The browser keeps the key, so no other browser can finish the sign-in.
 */
export async function beginProviderSignIn(room: Room, isFresh: boolean, sender: string | undefined) {
  const provider = requireProvider(room)
  await room.attempts.begin(asking(sender))
  const { address, secrets } = await noted(room, provider.begin(isFresh))
  const schluessel = await stored(room, db =>
    makeKey(room, db, {
      purpose: 'verwaltung',
      accountId: null,
      data: JSON.stringify({
        secrets,
        ...(isFresh ? { freshSince: room.clock().toISOString() } : {}),
      } satisfies Way),
      seconds: WAY_SECONDS,
    }),
  )
  return { schluessel, adresse: address }
}

/** Returns the address for signing out of the provider too, if there is one. */
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
  // Consumed before the request to the provider, so that no answer is processed twice.
  if (!question || !(await stored(room, db => takeKey(db, schluessel))))
    throw new CmsError('link-abgelaufen', TOO_LATE)
  const { secrets, freshSince } = JSON.parse(question.data) as Partial<Way>
  // A sign-in that was begun with an earlier version is kept in another form.
  if (!secrets) throw new CmsError('link-abgelaufen', TOO_LATE)
  const since = freshSince === undefined ? undefined : secondsSince(room, freshSince)
  const told = await noted(room, provider.finish(antwort, secrets, since))
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
        data: JSON.stringify({
          issuer: told.issuer,
          subject: told.subject,
          ...confirmedBy(room, told),
        } satisfies Identity & Confirmed),
        seconds: STEP_SECONDS,
      })
      return { vorgang, account: row }
    }
    await bind(room, transaction, row.id, told, sender)
    const begunWith = told.hasShownFactor ? 'verwaltung-mit-faktor' : 'verwaltung'
    const begun: Begun = { begunWith, ...confirmedBy(room, told) }
    return { token: await finishSignIn(room, db, row.id, sender, begun), account: row }
  })
}

type Identity = Pick<Told, 'issuer' | 'subject'>
type Confirmed = Pick<Begun, 'confirmedAt'>

/** A sign-in confirms its session if the provider has asked again: else it may be a session of hours ago. */
const confirmedBy = (room: Room, { age }: Told): Confirmed =>
  age === undefined ? {} : { confirmedAt: later(room.clock(), -age) }

const secondsSince = ({ clock }: Room, moment: string): number =>
  Math.max(0, Math.ceil((clock().getTime() - Date.parse(moment)) / 1_000))

/** Binds the account after the missing second factor was shown. */
export async function finishAfterProvider(
  room: Room,
  transaction: Transaction,
  accountId: string,
  data: string,
  sender: string | undefined,
): Promise<string> {
  const { issuer, subject, ...confirmed } = JSON.parse(data) as Identity & Confirmed
  await bind(room, transaction, accountId, { issuer, subject }, sender)
  const begun = { begunWith: 'verwaltung', ...confirmed } as const
  return finishSignIn(room, tablesOf(transaction), accountId, sender, begun)
}

/**
 * Finds the account of the provider's subject. Once an account is bound only the binding counts: an address
 * that changes hands at the provider opens nothing.
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

/** Binds at the first sign-in, with a mail to the owner; later sign-ins are only recorded. */
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
    // From now on the provider answers for this account: an old invitation or password does no more.
    await db
      .deleteFrom('single_use_keys')
      .where('account_id', '=', accountId)
      .where('purpose', '=', 'passwort')
      .execute()
    await db
      .updateTable('accounts')
      .set({ password_from: null })
      .where('id', '=', accountId)
      .where('password_from', '=', 'administration')
      .execute()
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
  // Another subject was bound in between.
  if (used.numUpdatedRows === 0n) throw new CmsError('nicht-moeglich', NO_ACCOUNT)
}

/** Returns the accounts among these that are bound to a provider. */
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

/** Logs faults between site and provider for the operator. */
async function noted<T>(room: Room, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (error instanceof ProviderFault)
      room.log.warn({ reason: error.reason }, 'Anmeldung mit dem Konto der Verwaltung misslungen')
    throw error
  }
}
