import { MOST_VERLAENGERT, pinnwandrubriken } from '@rathausplatz/contract'
import { fristen } from '@rathausplatz/contract/fristen'
import { formularAdresse, KONTAKTFORMULAR } from '@rathausplatz/contract/kontaktformular'
import { inQuotes } from '@rathausplatz/text'
import type { SignedKeys } from '../keys/signed-keys.ts'
import { replacesMark, replacesWords } from '../moderation/replaced.ts'
import type { AwaitedMail, NewMail } from '../outbox/put-mail.ts'
import { inGenitive } from '../town-in-words.ts'
import { betrifftOf, eintragPfad } from './entries.ts'
import type { Eintrag, Gespraech } from './tables.ts'

/**
 * Purposes of keys: to confirm an entry or a message, to manage an own entry, to write as one side of a
 * conversation.
 */
export type Purpose =
  | 'bestaetigen'
  | 'nachricht-bestaetigen'
  | 'verwalten'
  | 'antworten-verfasser'
  | 'antworten-anfrage'
/** Sides of a conversation: the author of the entry, and the person who answered it. */
export type Side = 'verfasser' | 'anfrage'
export type PinnwandKeys = SignedKeys<Purpose>

export type Words = { readonly publicUrl: string; readonly keys: PinnwandKeys; readonly town: string }

type Written = Omit<NewMail, 'an' | 'giltBis'>
type ToWriter = Omit<AwaitedMail, 'an' | 'giltBis'>

/** The room of these mails in the outbox. */
export const MAILS = 'pinnwand'

const mail = (betreff: string, ...text: readonly string[]): Written => ({
  anlass: MAILS,
  betreff,
  text: ['Guten Tag,', ...text].join('\n\n').concat('\n'),
})

/** The mail that asks an address to confirm what was sent with it. */
const asking = (...said: Parameters<typeof mail>): Written => ({ ...mail(...said), antwortet: true })

const toAuthor = (entry: Eintrag, ...said: Parameters<typeof mail>): ToWriter => ({
  ...mail(...said),
  betrifft: betrifftOf(entry),
})

const linked = ({ what, link }: { what: string; link: string }) => `${what}:\n${link}`

const manage = ({ publicUrl, keys }: Words, { id }: Eintrag) =>
  `${publicUrl}/pinnwand/eigener/${keys.keyFor('verwalten', id)}`

const about = ({ titel, nummer }: Eintrag) => `${inQuotes(titel)} (${nummer})`

const canExtend = ({ verlaengert }: Eintrag): boolean => verlaengert < MOST_VERLAENGERT

/**
 * Asks an address to confirm entries. The mail quotes nothing from them, because the address may belong to
 * somebody else.
 */
export function confirmMail(words: Words, entries: readonly Eintrag[]): Written {
  const asked = entries.map(({ id, nummer, rubrik }) => ({
    what: `${nummer} unter „${pinnwandrubriken[rubrik]}“`,
    link: `${words.publicUrl}/pinnwand/bestaetigen/${words.keys.keyFor('bestaetigen', id)}`,
  }))
  const board = `der Pinnwand ${inGenitive(words.town)}`
  const [first, ...more] = asked
  const [entry] = entries
  return first && entry && more.length === 0
    ? asking(
        `Bitte bestätigen Sie Ihren Eintrag ${entry.nummer}${replacesMark(entry)}`,
        `jemand hat mit dieser Adresse auf ${board} einen Eintrag aufgegeben: ${first.what}.`,
        `Waren Sie das? Dann bestätigen Sie ihn bitte auf dieser Seite. Der Link gilt ${fristen.bestaetigen} Tage:\n${first.link}`,
        ...replacesWords(entries),
        'Danach prüfen wir den Eintrag, bevor er öffentlich wird.',
        'Waren Sie es nicht, müssen Sie nichts tun: Der Eintrag erscheint nicht und wird gelöscht.',
      )
    : asking(
        `Bitte bestätigen Sie Ihre ${asked.length} Einträge`,
        `jemand hat mit dieser Adresse auf ${board} mehrere Einträge aufgegeben.`,
        `Waren Sie das? Dann bestätigen Sie bitte jeden auf seiner Seite. Die Links gelten ${fristen.bestaetigen} Tage:`,
        ...asked.map(linked),
        ...replacesWords(entries),
        'Danach prüfen wir die Einträge, bevor sie öffentlich werden.',
        'Waren Sie es nicht, müssen Sie nichts tun: Was Sie nicht bestätigen, erscheint nicht und wird gelöscht.',
      )
}

