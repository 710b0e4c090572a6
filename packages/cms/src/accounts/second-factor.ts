import { CmsError } from '@rathausplatz/contract'
import { spokenLetters } from '../keys/spoken.ts'
import { accountOf, needsSecondFactor, rowById } from './account.ts'
import { type Asking, beginAnswer, requirePassword } from './asked-again.ts'
import { requireFirstFactorAllowed } from './first-factor.ts'
import { isKnownPlace } from './known-place.ts'
import { requireRow } from './own-password.ts'
import { finishAfterProvider } from './provider-sign-in.ts'
import { type Db, type Room, stored, tablesOf } from './room.ts'
import { endSessions, note } from './sessions.ts'
import { finishSignIn } from './sign-in.ts'
import { lookAtKey, takeKey } from './single-use-keys.ts'
import { tellOwner } from './tell-owner.ts'
import { hashOf } from './tokens.ts'
import { matchingStep, newSecret, stepAt, uriOf } from './totp.ts'
import { secretOf, useCode } from './use-code.ts'
import { warnOfWrongCodes } from './warn-of-wrong-codes.ts'

const CODES = 10
const ISSUER = 'Redaktion'
const GONE = 'Die Anmeldung hat zu lange gedauert. Bitte beginnen Sie noch einmal.'

/** The second step of signing in: a code of the app, or a recovery code. */
export async function signInWithCode(
  room: Room,
  { vorgang, code }: { vorgang: string; code: string },
  sender: string | undefined,
): Promise<string> {
  const key = await lookAtKey(room, tablesOf(room.database.read), 'zweiter-faktor', vorgang)
  if (!key?.account_id) throw new CmsError('link-abgelaufen', GONE)
  const row = await requireRow(room, key.account_id)
  const { id, realm, email } = row
  const isKnown = await isKnownPlace(room, realm, email, sender)
  const attempt = { purpose: 'code', realm, email, sender, isKnownPlace: isKnown } as const
  await room.attempts.begin(attempt)
  const token = await stored(room, async (db, transaction) => {
    if (!(await isEnabled(db, id))) throw new CmsError('link-abgelaufen', GONE)
    if (!(await useCode(room, db, id, code))) return undefined
    if (!(await takeKey(db, vorgang))) throw new CmsError('link-abgelaufen', GONE)
    await room.attempts.succeeded(transaction, attempt)
    if (key.data) return finishAfterProvider(room, transaction, id, key.data, sender)
    await db.updateTable('accounts').set({ password_from: 'faktor' }).where('id', '=', id).execute()
    return finishSignIn(room, db, id, sender)
  })
  if (token !== undefined) return token
  await warnOfWrongCodes(room, row)
  throw new CmsError('code-falsch')
}

export const isEnabled = async (db: Db, id: string): Promise<boolean> =>
  (await db
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', id)
    .where('disabled_at', 'is', null)
    .executeTakeFirst()) !== undefined

