import { CmsError } from '@rathausplatz/contract'
import type { AuthenticationResponseJSON, WebAuthnCredential } from '@simplewebauthn/server'
import { type Db, type Room, tablesOf } from './room.ts'

/** Loaded on first use: it contains the certificates and key formats of all makers. */
export const library = () => import('@simplewebauthn/server')

export const REFUSED = 'Der Passkey wurde nicht angenommen. Bitte versuchen Sie es noch einmal.'

/** Replaces the library's technical message by a sentence for the user. */
export const refused = (): never => {
  throw new CmsError('code-falsch', REFUSED)
}

export const siteOf = ({ settings }: Room) => {
  const { origin, hostname } = new URL(settings.publicUrl)
  return { expectedOrigin: origin, rpID: hostname }
}

/** A passkey that has answered a challenge. */
type Used = { readonly id: string; readonly accountId: string; readonly from: number; readonly to: number }

/** Verifies the answer of a passkey of an enabled editor. Throws `code-falsch`. */
export async function checkPasskey(room: Room, challenge: string, answer: unknown): Promise<Used> {
  const response = answer as AuthenticationResponseJSON
  const known = await tablesOf(room.database.read)
    .selectFrom('passkeys')
    .innerJoin('accounts', 'accounts.id', 'passkeys.account_id')
    .selectAll('passkeys')
    .where('passkeys.id', '=', String(response.id))
    .where('accounts.disabled_at', 'is', null)
    .where('accounts.realm', '=', 'redaktion')
    .executeTakeFirst()
  if (!known) return refused()
  const { verifyAuthenticationResponse } = await library()
  const { expectedOrigin, rpID } = siteOf(room)
  const credential: WebAuthnCredential = {
    id: known.id,
    publicKey: new Uint8Array(Buffer.from(known.public_key, 'base64url')),
    counter: known.counter,
  }
  const checked = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin,
    expectedRPID: rpID,
    credential,
    requireUserVerification: true,
  }).catch(refused)
  if (!checked.verified) return refused()
  const { newCounter } = checked.authenticationInfo
  return { id: known.id, accountId: known.account_id, from: known.counter, to: newCounter }
}

/** Stores the new counter. Throws `code-falsch` if the passkey was used in between. */
export async function countPasskey({ clock }: Room, db: Db, { id, from, to }: Used): Promise<void> {
  const used = await db
    .updateTable('passkeys')
    .set({ counter: to, used_at: clock().toISOString() })
    .where('id', '=', id)
    .where('counter', '=', from)
    .executeTakeFirstOrThrow()
  if (used.numUpdatedRows === 0n) refused()
}
