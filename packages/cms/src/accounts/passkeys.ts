import { CmsError } from '@rathausplatz/contract'
import type { RegistrationResponseJSON } from '@simplewebauthn/server'
import { type Asking, requirePassword } from './asked-again.ts'
import type { Attempt } from './attempts.ts'
import { requireFirstFactorAllowed } from './first-factor.ts'
import { requireRow } from './own-password.ts'
import { checkPasskey, countPasskey, library, REFUSED, refused, siteOf } from './passkey-proof.ts'
import { type Room, stored, tablesOf } from './room.ts'
import { factorAdded, factorRemoved, isEnabled } from './second-factor.ts'
import { finishSignIn } from './sign-in.ts'
import { lookAtKey, makeKey, takeKey } from './single-use-keys.ts'
import { tellOwner } from './tell-owner.ts'

/**
 * How long a challenge is valid. A passkey is password and second factor in one: its device verifies finger,
 * face or PIN.
 */
export const QUESTION_SECONDS = 5 * 60
const NAME = 'Redaktion'
const MOST_OF_ACCOUNT = 20

const KNOWN =
  'Dieser Passkey ist schon eingerichtet. Bitte nehmen Sie ein anderes Gerät oder einen anderen Schlüssel.'

/**
 * Ed25519, ECDSA with P-256 and RSA (COSE): every device has one of them. The library's default would use
 * signatures that are experimental in Node.
 */
const SIGNATURES = [-8, -7, -257]

/** Challenges count per sender, except answered ones; the account is not known yet. */
const asking = (sender: string | undefined): Attempt => ({
  purpose: 'passkey',
  realm: 'redaktion',
  sender,
  isKnownPlace: false,
})

/** Returns the challenge for a sign-in; the passkey names the account in its answer. */
export async function beginPasskeySignIn(room: Room, sender: string | undefined) {
  await room.attempts.begin(asking(sender))
  const { generateAuthenticationOptions } = await library()
  const options = await generateAuthenticationOptions({
    rpID: siteOf(room).rpID,
    userVerification: 'required',
  })
  const vorgang = await stored(room, db =>
    makeKey(room, db, {
      purpose: 'passkey-anmelden',
      accountId: null,
      data: options.challenge,
      seconds: QUESTION_SECONDS,
    }),
  )
  return { vorgang, optionen: { ...options } }
}

export async function signInWithPasskey(
  room: Room,
  { vorgang, antwort }: { vorgang: string; antwort: unknown },
  sender: string | undefined,
): Promise<string> {
  const db = tablesOf(room.database.read)
  const question = await lookAtKey(room, db, 'passkey-anmelden', vorgang)
  if (!question) throw new CmsError('link-abgelaufen', REFUSED)
  const used = await checkPasskey(room, question.data, antwort)
  return stored(room, async (db, transaction) => {
    if (!(await takeKey(db, vorgang))) throw new CmsError('link-abgelaufen', REFUSED)
    // Checked again in the transaction: the account may have been disabled during the verification.
    if (!(await isEnabled(db, used.accountId))) throw new CmsError('code-falsch', REFUSED)
    await room.attempts.succeeded(transaction, asking(sender))
    await countPasskey(room, db, used)
    return finishSignIn(room, db, used.accountId, sender)
  })
}

/** Returns the challenge for an editor who adds a passkey. */
export async function beginPasskey(room: Room, accountId: string, passwort: string, asking: Asking) {
  const row = await requireRow(room, accountId)
  await requirePassword(room, row, passwort, asking)
  await requireFirstFactorAllowed(room, tablesOf(room.database.read), row, asking.token)
  const own = await tablesOf(room.database.read)
    .selectFrom('passkeys')
    .select('id')
    .where('account_id', '=', accountId)
    .execute()
  if (own.length >= MOST_OF_ACCOUNT)
    throw new CmsError(
      'nicht-moeglich',
      'Sie haben schon sehr viele Passkeys. Bitte entfernen Sie zuerst einen.',
    )
  const { generateRegistrationOptions } = await library()
  const options = await generateRegistrationOptions({
    rpName: NAME,
    rpID: siteOf(room).rpID,
    userName: row.email,
    userDisplayName: `${row.vorname} ${row.nachname}`,
    userID: new Uint8Array(Buffer.from(row.id)),
    attestationType: 'none',
    excludeCredentials: own,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: SIGNATURES,
  })
  const vorgang = await stored(room, db =>
    makeKey(room, db, {
      purpose: 'passkey-anlegen',
      accountId,
      data: options.challenge,
      seconds: QUESTION_SECONDS,
    }),
  )
  return { vorgang, optionen: { ...options } }
}

/** Adds a passkey. Returns new recovery codes if the account had none. */
export async function addPasskey(
  room: Room,
  accountId: string,
  { vorgang, name, antwort }: { vorgang: string; name: string; antwort: unknown },
  asking: Asking,
): Promise<string[]> {
  const question = await lookAtKey(room, tablesOf(room.database.read), 'passkey-anlegen', vorgang)
  if (question?.account_id !== accountId) throw new CmsError('link-abgelaufen', REFUSED)
  const { verifyRegistrationResponse } = await library()
  const { expectedOrigin, rpID } = siteOf(room)
  const checked = await verifyRegistrationResponse({
    response: antwort as RegistrationResponseJSON,
    expectedChallenge: question.data,
    expectedOrigin,
    expectedRPID: rpID,
    requireUserVerification: true,
    supportedAlgorithmIDs: SIGNATURES,
  }).catch(refused)
  if (!checked.verified) throw new CmsError('code-falsch', REFUSED)
  const { id, publicKey, counter } = checked.registrationInfo.credential
  return stored(room, async (db, transaction) => {
    if (!(await takeKey(db, vorgang))) throw new CmsError('link-abgelaufen', REFUSED)
    const added = await db
      .insertInto('passkeys')
      .values({
        id,
        account_id: accountId,
        name,
        public_key: Buffer.from(publicKey).toString('base64url'),
        counter,
        created_at: room.clock().toISOString(),
        used_at: null,
      })
      .onConflict(conflict => conflict.column('id').doNothing())
      .executeTakeFirstOrThrow()
    if (added.numInsertedOrUpdatedRows === 0n) throw new CmsError('nicht-moeglich', KNOWN)
    await tellOwner(room, transaction, accountId, 'passkey')
    return factorAdded(room, db, accountId, asking)
  })
}

export async function removePasskey(
  room: Room,
  accountId: string,
  { id, passwort }: { id: string; passwort: string },
  asking: Asking,
): Promise<void> {
  await requirePassword(room, await requireRow(room, accountId), passwort, asking)
  await stored(room, async (db, transaction) => {
    const gone = await db
      .deleteFrom('passkeys')
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow()
    if (gone.numDeletedRows === 0n) throw new CmsError('nicht-gefunden')
    await factorRemoved(room, db, accountId, asking)
    await tellOwner(room, transaction, accountId, 'passkey-entfernt')
  })
}
