import { CmsError, isConfirmed, type Who } from '@rathausplatz/contract'
import { type Asking, beginAnswer, requirePassword } from './asked-again.ts'
import { requireRow } from './own-password.ts'
import { checkPasskey, countPasskey, library, REFUSED, siteOf } from './passkey-proof.ts'
import { QUESTION_SECONDS } from './passkeys.ts'
import { later, type Room, stored, tablesOf } from './room.ts'
import { hasApp } from './second-factor.ts'
import type { OpenSession } from './sessions.ts'
import { lookAtKey, makeKey, takeKey } from './single-use-keys.ts'
import { useCode } from './use-code.ts'
import { warnOfWrongCodes } from './warn-of-wrong-codes.ts'

/**
 * How long a confirmed session may take sensitive steps: enough to change some accounts in a row, too short
 * for somebody who finds an open browser.
 */
export const CONFIRMED_SECONDS = 10 * 60

/** One of the ways to show who one is. */
export type Proof =
  | { readonly passwort: string }
  | { readonly code: string }
  | { readonly passkey: { readonly vorgang: string; readonly antwort: unknown } }

/**
 * Returns until when a session counts as confirmed: here, or by a sign-in for which the town's provider asked
 * again, because these accounts may have no password and no factor here.
 */
export function confirmedUntil(
  { confirmedAt }: Pick<OpenSession, 'confirmedAt'>,
  now: Date,
): string | undefined {
  const until = confirmedAt && later(new Date(confirmedAt), CONFIRMED_SECONDS)
  return until !== undefined && until > now.toISOString() ? until : undefined
}

export async function describeConfirmation(room: Room, session: OpenSession) {
  const { id, hasPassword } = session.account
  const db = tablesOf(room.database.read)
  const passkey = await db.selectFrom('passkeys').select('id').where('account_id', '=', id).executeTakeFirst()
  const wege: ('passwort' | 'code' | 'passkey' | 'verwaltung')[] = []
  if (hasPassword) wege.push('passwort')
  if (passkey) wege.push('passkey')
  if (await hasApp(db, id)) wege.push('code')
  if (room.provider) wege.push('verwaltung')
  return { bestaetigt_bis: confirmedUntil(session, room.clock()) ?? null, wege }
}

/** Confirms a session. Wrong answers count as at the sign-in. */
export async function confirmSession(
  room: Room,
  session: OpenSession,
  proof: Proof,
  asking: Asking,
): Promise<void> {
  const row = await requireRow(room, session.account.id)
  if ('passwort' in proof) {
    await requirePassword(room, row, proof.passwort, asking)
    return stored(room, db => confirmed(db))
  }
  if ('code' in proof) {
    const answer = await beginAnswer(room, row, 'code', asking)
    const isRight = await stored(room, async (db, transaction) => {
      if (!(await useCode(room, db, row.id, proof.code))) return false
      await answer.succeeded(transaction)
      await confirmed(db)
      return true
    })
    if (isRight) return
    await warnOfWrongCodes(room, row)
    await answer.failed()
    throw new CmsError('code-falsch')
  }
  const { vorgang, antwort } = proof.passkey
  const question = await lookAtKey(room, tablesOf(room.database.read), 'passkey-bestaetigen', vorgang)
  if (question?.account_id !== row.id) throw new CmsError('link-abgelaufen', REFUSED)
  const used = await checkPasskey(room, question.data, antwort)
  // The passkey of a colleague confirms nothing here.
  if (used.accountId !== row.id) throw new CmsError('code-falsch', REFUSED)
  await stored(room, async db => {
    if (!(await takeKey(db, vorgang))) throw new CmsError('link-abgelaufen', REFUSED)
    await countPasskey(room, db, used)
    await confirmed(db)
  })

  async function confirmed(db: ReturnType<typeof tablesOf>): Promise<void> {
    const { numUpdatedRows } = await db
      .updateTable('sessions')
      .set({ confirmed_at: room.clock().toISOString() })
      .where('id', '=', session.id)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) throw new CmsError('nicht-angemeldet')
  }
}

/** Returns the challenge for the passkeys of this account. */
export async function askPasskey(room: Room, accountId: string) {
  const db = tablesOf(room.database.read)
  const own = await db.selectFrom('passkeys').select('id').where('account_id', '=', accountId).execute()
  if (own.length === 0) throw new CmsError('nicht-moeglich', 'Sie haben hier noch keinen Passkey.')
  const { generateAuthenticationOptions } = await library()
  const options = await generateAuthenticationOptions({
    rpID: siteOf(room).rpID,
    userVerification: 'required',
    allowCredentials: own,
  })
  const vorgang = await stored(room, db =>
    makeKey(room, db, {
      purpose: 'passkey-bestaetigen',
      accountId,
      data: options.challenge,
      seconds: QUESTION_SECONDS,
    }),
  )
  return { vorgang, optionen: { ...options } }
}

/** For a step that also takes the password itself, as before there were confirmed sessions. */
export async function requireConfirmed(
  room: Room,
  who: Who<'redaktion'>,
  { passwort, ...asking }: Asking & { passwort?: string | undefined },
): Promise<void> {
  if (passwort !== undefined) return requirePassword(room, await requireRow(room, who.id), passwort, asking)
  if (!isConfirmed(who)) throw new CmsError('bestaetigung-noetig')
}
