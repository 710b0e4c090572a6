import { passwortVergessenPfad, realmLabels } from '@rathausplatz/contract'
import { longMoment } from '@rathausplatz/time'
import { putAwaitedMail } from '../outbox/put-mail.ts'
import type { Db } from '../store/index.ts'
import { type AccountRow, betrifftOf, rowById } from './account.ts'
import { type Room, tablesOf } from './room.ts'

/**
 * Changes that an intruder would make and an owner makes rarely, each as the subject of the mail and as its
 * sentence after „Guten Tag …,“.
 */
const changes = {
  passwort: ['Passwort geändert', 'Ihr Passwort wurde geändert'],
  einmalpasswort: ['Passwort geändert', 'Ihr Passwort wurde durch ein Einmalpasswort ersetzt'],
  'code-app': ['Code-App eingerichtet', 'für Ihr Konto wurde eine Code-App eingerichtet'],
  'code-app-entfernt': ['Code-App entfernt', 'die Code-App wurde von Ihrem Konto entfernt'],
  passkey: ['Passkey eingerichtet', 'für Ihr Konto wurde ein Passkey eingerichtet'],
  'passkey-entfernt': ['Passkey entfernt', 'ein Passkey wurde von Ihrem Konto entfernt'],
  'zweiter-faktor-entfernt': [
    'Zweiter Faktor entfernt',
    'Code-App und Passkeys wurden von Ihrem Konto entfernt',
  ],
  codes: [
    'Neue Wiederherstellungscodes',
    'für Ihr Konto wurden neue Wiederherstellungscodes erstellt, die alten gelten nicht mehr',
  ],
  adresse: [
    'E-Mail-Adresse geändert',
    'die E-Mail-Adresse Ihres Kontos wurde von der Administration geändert',
  ],
  zugang: ['Zugang für ein Programm angelegt', 'in Ihrem Namen wurde ein Zugang für ein Programm angelegt'],
  verwaltung: [
    'Mit dem Konto der Verwaltung verbunden',
    'Ihr Konto wurde mit einem Konto der Verwaltung verbunden und lässt sich ab jetzt auch damit öffnen',
  ],
  'verwaltung-geloest': [
    'Verbindung gelöst',
    'die Verbindung Ihres Kontos mit einem Konto der Verwaltung wurde von der Administration gelöst',
  ],
} as const
type OwnersNews = keyof typeof changes

type More = {
  /** The former address, if it has just changed. */
  readonly formerly?: string
  /** The number of program keys that ended with the change. */
  readonly ended?: number
  /** The name of a new program key. */
  readonly program?: string
}

/** The consequences of changes that only administrators make. */
const byAdministration: { readonly [News in OwnersNews]?: (account: AccountRow) => string } = {
  adresse: ({ email, password }) =>
    `Ab jetzt melden Sie sich mit ${email} an, und alle E-Mails zu Ihrem Konto gehen dorthin.${password === null ? '' : ' Ihr Passwort bleibt, wie es ist; wo Sie angemeldet waren, melden Sie sich bitte neu an.'}`,
  'verwaltung-geloest': ({ email }) =>
    `Mit ${email} und Ihrem Passwort melden Sie sich weiter an; wo Sie angemeldet waren, bitte neu.`,
}

/**
 * Sends the owner of an account a mail about a change and about what to do if it was not theirs, in the
 * transaction of the change.
 */
export async function tellOwner(
  room: Room,
  transaction: Db,
  accountId: string,
  news: OwnersNews,
  more: More = {},
): Promise<void> {
  const row = await rowById(tablesOf(transaction), accountId)
  if (!row || row.disabled_at !== null) return
  const now = room.clock()
  const [subject] = changes[news]
  const { formerly } = more
  await putAwaitedMail(
    transaction,
    {
      // A reference of its own: the desk does not list undelivered mails to the former address.
      betrifft: formerly === undefined ? betrifftOf(row.id) : `konto-vorher:${row.id}`,
      anlass: 'konto-geaendert',
      an: formerly ?? row.email,
      betreff: `${subject}: ${realmLabels[row.realm]}`,
      text: textOf(room, row, news, await room.telephone(transaction), more),
    },
    now,
  )
}

function textOf(
  room: Room,
  account: AccountRow,
  news: OwnersNews,
  telephone: string | undefined,
  { ended = 0, program }: More,
): string {
  const { realm, vorname, nachname } = account
  const [, sentence] = changes[news]
  const fromNowOn = byAdministration[news]?.(account)
  const parts = fromNowOn
    ? [
        fromNowOn,
        // A mail to the former address contains no link: another person may read that mailbox.
        'Ist das nicht richtig? Dann sagen Sie es bitte gleich der Administration der Website.',
        ...(telephone ? [`Telefon: ${telephone}`] : []),
      ]
    : ifNotYourself(room, realm, news, telephone)
  return [
    `Guten Tag ${vorname} ${nachname},`,
    `${sentence}${program === undefined ? '' : ` („${program}“)`}.`,
    `Bereich der Website: ${realmLabels[realm]}\nZeit: ${longMoment(room.clock())} Uhr`,
    ...(ended > 0 ? [endedWith(ended)] : []),
    ...parts,
  ]
    .join('\n\n')
    .concat('\n')
}

const endedWith = (count: number): string =>
  `Damit ${count === 1 ? 'ist auch der Zugang für ein Programm beendet, den' : `sind auch die ${count} Zugänge für Programme beendet, die`} Ihr Konto angelegt hatte. Was noch gebraucht wird, legen Sie bitte neu an.`

function ifNotYourself(
  { settings: { publicUrl } }: Room,
  realm: AccountRow['realm'],
  news: OwnersNews,
  telephone: string | undefined,
): string[] {
  return [
    'Waren Sie das selbst? Dann müssen Sie nichts tun.',
    'Waren Sie das nicht? Dann benutzt vielleicht jemand anderes Ihr Konto. Bitte vergeben Sie gleich ein neues Passwort:',
    publicUrl + passwortVergessenPfad(realm),
    // A new password does not remove a passkey that an intruder has added.
    ...(realm === 'redaktion'
      ? [
          `Bitte sehen Sie danach nach, ob dort nur steht, was Sie selbst eingerichtet haben:\n\n${publicUrl}/redaktion/zweiter-faktor`,
        ]
      : []),
    ...(news === 'zugang' ? ['Ein neues Passwort beendet auch diesen Zugang.'] : []),
    // A new password does not remove a binding at the provider either.
    ...(news === 'verwaltung'
      ? ['Lassen Sie außerdem die Administration der Website die Verbindung lösen.']
      : []),
    ...(telephone ? [`Und rufen Sie uns bitte an: ${telephone}`] : []),
  ]
}
