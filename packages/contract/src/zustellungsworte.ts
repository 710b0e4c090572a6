import type { Mailzustellung } from './entities/mailzustellung.ts'

/** In the text about a mail, the answer of the mail server follows these words. */
export const SERVERANTWORT = 'Er hat geantwortet: '

/**
 * The fate of a mail: a sentence for clerks, and technical details for the person who runs the mail server.
 */
export type Zustellungsworte = { readonly satz: string; readonly technisches?: string }

/**
 * The enhanced status code of a refusal (RFC 3463), such as `550 5.1.1`, or `5.1.1` alone at the beginning:
 * class, subject and detail.
 */
const ENHANCED = /(?:^|\b[45]\d\d[ -])([45])\.(\d{1,3})\.(\d{1,3})\b/

/** Details that concern the address of the sender. */
const OF_SENDER = new Set(['7', '8'])

/** Details of a server that could not be reached, even if the sender calls that permanent. */
const UNREACHED = new Set(['2', '4', '7'])

const FULL = 'Das Postfach ist voll.'
const NOT_NOW = 'Der Mailserver der Empfängerin nimmt sie zurzeit nicht an.'
const EILT = 'Eilt es, rufen Sie bitte an.'
/** How the outbox begins the text about a mail that it tries again. */
const PUT_OFF = /^Noch nicht zugestellt/
const FULL_WORDS = /mailbox (?:is )?full|over ?quota|quota exceeded/i

/** Whether a mailbox takes no more mails for now; some servers say so without an enhanced code. */
function isFull(answer: string): boolean {
  const [, , subject, detail] = ENHANCED.exec(answer) ?? []
  return (subject === '2' && detail === '2') || FULL_WORDS.test(answer)
}

function reasonOf(answer: string, an: string | undefined): string {
  const [, kind, subject, detail = ''] = ENHANCED.exec(answer) ?? []
  if (subject === '1' && !OF_SENDER.has(detail))
    return an ? `Die Adresse ${an} gibt es nicht.` : 'Die Adresse gibt es nicht.'
  if (subject === '2' && detail === '2') return FULL
  if (subject === '3' && detail === '4') return 'Die E-Mail ist für das Postfach zu groß.'
  if (subject === '4' && (kind === '4' || UNREACHED.has(detail)))
    return 'Der Mailserver der Empfängerin war zu lange nicht zu erreichen.'
  if (subject === '7') return 'Der Mailserver der Empfängerin hat sie als unerwünscht abgewiesen.'
  return 'Der Mailserver der Empfängerin hat sie nicht angenommen.'
}

/**
 * Explains the delivery of a mail. `an` is the address, if the reader may know it. A text without a server
 * answer stays unchanged.
 */
export function zustellungsworte(
  { lage, text }: Pick<Mailzustellung, 'lage' | 'text'>,
  an?: string,
): Zustellungsworte {
  const at = text.indexOf(SERVERANTWORT)
  // Nobody knows whether a mail that was put off arrives in time.
  if (at < 0) return { satz: lage === 'wartet' && PUT_OFF.test(text) ? `${text} ${EILT}` : text }
  const technisches = text.slice(at + SERVERANTWORT.length)
  if (lage === 'wartet')
    return {
      satz: `${isFull(technisches) ? FULL : NOT_NOW} Die E-Mail ist noch nicht angekommen. Wir versuchen es weiter. ${EILT}`,
      technisches,
    }
  if (lage !== 'nicht_zugestellt') return { satz: text.slice(0, at).trim(), technisches }
  return { satz: `${reasonOf(technisches, an)} Die E-Mail kam nicht an.`, technisches }
}
