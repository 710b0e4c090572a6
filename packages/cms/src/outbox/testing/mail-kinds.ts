import * as abo from '../../abos/mails.ts'
import * as formular from '../../formulare/mails.ts'
import { signedKeys } from '../../keys/signed-keys.ts'
import * as pinnwand from '../../pinnwand/mails.ts'
import type { Eintrag, Gespraech } from '../../pinnwand/tables.ts'
import * as rat from '../../rat/office/invitation-mail.ts'
import * as schaden from '../../schaden/mails.ts'
import type { Schadenszeile } from '../../schaden/tables.ts'
import * as termin from '../../terminvereinbarung/mails.ts'
import * as vorschlag from '../../verzeichnisvorschlag/mails.ts'
import type { NewMail } from '../put-mail.ts'

const publicUrl = 'https://www.rebenau.example.org'
/** A typed text that tries to add a header, in a subject that has to be folded. */
const TITLE = `Straßenlaterne „Am Bächle“\r\nBcc: mallory@evil.example ${'sehr lang '.repeat(10)}`

const keys = signedKeys<never>('probe', () => Buffer.alloc(32, 1)) as never
const words = { publicUrl, keys, town: 'Stadt Müllheim' }
const about = { vorgang: 'F-7GQ2M9XD', titel: TITLE, publicUrl, stadt: 'Stadt Müllheim' }
const OFFICE = 'buergeramt@müllheim.de'

const entry = { id: 'A'.repeat(22), nummer: 'P-1', rubrik: 'suche', titel: TITLE, grund: '', verlaengert: 0 }
const board = entry as unknown as Eintrag
const conversation = { id: 'B'.repeat(22) } as Gespraech
const damage = {
  id: 'C'.repeat(22),
  nummer: 'S-1',
  kategorie: 'strasse',
  stand: 'in_arbeit',
  grund: TITLE,
  doppelt_zu: null,
  erwartet_am: null,
  beendet_am: null,
  geoeffnet: 0,
  adresse: '',
  ort: '',
} as unknown as Schadenszeile
const proposal = { id: 'D'.repeat(22), nummer: 'V-1', name: TITLE, ersetzt: '' }
const booking = {
  nummer: 'T-1',
  anliegen_name: TITLE,
  beginn: '2026-12-01T08:00:00.000Z',
  stand: 'gebucht',
  grund: '',
} as never
const letter = { town: '', amt: '', ort: [], telefon: '', unterlagen: [], hinweis: '', link: '', neu: '' }
const meeting = {
  data: { slug: 'sitzung', datum_von: '2026-12-01T18:00:00+01:00', ort: 'Saal', zustand: 'geplant' },
} as const

export type Written = Omit<NewMail, 'an'>
export type Kind = readonly [
  name: string,
  write: () => Written | undefined,
  headers?: { readonly reply?: true; readonly replyTo?: string; readonly unsubscribe?: true },
]

/** Every function that writes a mail, with the headers of its mail where they are not the usual ones. */
export const kinds = {
  abo: [
    ['askingMail', () => abo.askingMail(words, 'id', { titles: [TITLE], strassen: 0 }), { reply: true }],
    ['tellingMail', () => abo.tellingMail(words, 'id', [], [TITLE]), { unsubscribe: true }],
    [
      'subscriptionMail',
      () =>
        abo.subscriptionMail(words, 'id', { anlass: 'abo-abfall', betreff: TITLE, absaetze: [], titles: [] }),
      { unsubscribe: true },
    ],
  ],
  formular: [
    ['mailToOffice', () => formular.mailToOffice(about, undefined)],
    [
      'mailToOffice',
      () => formular.mailToOffice(about, { antworten: [], email: 'erika@example.org' }),
      { replyTo: 'erika@example.org' },
    ],
    ['mailToColleague', () => formular.mailToColleague(about)],
    [
      'mailToSender',
      () => formular.mailToSender(about, { bestaetigung: '', antwortAn: OFFICE }),
      { reply: true, replyTo: OFFICE },
    ],
    [
      'mailWithAnswer',
      () => formular.mailWithAnswer(about, 'beantwortet', { text: 'Ja.', antwortAn: OFFICE }),
      { replyTo: OFFICE },
    ],
  ],
  pinnwand: [
    ['confirmMail', () => pinnwand.confirmMail(words, [board]), { reply: true }],
    ['releasedMail', () => pinnwand.releasedMail(words, board, { until: 'morgen', hidden: 1 })],
    ['lockedMail', () => pinnwand.lockedMail(words, board, 'sperren')],
    ['endingMail', () => pinnwand.endingMail(words, board, 'morgen')],
    [
      'confirmMessagesMail',
      () => pinnwand.confirmMessagesMail(words, [{ conversation, entry: board }]),
      { reply: true },
    ],
    [
      'relayedMail',
      () =>
        pinnwand.relayedMail(words, { name: '', text: TITLE, conversation, entry: board, to: 'verfasser' }),
    ],
  ],
  rat: [
    [
      'invitationMail',
      () =>
        rat.invitationMail(
          {
            evening: { open: meeting } as never,
            gremium: TITLE,
            town: '',
            office: { amt: '', email: '', telefon: '' },
            publicUrl,
            hinweis: '',
            nachtrag: { aenderungen: [], vorher: meeting.data },
          },
          { name: 'Erika', rolle: 'mitglied', konto: true },
        ),
    ],
  ],
  schaden: [
    ['acknowledgingMail', () => schaden.acknowledgingMail(words, damage), { reply: true }],
    ['officeMail', () => schaden.officeMail(publicUrl, damage)],
    [
      'stepMail',
      () => schaden.stepMail(words, { receiver: damage, done: damage, now: new Date() }),
      { unsubscribe: true },
    ],
  ],
  termin: [
    ['standingMail', () => termin.standingMail(booking, letter, 'erinnerung')],
    ['cancelledMail', () => termin.cancelledMail(booking, letter, 'amt')],
  ],
  vorschlag: [
    ['confirmMail', () => vorschlag.confirmMail(words, [proposal]), { reply: true }],
    ['releasedMail', () => vorschlag.releasedMail(words, proposal, '/verzeichnis')],
    ['acceptedMail', () => vorschlag.acceptedMail(words, proposal, '/verzeichnis')],
    ['lockedMail', () => vorschlag.lockedMail(words, proposal, { schritt: 'ablehnen', grund: '' })],
    ['refusedMail', () => vorschlag.refusedMail(words, proposal, '')],
    ['replacedMail', () => vorschlag.replacedMail(words, proposal)],
    ['stillRightMail', () => vorschlag.stillRightMail(words, proposal, '/verzeichnis')],
  ],
} satisfies Readonly<Record<string, readonly Kind[]>>

/** The modules whose functions write the mails of the table. */
export const rooms: Readonly<Record<keyof typeof kinds, object>> = {
  abo,
  formular,
  pinnwand,
  rat,
  schaden,
  termin,
  vorschlag,
}