type Released = {
  readonly until: string
  /** Number of photos that the town does not show. */
  readonly hidden: number
}

export const releasedMail = (words: Words, entry: Eintrag, { until, hidden }: Released): ToWriter =>
  toAuthor(
    entry,
    `Ihr Eintrag ist öffentlich: ${entry.titel}`,
    `Ihr Eintrag ${about(entry)} steht jetzt auf der Pinnwand, bis ${until}:\n${words.publicUrl}${eintragPfad(entry.nummer)}`,
    ...(hidden > 0
      ? [
          `${hidden === 1 ? 'Ein Foto zeigen wir dabei nicht. Welches' : `${hidden} Fotos zeigen wir dabei nicht. Welche`}, sehen Sie auf der Seite, auf der Sie den Eintrag ändern.`,
        ]
      : []),
    'Wer Ihnen antwortet, erfährt Ihre Adresse nicht: Wir reichen die Nachricht weiter.',
    `${canExtend(entry) ? 'Ändern, sperren, verlängern' : 'Ändern, sperren'} oder löschen können Sie ihn hier. Geben Sie diesen Link nicht weiter:\n${manage(words, entry)}`,
  )

export const lockedMail = (words: Words, entry: Eintrag, schritt: 'ablehnen' | 'sperren'): ToWriter =>
  toAuthor(
    entry,
    `Ihr Eintrag ist nicht öffentlich: ${entry.titel}`,
    schritt === 'sperren'
      ? `wir haben Ihren Eintrag ${about(entry)} gesperrt.`
      : `wir haben Ihren Eintrag ${about(entry)} nicht freigegeben.`,
    ...(entry.grund ? [`Der Grund: ${entry.grund}`] : []),
    `Sie können ihn ändern; danach sehen wir ihn noch einmal an:\n${manage(words, entry)}`,
  )

export const endingMail = (words: Words, entry: Eintrag, until: string): ToWriter =>
  toAuthor(
    entry,
    `Ihr Eintrag läuft bald ab: ${entry.titel}`,
    `Ihr Eintrag ${about(entry)} steht noch bis ${until} auf der Pinnwand.`,
    canExtend(entry)
      ? `Soll er länger stehen, oder ist er erledigt? Hier verlängern oder löschen Sie ihn:\n${manage(words, entry)}`
      : `Noch einmal verlängern lässt er sich nicht. Hier ändern oder löschen Sie ihn:\n${manage(words, entry)}`,
  )

/** Asks an address to confirm messages, also without quoting them. */
export function confirmMessagesMail(
  words: Words,
  messages: readonly { readonly conversation: Gespraech; readonly entry: Eintrag }[],
): Written {
  const asked = messages.map(({ conversation: { id }, entry: { nummer } }) => ({
    what: `Zum Eintrag ${nummer}`,
    link: `${words.publicUrl}/pinnwand/nachricht/${words.keys.keyFor('nachricht-bestaetigen', id)}`,
  }))
  const board = `der Pinnwand ${inGenitive(words.town)}`
  const nummer = messages[0]?.entry.nummer
  const [first, ...more] = asked
  const secret = 'Ihre Adresse erfährt nur die Stadt. Antworten kommen dann von uns an diese Adresse.'
  return first && more.length === 0
    ? asking(
        `Bitte bestätigen Sie Ihre Nachricht zum Eintrag ${nummer}`,
        `jemand hat mit dieser Adresse auf den Eintrag ${nummer} ${board} geantwortet.`,
        `Waren Sie das? Dann bestätigen Sie es bitte auf dieser Seite; danach reichen wir Ihre Nachricht weiter. Der Link gilt ${fristen.bestaetigen} Tage:\n${first.link}`,
        secret,
        'Waren Sie es nicht, müssen Sie nichts tun: Die Nachricht wird nicht weitergereicht, sondern gelöscht, und niemand kann Ihnen darüber schreiben.',
      )
    : asking(
        `Bitte bestätigen Sie Ihre ${asked.length} Nachrichten`,
        `jemand hat mit dieser Adresse auf Einträge ${board} geantwortet.`,
        `Waren Sie das? Dann bestätigen Sie bitte jede Nachricht auf ihrer Seite; danach reichen wir sie weiter. Die Links gelten ${fristen.bestaetigen} Tage:`,
        ...asked.map(linked),
        secret,
        'Waren Sie es nicht, müssen Sie nichts tun: Was Sie nicht bestätigen, wird nicht weitergereicht, sondern gelöscht, und niemand kann Ihnen darüber schreiben.',
      )
}

