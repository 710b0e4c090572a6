import type { Mailzustellung } from './entities/mailzustellung.ts'

/** After this stands, in what is said of a mail, the answer of the mail server in its own words. */
export const SERVERANTWORT = 'Er hat geantwortet: '

/** What has become of a mail, for people who work with it, and apart from that what only helps whoever looks after mails. */
export type Zustellungsworte = { readonly satz: string; readonly technisches?: string }

/** `550 5.1.1`: what RFC 3463 says of a refusal, class, subject and detail. */
const ENHANCED = /\b[45]\d\d[ -][45]\.(\d{1,3})\.(\d{1,3})\b/

/** Of these addresses the sender's is meant. */
const OF_SENDER = new Set(['7', '8'])

function reasonOf(answer: string, an: string | undefined): string {
  const [, subject, detail = ''] = ENHANCED.exec(answer) ?? []
  if (subject === '1' && !OF_SENDER.has(detail))
    return an ? `Die Adresse ${an} gibt es nicht.` : 'Die Adresse gibt es nicht.'
  if (subject === '2' && detail === '2') return 'Das Postfach ist voll.'
  if (subject === '7') return 'Der Mailserver der Empfängerin hat sie als unerwünscht abgewiesen.'
  return 'Der Mailserver der Empfängerin hat sie nicht angenommen.'
}

/** `an`: the address, where whoever reads this may know it. Without an answer of a server all of it is in our own words. */
export function zustellungsworte(
  { lage, text }: Pick<Mailzustellung, 'lage' | 'text'>,
  an?: string,
): Zustellungsworte {
  const at = text.indexOf(SERVERANTWORT)
  if (at < 0) return { satz: text }
  const technisches = text.slice(at + SERVERANTWORT.length)
  if (lage === 'wartet')
    return { satz: 'Die E-Mail ist noch nicht angekommen. Wir versuchen es weiter.', technisches }
  if (lage !== 'nicht_zugestellt') return { satz: text.slice(0, at).trim(), technisches }
  return { satz: `${reasonOf(technisches, an)} Die E-Mail kam nicht an.`, technisches }
}
