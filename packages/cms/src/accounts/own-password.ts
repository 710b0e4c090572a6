import { CmsError, type Realm } from '@rathausplatz/contract'
import { type Limit, limitsIn, take } from '../limits/limits.ts'
import { type putAwaitedMail, takeBackMail } from '../outbox/put-mail.ts'
import { townName } from '../town-name.ts'
import { type AccountRow, emailOf, rowByEmail, rowById } from './account.ts'
import { type Asking, requirePassword } from './asked-again.ts'
import { type Attempt, liftLock } from './attempts.ts'
import { endProgramKeys } from './end-program-keys.ts'
import { mayResetByMail } from './first-factor.ts'
import { objectionByGuessing } from './guess-apart.ts'
import { INVITATION_SECONDS, LINK_SECONDS, putKeyMail } from './key-mails.ts'
import { isKnownPlace } from './known-place.ts'
import { objectionTo } from './password-rules.ts'
import { type Db, type Room, stored, tablesOf } from './room.ts'
import { endSessions, networkOf, note, openSession } from './sessions.ts'
import { dropKeys, lookAtKey, makeKey, takeKey } from './single-use-keys.ts'
import { tellOwner } from './tell-owner.ts'
import { hashOf } from './tokens.ts'

/** The data of a key that the administration has sent. */
const INVITED = 'einladung'

/**
 * Changes the password of the signed-in account: all sessions end, and the present one continues with a new
 * token.
 */
export async function changePassword(
  room: Room,
  accountId: string,
  { passwort, neues_passwort }: { passwort: string; neues_passwort: string },
  asking: Asking,
): Promise<string> {
  const { sender } = asking
  const row = await requireRow(room, accountId)
  await requirePassword(room, row, passwort, asking)
  if (passwort === neues_passwort)
    throw new CmsError('passwort-ungeeignet', 'Bitte wählen Sie ein anderes Passwort als das bisherige.')
  const password = await suitable(room, row, neues_passwort)
  return stored(room, async (db, transaction) => {
    const changed = await db
      .updateTable('accounts')
      .set({ password, pw_geaendert: 1 })
      .where('id', '=', row.id)
      .where('password', '=', row.password)
      .where('disabled_at', 'is', null)
      .executeTakeFirstOrThrow()
    if (changed.numUpdatedRows === 0n) throw new CmsError('passwort-falsch')
    await endSessions(db, row.id)
    await dropKeys(db, row.id)
    const ended = await endKeysOf(room, transaction, row)
    await note(room, db, row.id, 'passwort-geaendert', sender)
    await tellOwner(room, transaction, row.id, 'passwort', { ended })
    return openSession(room, db, row.id, sender)
  })
}

const DAY_SECONDS = 24 * 3_600

/**
 * Limits the mails to an account. Strangers cannot fill a mailbox, and one of their networks can use up only
 * a small share. Requests from places where the owner has signed in have a limit of their own, so strangers
 * cannot block them.
 */
function mailsTo({ realm, email, sender, isKnownPlace }: Required<Omit<Attempt, 'purpose'>>): Limit[] {
  const limit = (what: string, whose: string, most: number, seconds: number) => ({
    key: `vergessen-${what}:${realm}:${hashOf(whose)}`,
    most,
    seconds,
  })
  if (isKnownPlace) return [limit('bekannt', email, 1, 5 * 60), limit('bekannt-tag', email, 4, DAY_SECONDS)]
  const network = networkOf(sender)
  return [
    limit('mail', email, 1, 5 * 60),
    limit('mails', email, 6, DAY_SECONDS),
    // Senders that cannot be told apart do not count as a network.
    ...(network ? [limit('netz', `${email} ${network}`, 2, DAY_SECONDS)] : []),
  ]
}

/** The recipient of the mail that is rolled back. */
const nobody = {
  id: 'niemand',
  email: 'niemand@example.org',
  vorname: 'Niemand',
  nachname: 'Unbekannt',
  second_factor: 0,
}

const BY_PROVIDER =
  'Ihr Konto ist mit dem Konto der Verwaltung verbunden. Bitte melden Sie sich damit an. Ein Passwort für die Website gibt Ihnen die Administration.'

/**
 * Sends a link for a new password, if there is an enabled account and the limits of mails allow it. Answer
 * and work are the same in any case: for an unknown address the key (of no account) and the mail are written
 * and rolled back.
 */