const MARK = '> '

const quoted = (text: string): string =>
  text
    .split('\n')
    .map(line => MARK + line)
    .join('\n')

/**
 * Extracts a message from the mail that was to relay it: it is stored nowhere else. Empty if the outbox has
 * deleted the text.
 */
export const wordsIn = (mailText: string): string =>
  mailText
    .split('\n')
    .filter(line => line.startsWith(MARK))
    .map(line => line.slice(MARK.length))
    .join('\n')

type Spoken = {
  /** Name of the sender; empty if an author gives none. */
  readonly name: string
  readonly text: string
  readonly conversation: Gespraech
  readonly entry: Eintrag
  /** The side that gets this mail. */
  readonly to: Side
}

/** The `betrifft` of mails to one side of a conversation. */
export const messagesTo = (to: Side, { id }: Pick<Gespraech, 'id'>): string => `pinnwand-${to}:${id}`

/** The first sentence of a relayed message: a typed name is shown as what somebody calls themselves. */
function whoWrites({ town }: Words, { name, entry, to }: Spoken): string {
  const who = name ? `jemand, der sich „${name}“ nennt,` : 'jemand ohne Namen'
  const board = `hat Ihnen über die Pinnwand ${inGenitive(town)}`
  if (to === 'verfasser') return `${who} ${board} zu Ihrem Eintrag ${about(entry)} geschrieben:`
  return name
    ? `${who} ${board} zum Eintrag ${about(entry)} geschrieben:`
    : `die Person, die den Eintrag ${about(entry)} aufgegeben hat, ${board} geschrieben:`
}

/**
 * A message from one side to the other. The answer goes through a page of the town, which knows both
 * addresses.
 */
export const relayedMail = (words: Words, spoken: Spoken): ToWriter => {
  const { text, conversation, entry, to } = spoken
  return {
    ...mail(
      `${to === 'verfasser' ? 'Nachricht' : 'Antwort'} zu ${inQuotes(entry.titel)}`,
      whoWrites(words, spoken),
      quoted(text),
      `Antworten Sie auf dieser Seite, nicht auf diese E-Mail. Ihr Gegenüber erfährt Ihre Adresse nicht:\n${words.publicUrl}/pinnwand/gespraech/${words.keys.keyFor(to === 'verfasser' ? 'antworten-verfasser' : 'antworten-anfrage', conversation.id)}`,
      'Die Stadt hat diese Nachricht nicht geprüft. Überweisen Sie nichts im Voraus, und öffnen Sie keine Links von Unbekannten.',
      to === 'verfasser'
        ? `Ist die Nachricht nicht in Ordnung? Dann schreiben Sie uns bitte, mit der Nummer ${entry.nummer}:\n${words.publicUrl}${formularAdresse({ slug: KONTAKTFORMULAR })}`
        : `Stimmt mit dem Eintrag etwas nicht? Hier melden Sie ihn:\n${words.publicUrl}${eintragPfad(entry.nummer)}#melden`,
    ),
    betrifft: messagesTo(to, conversation),
  }
}
