import { type Antwort, type Eingangsstand, isNachsehbar } from '@rathausplatz/contract'
import type { Formular } from '@rathausplatz/contract/records'
import type { AwaitedMail, NewMail } from '../outbox/put-mail.ts'
import { answerWords } from './answer-words.ts'

/** Under which name the outbox keeps them. */
const ANLASS = 'formular'

/** Under which a mail to whoever sent it is found again. */
export const betrifftOf = (vorgang: string): string => `formular:${vorgang}`

type About = {
  readonly vorgang: string
  readonly titel: string
  readonly publicUrl: string
  readonly stadt: string
}

/** A question ends with its own sign. */
const asLabel = (label: string): string => (/[?:.]$/.test(label) ? label : `${label}:`)

const signed = (stadt: string) => (stadt ? ['', '-- ', stadt] : [])

type Said = {
  readonly antworten: readonly Pick<Antwort, 'label' | 'typ' | 'text'>[]
  /** Whoever sent it, where they can be written to. */
  readonly email: string | undefined
}

/**
 * To the office: that something came in and where it is read. What was answered only where the form says so; then whoever
 * answers the mail writes to who sent it.
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
      `Über das Formular „${titel}“ ist etwas eingegangen: ${vorgang}.`,
      '',
      'Lesen und bearbeiten können Sie es in der Redaktion:',
      `${publicUrl}/redaktion/eingaenge/${vorgang}`,
      ...(said ? ['', ...said.antworten.map(one => `${asLabel(one.label)} ${answerWords(one)}`)] : []),
      ...(said?.email ? ['', `Eine Antwort auf diese E-Mail geht an ${said.email}.`] : []),
      ...signed(stadt),
    ].join('\n'),
  }
}

/** To somebody of the office: that a colleague has handed it on to them, and where it is read. */
export function mailToColleague({ vorgang, titel, publicUrl, stadt }: About): Omit<AwaitedMail, 'an'> {
  return {
    anlass: ANLASS,
    betrifft: `formular-kollege:${vorgang}`,
    betreff: `An Sie weitergegeben: ${titel} (${vorgang})`,
    text: [
      'Guten Tag,',
      '',
      `der Eingang ${vorgang} („${titel}“) ist an Sie weitergegeben.`,
      '',
      'Lesen und bearbeiten können Sie ihn in der Redaktion:',
      `${publicUrl}/redaktion/eingaenge/${vorgang}`,
      ...signed(stadt),
    ].join('\n'),
  }
}

/** To who sent it: that it is there, under which number, and what happens next. Nothing of what they wrote. */
export function mailToSender(
  { vorgang, titel, publicUrl, stadt }: About,
  { bestaetigung }: Pick<Formular, 'bestaetigung'>,
): Omit<AwaitedMail, 'an'> {
  return {
    anlass: ANLASS,
    betrifft: betrifftOf(vorgang),
    betreff: `Eingegangen: ${titel} (${vorgang})`,
    text: [
      'Guten Tag,',
      '',
      `Ihr Formular „${titel}“ ist bei uns eingegangen. Die Vorgangsnummer lautet ${vorgang}.`,
      ...(bestaetigung ? ['', bestaetigung] : []),
      '',
      'Wie weit wir sind, sehen Sie mit dieser Nummer und dem Kennwort, das nach dem Absenden auf der Seite stand:',
      `${publicUrl}/formulare/stand?vorgang=${vorgang}`,
      '',
      'Haben nicht Sie das Formular abgeschickt? Dann hat jemand Ihre E-Mail-Adresse eingetragen, und Sie brauchen nichts zu tun.',
      ...signed(stadt),
    ].join('\n'),
  }
}

const news: Partial<Record<Eingangsstand, string>> = {
  beantwortet: 'hier ist unsere Antwort:',
  erledigt: 'wir haben ihn erledigt.',
  abgelehnt: 'das geht leider nicht.',
}

/** To who sent it: what the office says, and that an answer is read where there is somebody who reads it. */
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
      `zu Ihrem Vorgang ${vorgang} („${titel}“): ${said}`,
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
