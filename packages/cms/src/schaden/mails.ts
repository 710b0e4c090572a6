import { schadenskategorieOf, schadenstaende, schadenstandNach } from '@rathausplatz/contract'
import { adresseInMails } from '@rathausplatz/contract/adresse-in-mails'
import { fristen } from '@rathausplatz/contract/fristen'
import { germanDay } from '@rathausplatz/time'
import type { SignedKeys } from '../keys/signed-keys.ts'
import type { AwaitedMail, NewMail } from '../outbox/put-mail.ts'
import { inAccusative } from '../town-in-words.ts'
import { whereOf } from './place.ts'
import { betrifftOf, lageOf } from './reports.ts'
import type { Schadenszeile } from './tables.ts'

/**
 * The origin of a key. Each key gives access to one report; only a key from a mail (`mail`) proves that its
 * holder reads the mails of the address.
 */
export type Purpose = 'eigener' | 'mail'
export type SchadenKeys = SignedKeys<Purpose>

type Words = { readonly publicUrl: string; readonly keys: SchadenKeys; readonly town: string }

type Written = Omit<NewMail, 'an' | 'giltBis'>
type ToReporter = Omit<AwaitedMail, 'an' | 'giltBis'>

/** The occasion of all mails of this room. */
const MAILS = 'schaden'

const mail = (betreff: string, ...text: readonly string[]): Written => ({
  anlass: MAILS,
  betreff,
  text: ['Guten Tag,', ...text].join('\n\n').concat('\n'),
})

const ownPage = ({ publicUrl, keys }: Words, { id }: Schadenszeile) =>
  `${publicUrl}/schaeden/eigene/${keys.keyFor('mail', id)}`

const about = (row: Schadenszeile) =>
  [`„${schadenskategorieOf(row.kategorie).name}“`, whereOf(row)].filter(Boolean).join(', ')

/**
 * The acknowledgement, which also asks to confirm the address. It contains no text of the reporter, not even
 * the place, because the address may belong to someone else.
 */
export const acknowledgingMail = (words: Words, row: Schadenszeile): ToReporter => ({
  ...mail(
    `Ihre Meldung ${row.nummer} ist angekommen`,
    `danke für Ihre Meldung an ${inAccusative(words.town)}: „${schadenskategorieOf(row.kategorie).name}“. Sie hat die Nummer ${row.nummer}.`,
    `Möchten Sie hören, was daraus wird? Dann lassen Sie sich hier benachrichtigen. Das geht ${fristen.bestaetigen} Tage lang; ansehen können Sie Ihre Meldung unter diesem Link auch danach:\n${ownPage(words, row)}`,
    `Haben Sie nichts gemeldet, müssen Sie nichts tun: Sie bekommen keine weiteren E-Mails, und nach ${fristen.bestaetigen} Tagen löschen wir Ihre Adresse aus der Meldung. ${adresseInMails}`,
  ),
  antwortet: true,
  betrifft: betrifftOf(row),
})

const newsForOffice = {
  neu: ['Neuer Schaden', 'über die Website ist ein Schaden gemeldet worden'],
  berichtigt: ['Berichtigt', 'die Person, die diesen Schaden gemeldet hat, hat ihre Meldung berichtigt'],
  wieder: [
    'Wieder geöffnet',
    'die Person, die diesen Schaden gemeldet hat, schreibt, dass er noch nicht in Ordnung ist',
  ],
} as const

/**
 * The mail to the responsible office. Text and photos are at the desk; the mail does not name the reporter.
 */
export const officeMail = (
  publicUrl: string,
  row: Schadenszeile,
  news: keyof typeof newsForOffice = row.stand === 'wieder_geoeffnet' ? 'wieder' : 'neu',
): Written => {
  const [subject, sentence] = newsForOffice[news]
  return mail(
    `${subject}: ${schadenskategorieOf(row.kategorie).name} (${row.nummer})`,
    `${sentence}: ${about(row)}.`,
    `Die ganze Meldung und die nächsten Schritte stehen in der Redaktion:\n${publicUrl}/redaktion/schaeden/${row.nummer}`,
  )
}

/** The mail about a step of the town with its reason, to a reporter who ordered messages. */
export const stepMail = (
  words: Words,
  { receiver, done, now }: { receiver: Schadenszeile; done: Schadenszeile; now: Date },
): ToReporter => {
  const isOther = receiver.id !== done.id
  const page = ownPage(words, receiver)
  const canReopen = schadenstandNach(lageOf(receiver, now), 'wieder_oeffnen', 'melder') !== undefined
  const written = mail(
    `Ihre Meldung ${receiver.nummer}: ${schadenstaende[done.stand]}`,
    isOther
      ? `Sie haben uns einen Schaden gemeldet, den wir unter der Nummer ${done.nummer} kennen: ${about(done)}. Dazu gibt es Neues.`
      : `zu Ihrer Meldung gibt es Neues: ${about(done)}.`,
    `Stand: ${schadenstaende[done.stand]}`,
    ...(done.doppelt_zu === null
      ? []
      : [
          `Diesen Schaden kennen wir schon, unter der Nummer ${done.doppelt_zu}. Was dort geschieht, schreiben wir Ihnen auch.`,
        ]),
    ...(done.grund ? [done.grund] : []),
    ...(done.erwartet_am && done.stand === 'in_arbeit'
      ? [`Voraussichtlich fertig bis ${germanDay(done.erwartet_am)}.`]
      : []),
    `Alles zu Ihrer Meldung lesen Sie auf dieser Seite. Dort können Sie auch die Nachrichten dazu abbestellen${canReopen ? ' oder die Meldung wieder öffnen' : ''}:\n${page}`,
  )
  // The page at which mail programs unsubscribe by themselves (RFC 8058).
  return { ...written, betrifft: betrifftOf(receiver), abbestellen: page }
}
