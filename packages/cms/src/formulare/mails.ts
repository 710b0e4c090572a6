import { type Antwort, type Eingangsstand, isNachsehbar } from '@rathausplatz/contract'
import type { Formular } from '@rathausplatz/contract/records'
import { asLabel, inQuotes } from '@rathausplatz/text'
import type { Reach } from '../aemter/offices.ts'
import type { AwaitedMail, NewMail } from '../outbox/put-mail.ts'
import { answerWords } from './answer-words.ts'
import { withdrawalWords } from './withdrawal.ts'

/** The occasion of mails about forms in the outbox. */
const ANLASS = 'formular'

/** The reference under which mails to the sender are stored. */
export const betrifftOf = (vorgang: string): string => `formular:${vorgang}`

type About = {
  readonly vorgang: string
  readonly titel: string
  readonly publicUrl: string
  readonly stadt: string
}

/** What somebody typed stands behind a mark, so that no line of it looks like one of ours. */
const quoted = (text: string): string[] => text.split('\n').map(line => `> ${line}`.trimEnd())

const signed = (stadt: string) => (stadt ? ['', '-- ', stadt] : [])

type Said = {
  readonly antworten: readonly Pick<Antwort, 'label' | 'typ' | 'text'>[]
  /** The sender's address, if there is one. */
  readonly email: string | undefined
}

/**
 * Returns the mail about a new submission to the office, with a link. It contains the answers only if the
 * form says so; then its reply address is the sender.
 */
export function mailToOffice(
  { vorgang, titel, publicUrl, stadt }: About,
  said: Said | undefined,
): Omit<NewMail, 'an'> {
  return {
    anlass: ANLASS,
    betreff: `${titel} (${vorgang})`,
    antwortAn: said?.email,
    text: [
      'Guten Tag,',
      '',
      `über das Formular ${inQuotes(titel)} ist ein neuer Vorgang eingegangen: ${vorgang}.`,
      '',
      'Lesen und bearbeiten können Sie ihn in der Redaktion:',
      `${publicUrl}/redaktion/eingaenge/${vorgang}`,
      ...(said
        ? ['', ...said.antworten.flatMap(one => [asLabel(one.label), ...quoted(answerWords(one))])]
        : []),
      ...(said?.email ? ['', `Eine Antwort auf diese E-Mail geht an ${said.email}.`] : []),
      ...signed(stadt),
    ].join('\n'),
  }
}

/** Returns the mail to a colleague who was assigned the submission, with a link. */
export function mailToColleague({ vorgang, titel, publicUrl, stadt }: About): Omit<AwaitedMail, 'an'> {
  return {
    anlass: ANLASS,
    betrifft: `formular-kollege:${vorgang}`,
    betreff: `An Sie weitergegeben: ${titel} (${vorgang})`,
    text: [
      'Guten Tag,',
      '',
      `der Eingang ${vorgang} (${inQuotes(titel)}) ist an Sie weitergegeben.`,
      '',
      'Lesen und bearbeiten können Sie ihn in der Redaktion:',
      `${publicUrl}/redaktion/eingaenge/${vorgang}`,
      ...signed(stadt),
    ].join('\n'),
  }
}

type Receipt = Pick<Formular, 'bestaetigung'> & {
  readonly antwortAn: string | undefined
  /** Whom to tell that the consent is withdrawn, if the sender gave one. */
  readonly widerruf?: Reach | undefined
}

/**
 * Returns the receipt for the sender: number and next steps, without the answers. A reply goes to the office.
 */
export function mailToSender(
  { vorgang, titel, publicUrl, stadt }: About,
  { bestaetigung, antwortAn, widerruf }: Receipt,
): Omit<AwaitedMail, 'an'> {
  const withdrawal = widerruf && withdrawalWords(widerruf, vorgang)
  return {
    anlass: ANLASS,
    betrifft: betrifftOf(vorgang),
    antwortet: true,
    antwortAn,
    betreff: `Eingegangen: ${titel} (${vorgang})`,
    text: [
      'Guten Tag,',
      '',
      `Ihr Formular ${inQuotes(titel)} ist bei uns eingegangen. Die Vorgangsnummer lautet ${vorgang}.`,
      ...(bestaetigung ? ['', bestaetigung] : []),
      '',
      'Den Stand sehen Sie mit dieser Nummer und dem Kennwort, das nach dem Absenden auf der Seite stand:',
      `${publicUrl}/formulare/stand?vorgang=${vorgang}`,
      ...(withdrawal ? ['', withdrawal] : []),
      '',
      'Haben nicht Sie das Formular abgeschickt? Dann hat jemand Ihre E-Mail-Adresse eingetragen, und Sie brauchen nichts zu tun.',
      ...signed(stadt),
    ].join('\n'),
  }
}

/** The first sentence after „Guten Tag,“ about a matter, named as „F-7GQ2M9XD („Hund anmelden“)“. */
const news: Partial<Record<Eingangsstand, (matter: string) => string>> = {
  beantwortet: matter => `zu Ihrem Vorgang ${matter} schreiben wir Ihnen:`,
  erledigt: matter => `Ihr Vorgang ${matter} ist erledigt.`,
  abgelehnt: matter => `was Sie mit dem Vorgang ${matter} möchten, geht leider nicht.`,
}

/** Returns the mail with the office's answer. It invites a reply only if there is a reply address. */
export function mailWithAnswer(
  { vorgang, titel, publicUrl, stadt }: About,
  stand: Eingangsstand,
  { text, antwortAn }: { text: string; antwortAn: string | undefined },
): Omit<AwaitedMail, 'an'> | undefined {
  const said = news[stand]
  if (said === undefined) return undefined
  return {
    anlass: ANLASS,
    betrifft: betrifftOf(vorgang),
    betreff: `${titel} (${vorgang})`,
    antwortAn,
    text: [
      'Guten Tag,',
      '',
      said(`${vorgang} (${inQuotes(titel)})`),
      ...(text ? ['', text] : []),
      ...(antwortAn ? ['', 'Auf diese E-Mail können Sie antworten.'] : []),
      ...(isNachsehbar(vorgang)
        ? [
            '',
            'Den Stand mit allen Schritten sehen Sie mit Nummer und Kennwort:',
            `${publicUrl}/formulare/stand?vorgang=${vorgang}`,
          ]
        : []),
      ...signed(stadt),
    ].join('\n'),
  }
}
