import { passwortNeuPfad, realmLabels, realmPlaces } from '@rathausplatz/contract'
import { putAwaitedMail } from '../outbox/put-mail.ts'
import { inGenitive } from '../town-in-words.ts'
import { townName } from '../town-name.ts'
import { type AccountRow, betrifftOf } from './account.ts'
import { later, type Room } from './room.ts'

export const LINK_SECONDS = 3_600
export const INVITATION_SECONDS = 7 * 24 * 3_600

/** Puts the mail with a key for a new password, or with the way of an account that gets none. Returns its id. */
export async function putKeyMail(
  { settings, clock }: Room,
  transaction: Parameters<typeof putAwaitedMail>[0],
  {
    id,
    realm,
    email,
    vorname,
    nachname,
  }: Pick<AccountRow, 'id' | 'realm' | 'email' | 'vorname' | 'nachname'>,
  key: string,
  reason: KeyMail,
): Promise<string> {
  const area = realmLabels[realm]
  const now = clock()
  const where = `${realmPlaces[realm]} ${inGenitive(await townName(transaction, now))}`
  const link = `${settings.publicUrl}${passwortNeuPfad(realm)}?schluessel=${key}`
  const isInvitation = reason === 'einladung'
  const giltBis = new Date(later(now, isInvitation ? INVITATION_SECONDS : LINK_SECONDS))
  const { betreff, said } = keyMails[reason]({
    where,
    link,
    signIn: `${settings.publicUrl}/redaktion/anmelden`,
  })
  const mail = {
    anlass: isInvitation ? reason : 'passwort-vergessen',
    betrifft: betrifftOf(id),
    an: email,
    betreff: `${betreff}: ${area}`,
    text: `Guten Tag ${vorname} ${nachname},\n\n${said}\n`,
    giltBis,
    antwortet: !isInvitation,
  }
  return (await putAwaitedMail(transaction, mail, now)).id
}

type KeyMail = 'passwort-vergessen' | 'nur-verwaltung' | 'einladung'
type Said = (about: { where: string; link: string; signIn: string }) => { betreff: string; said: string }

const keyMails: Readonly<Record<KeyMail, Said>> = {
  einladung: ({ where, link }) => ({
    betreff: 'Ihr Konto',
    said: `für Sie wurde ein Konto ${where} angelegt. Bitte vergeben Sie hier Ihr Passwort:\n\n${link}\n\nDer Link gilt sieben Tage und lässt sich nur einmal benutzen. Melden Sie sich danach mit dieser E-Mail-Adresse an.`,
  }),
  'passwort-vergessen': ({ where, link }) => ({
    betreff: 'Neues Passwort',
    said: `jemand hat für Ihr Konto ${where} ein neues Passwort angefordert. Hier können Sie es vergeben:\n\n${link}\n\nDer Link gilt eine Stunde und lässt sich nur einmal benutzen. Wenn Sie das nicht waren, müssen Sie nichts tun: Ihr Passwort bleibt, wie es ist.`,
  }),
  'nur-verwaltung': ({ where, signIn }) => ({
    betreff: 'Neues Passwort',
    said: `jemand hat für Ihr Konto ${where} ein neues Passwort angefordert. Ihr Konto ist mit dem Konto der Verwaltung verbunden. Bitte melden Sie sich damit an:\n\n${signIn}\n\nGeht das nicht? Dann lassen Sie sich bitte von der Administration der Website ein Einmalpasswort geben. Wenn Sie das nicht waren, müssen Sie nichts tun.`,
  }),
}
