import { CmsError, type Realm } from '@rathausplatz/contract'
import { type AccountRow, emailOf, rowByEmail } from './account.ts'
import { isKnownPlace } from './known-place.ts'
import { asMeant } from './one-time-password.ts'
import { type Db, type Room, stored, tablesOf } from './room.ts'
import { type Begun, networkOf, note, openSession } from './sessions.ts'
import { makeKey } from './single-use-keys.ts'

/** Time to enter the second factor. */
export const STEP_SECONDS = 5 * 60

export type SignedIn = { readonly token: string; readonly account: AccountRow }
export type HalfSignedIn = { readonly vorgang: string; readonly account: AccountRow }
export type Credentials = { readonly email: string; readonly passwort: string }

/**
 * Signs in. Answer and work are the same whether the address is unknown, the password wrong or not set, or
 * the account disabled. A success takes its counted attempt back in the same transaction.
 */
export async function signIn(
  room: Room,
  realm: Realm,
  { email: typed, passwort }: Credentials,
  sender: string | undefined,
): Promise<SignedIn | HalfSignedIn> {
  const email = emailOf(typed)
  const isKnown = await isKnownPlace(room, realm, email, sender)
  const attempt = { realm, email, sender, isKnownPlace: isKnown }
  await room.attempts.begin(attempt)
  const row = await rowByEmail(tablesOf(room.database.read), realm, email)
  const matches = await room.passwords.matches(asMeant(passwort, row), row?.password, {
    isKnownPlace: isKnown,
    network: networkOf(sender),
  })
  if (!row || !matches || row.disabled_at !== null) throw new CmsError('zugang-falsch')
  const outdated = row.password && room.passwords.isOutdated(row.password)
  const renewed = outdated ? await room.passwords.hash(asMeant(passwort, row)) : undefined
  return stored(room, async (db, transaction) => {
    await room.attempts.succeeded(transaction, attempt)
    // Checked again in the transaction: the account may have been disabled or changed while the password was
    // hashed.
    const now = await db
      .selectFrom('accounts')
      .selectAll()
      .where('id', '=', row.id)
      .where('password', '=', row.password)
      .where('disabled_at', 'is', null)
      .executeTakeFirst()
    if (!now) throw new CmsError('zugang-falsch')
    if (renewed)
      await db.updateTable('accounts').set({ password: renewed }).where('id', '=', row.id).execute()
    if (now.second_factor) {
      const vorgang = await makeKey(room, db, {
        purpose: 'zweiter-faktor',
        accountId: now.id,
        seconds: STEP_SECONDS,
      })
      return { vorgang, account: now }
    }
    return { token: await finishSignIn(room, db, now.id, sender), account: now }
  })
}

export async function finishSignIn(
  room: Room,
  db: Db,
  accountId: string,
  sender: string | undefined,
  begun?: Begun,
): Promise<string> {
  await note(room, db, accountId, 'angemeldet', sender)
  return openSession(room, db, accountId, sender, begun)
}