export async function forgotPassword(
  room: Room,
  realm: Realm,
  typed: string,
  sender: string | undefined,
): Promise<void> {
  const email = emailOf(typed)
  const attempt = { realm, email, sender, isKnownPlace: await isKnownPlace(room, realm, email, sender) }
  await room.attempts.begin({ purpose: 'vergessen', ...attempt })
  const row = await rowByEmail(tablesOf(room.database.read), realm, email)
  const enabled = row?.disabled_at === null ? row : undefined
  await stored(room, async (db, transaction) => {
    // An attempt without a mail counts elsewhere, so that an account has its full limit when it is enabled
    // again.
    const limits = mailsTo(enabled ? attempt : { ...attempt, email: `niemand ${email}` })
    const wait = await take(limitsIn(transaction), limits, room.clock())
    const account = wait === undefined ? enabled : undefined
    const addressee = account ?? { realm, ...nobody }
    const canReset = await mayResetByMail(room, db, addressee)
    const key = await makeKey(room, db, {
      purpose: 'passwort',
      accountId: (canReset && account?.id) || null,
      seconds: LINK_SECONDS,
    })
    const why = canReset ? 'passwort-vergessen' : 'nur-verwaltung'
    const mail = await putKeyMail(room, transaction, addressee, key, why)
    await takeBackMail(transaction, account ? '' : mail)
  })
}

/** Sets a new password by a key from a mail. Ends all sessions, and all other keys of the account. */
export async function setPasswordByKey(
  room: Room,
  realm: Realm,
  { schluessel, neues_passwort }: { schluessel: string; neues_passwort: string },
  sender: string | undefined,
): Promise<void> {
  const db = tablesOf(room.database.read)
  const key = await lookAtKey(room, db, 'passwort', schluessel)
  const row = key?.account_id ? await rowById(db, key.account_id) : undefined
  if (!row || row.realm !== realm || row.disabled_at !== null) throw new CmsError('link-abgelaufen')
  const isInvitation = key?.data === INVITED
  const password = await suitable(room, row, neues_passwort)
  await stored(room, async (db, transaction) => {
    // Asked again: the account may have been bound since the mail.
    if (!isInvitation && !(await mayResetByMail(room, db, row)))
      throw new CmsError('nicht-moeglich', BY_PROVIDER)
    if (!(await takeKey(db, schluessel))) throw new CmsError('link-abgelaufen')
    const password_from = isInvitation ? 'administration' : 'mail'
    await db
      .updateTable('accounts')
      .set({ password, pw_geaendert: 1, password_from })
      .where('id', '=', row.id)
      .execute()
    await endSessions(db, row.id)
    await dropKeys(db, row.id)
    // Lifts only the lock of the password: access to the mailbox must not allow more guesses at the second
    // factor.
    await liftLock(transaction, row, ['konto', 'bestaetigung'])
    const ended = await endKeysOf(room, transaction, row)
    await note(room, db, row.id, 'passwort-gesetzt', sender)
    // The first password, after an invitation, needs no notice.
    if (row.password !== null) await tellOwner(room, transaction, row.id, 'passwort', { ended })
  })
}

const endKeysOf = ({ clock }: Room, transaction: Parameters<typeof putAwaitedMail>[0], { id }: AccountRow) =>
  endProgramKeys(transaction, id, { at: clock(), by: id, why: 'neues Passwort' })

/** Sends an invitation to an account without a password, in the transaction that creates it. */
export async function putInvitation(
  room: Room,
  db: Db,
  transaction: Parameters<typeof putAwaitedMail>[0],
  account: AccountRow,
): Promise<void> {
  const key = await makeKey(room, db, {
    purpose: 'passwort',
    accountId: account.id,
    data: INVITED,
    seconds: INVITATION_SECONDS,
  })
  await putKeyMail(room, transaction, account, key, 'einladung')
}

export async function requireRow({ database }: Room, accountId: string): Promise<AccountRow> {
  const row = await rowById(tablesOf(database.read), accountId)
  if (!row) throw new CmsError('nicht-angemeldet')
  return row
}

/** Returns the hash of a new password. Throws `passwort-ungeeignet` if it does not fit the rules. */
export async function suitable(room: Room, row: AccountRow, password: string): Promise<string> {
  const { email, vorname, nachname } = row
  const town = await townName(room.database.read, room.clock())
  const objection =
    objectionTo(password, row) ??
    (await objectionByGuessing({ password, known: [email, vorname, nachname, town] }))
  if (objection) throw new CmsError('passwort-ungeeignet', objection)
  return room.passwords.hash(password)
}
