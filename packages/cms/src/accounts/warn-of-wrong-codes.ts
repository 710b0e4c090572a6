import { passwortVergessenPfad, realmLabels, realmPlaces } from '@rathausplatz/contract'
import { limitsIn, take } from '../limits/limits.ts'
import { putAwaitedMail } from '../outbox/put-mail.ts'
import { type AccountRow, betrifftOf } from './account.ts'
import { type Room, stored } from './room.ts'
import { hashOf } from './tokens.ts'

const DAY_SECONDS = 24 * 3_600
/** Wrong codes within a day that are normal for an owner with two apps. */
const UNREMARKABLE = 4

/**
 * Counts a wrong code after a right password. At the fifth the owner gets a mail, once a day: the password is
 * known to another person.
 */
export async function warnOfWrongCodes(
  room: Room,
  { id, realm, email, vorname, nachname }: AccountRow,
): Promise<void> {
  const now = room.clock()
  await stored(room, async (_, transaction) => {
    const isWithin = async (what: string, most: number) =>
      (await take(
        limitsIn(transaction),
        [{ key: `${what}:${realm}:${hashOf(email)}`, most, seconds: DAY_SECONDS }],
        now,
      )) === undefined
    if (await isWithin('falsche-codes', UNREMARKABLE)) return
    if (!(await isWithin('falsche-codes-gemeldet', 1))) return
    const area = realmLabels[realm]
    await putAwaitedMail(
      transaction,
      {
        anlass: 'falsche-codes',
        betrifft: betrifftOf(id),
        an: email,
        betreff: `Falsche Codes bei der Anmeldung: ${area}`,
        text: `Guten Tag ${vorname} ${nachname},\n\nbei Ihrem Konto ${realmPlaces[realm]} wurde heute das richtige Passwort eingegeben und danach mehrmals ein falscher Code.\n\nWaren Sie das selbst, müssen Sie nichts tun. Waren Sie es nicht, kennt jemand Ihr Passwort. Bitte vergeben Sie dann gleich ein neues:\n\n${room.settings.publicUrl}${passwortVergessenPfad(realm)}\n`,
      },
      now,
    )
  })
}