export async function describeFactor({ database }: Room, accountId: string) {
  const db = tablesOf(database.read)
  const row = await requireRow({ database } as Room, accountId)
  const { count } = await db
    .selectFrom('recovery_codes')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  const passkeys = await db
    .selectFrom('passkeys')
    .select(['id', 'name', 'created_at', 'used_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute()
  return {
    noetig: needsSecondFactor(accountOf(row).roles),
    totp: await hasApp(db, accountId),
    passkeys: passkeys.map(({ id, name, created_at, used_at }) => ({
      id,
      name,
      angelegt_am: created_at,
      zuletzt_am: used_at,
    })),
    wiederherstellungscodes: Number(count),
  }
}

export const hasApp = async (db: Db, accountId: string): Promise<boolean> =>
  (await db
    .selectFrom('totp')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where('confirmed', '=', 1)
    .executeTakeFirst()) !== undefined

/** Creates a new secret for an app. It is valid after its first code was entered. */
export async function beginApp(room: Room, accountId: string, passwort: string, asking: Asking) {
  const row = await requireRow(room, accountId)
  await requirePassword(room, row, passwort, asking)
  const secret = newSecret()
  await stored(room, async db => {
    await requireFirstFactorAllowed(room, db, row, asking.token)
    if (await hasApp(db, accountId))
      throw new CmsError(
        'nicht-moeglich',
        'Es ist schon eine Code-App eingerichtet. Bitte entfernen Sie sie zuerst.',
      )
    await db.deleteFrom('totp').where('account_id', '=', accountId).execute()
    await db
      .insertInto('totp')
      .values({
        account_id: accountId,
        secret: room.sealing.seal(secret, accountId),
        confirmed: 0,
        last_step: 0,
      })
      .execute()
  })
  return { geheimnis: secret, uri: uriOf(secret, row.email, ISSUER) }
}

/** Confirms an app by its first code. From now on codes are required, and all other sessions end. */
export async function confirmApp(
  room: Room,
  { accountId, code }: { accountId: string; code: string },
  asking: Asking,
): Promise<string[]> {
  const answer = await beginAnswer(room, await requireRow(room, accountId), 'code', asking)
  const codes = await stored(room, async (db, transaction) => {
    const app = await db
      .selectFrom('totp')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('confirmed', '=', 0)
      .executeTakeFirst()
    if (!app) throw new CmsError('nicht-moeglich', 'Bitte beginnen Sie mit dem Einrichten noch einmal.')
    const step = matchingStep(secretOf(room, app), code, room.clock(), stepAt(room.clock()) - 2)
    if (step === undefined) return undefined
    await db
      .updateTable('totp')
      .set({ confirmed: 1, last_step: step })
      .where('account_id', '=', accountId)
      .execute()
    await answer.succeeded(transaction)
    await tellOwner(room, transaction, accountId, 'code-app')
    return factorAdded(room, db, accountId, asking)
  })
  if (codes) return codes
  await answer.failed()
  throw new CmsError('code-falsch')
}

/** Applies the consequences of a new factor; returns new recovery codes if the account had none. */
export async function factorAdded(
  room: Room,
  db: Db,
  accountId: string,
  { token, sender }: Asking,
): Promise<string[]> {
  const row = await rowById(db, accountId)
  if (!row) throw new CmsError('nicht-angemeldet')
  // Again: the account may have got the duty since it began to set up this factor.
  await requireFirstFactorAllowed(room, db, row, token)
  await db.updateTable('accounts').set({ second_factor: 1 }).where('id', '=', accountId).execute()
  await endSessions(db, accountId, token)
  await note(room, db, accountId, 'zweiter-faktor-eingerichtet', sender)
  const left = await db
    .selectFrom('recovery_codes')
    .select('code_hash')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return left ? [] : writeCodes(db, accountId)
}

export async function renewCodes(
  room: Room,
  accountId: string,
  passwort: string,
  asking: Asking,
): Promise<string[]> {
  const row = await requireRow(room, accountId)
  await requirePassword(room, row, passwort, asking)
  if (!row.second_factor)
    throw new CmsError('nicht-moeglich', 'Bitte richten Sie zuerst einen zweiten Faktor ein.')
  return stored(room, async (db, transaction) => {
    await tellOwner(room, transaction, accountId, 'codes')
    await endSessions(db, accountId, asking.token)
    return writeCodes(db, accountId)
  })
}

async function writeCodes(db: Db, accountId: string): Promise<string[]> {
  const codes = Array.from({ length: CODES }, () => spokenLetters(12))
  await db.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute()
  await db
    .insertInto('recovery_codes')
    .values(codes.map(code => ({ account_id: accountId, code_hash: hashOf(code) })))
    .execute()
  return codes.map(code => code.replaceAll(/.{4}(?=.)/g, '$&-'))
}

export async function removeApp(
  room: Room,
  accountId: string,
  passwort: string,
  asking: Asking,
): Promise<void> {
  await requirePassword(room, await requireRow(room, accountId), passwort, asking)
  await stored(room, async (db, transaction) => {
    if (await hasApp(db, accountId)) await tellOwner(room, transaction, accountId, 'code-app-entfernt')
    await db.deleteFrom('totp').where('account_id', '=', accountId).execute()
    await factorRemoved(room, db, accountId, asking)
  })
}

/** Notes that an account has no factor: a password that was worth as much as one is worth less without it. */
export async function withoutFactor(db: Db, accountId: string): Promise<void> {
  await db.updateTable('accounts').set({ second_factor: 0 }).where('id', '=', accountId).execute()
  await db
    .updateTable('accounts')
    .set({ password_from: null })
    .where('id', '=', accountId)
    .where('password_from', '=', 'faktor')
    .execute()
}

/** Applies the consequences of a removed factor; without any factor the recovery codes are deleted. */
export async function factorRemoved(
  room: Room,
  db: Db,
  accountId: string,
  { token, sender }: Asking,
): Promise<void> {
  await endSessions(db, accountId, token)
  const passkey = await db
    .selectFrom('passkeys')
    .select('id')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  if (!passkey && !(await hasApp(db, accountId))) {
    await withoutFactor(db, accountId)
    await db.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute()
  }
  await note(room, db, accountId, 'zweiter-faktor-entfernt', sender)
}
