import { passwortVergessenPfad, realmLabels, realmPlaces } from '@rathausplatz/contract'
import { limitsIn, take } from '../limits/limits.ts'
import { putAwaitedMail } from '../outbox/put-mail.ts'
import type { Database } from '../store/index.ts'
import { type AccountRow, betrifftOf } from './account.ts'
import { type Room, stored } from './room.ts'
import { hashOf } from './tokens.ts'

type Transaction = Database['read']

const DAY_SECONDS = 24 * 3_600
/** Wrong codes within a day that are normal for an owner with two apps. */
const UNREMARKABLE = 4

/**
 * Counts a wrong code after a right password. At the fifth the owner gets a mail, once a day: the password is
 * known to another person.
 */
export async function warnOfWrongCodes(room: Room, row: AccountRow): Promise<void> {
  await stored(room, async (_, transaction) => {
    if (await isWithin(room, transaction, row, 'falsche-codes', UNREMARKABLE)) return
    if (!(await isWithin(room, transaction, row, 'falsche-codes-gemeldet', 1))) return
    await putWarning(
      room,
      transaction,
      row,
      'Falsche Codes bei der Anmeldung',
      `bei Ihrem Konto ${realmPlaces[row.realm]} wurde heute das richtige Passwort eingegeben und danach mehrmals ein falscher Code.\n\nWaren Sie das selbst, müssen Sie nichts tun. Waren Sie es nicht, kennt jemand Ihr Passwort.`,
    )
  })
}

/** Tells the owner, once a day, that a session ended because of too many wrong passwords or codes in it. */
export async function warnOfEndedSession(room: Room, transaction: Transaction, row: AccountRow) {
  if (!(await isWithin(room, transaction, row, 'sitzung-beendet-gemeldet', 1))) return
  await putWarning(
    room,
    transaction,
    row,
    'Falsche Passwörter oder Codes in einer Sitzung',
    `in Ihrem Konto ${realmPlaces[row.realm]} war jemand angemeldet und hat sehr oft ein falsches Passwort oder einen falschen Code eingegeben. Wir haben diese Sitzung beendet.\n\nWaren Sie das selbst, melden Sie sich einfach neu an. Waren Sie es nicht, hatte jemand Zugang zu Ihrem Browser.`,
  )
}

const isWithin = async (
  room: Room,
  transaction: Transaction,
  { realm, email }: AccountRow,
  what: string,
  most: number,
): Promise<boolean> =>
  (await take(
    limitsIn(transaction),
    [{ key: `${what}:${realm}:${hashOf(email)}`, most, seconds: DAY_SECONDS }],
    room.clock(),
  )) === undefined

async function putWarning(
  { settings, clock }: Room,
  transaction: Transaction,
  { id, realm, email, vorname, nachname }: AccountRow,
  subject: string,
  said: string,
): Promise<void> {
  await putAwaitedMail(
    transaction,
    {
      anlass: 'falsche-codes',
      betrifft: betrifftOf(id),
      an: email,
      betreff: `${subject}: ${realmLabels[realm]}`,
      text: `Guten Tag ${vorname} ${nachname},\n\n${said} Bitte vergeben Sie dann gleich ein neues Passwort:\n\n${settings.publicUrl}${passwortVergessenPfad(realm)}\n`,
    },
    clock(),
  )
}
