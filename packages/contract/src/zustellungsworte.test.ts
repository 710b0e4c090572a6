import { expect, test } from 'vitest'
import { SERVERANTWORT, zustellungsworte } from './zustellungsworte.ts'

const refused = (answer: string) => ({
  lage: 'nicht_zugestellt' as const,
  text: `Nicht zugestellt: Der Mailserver hat Absender oder Empfänger nicht angenommen. ${SERVERANTWORT}${answer}`,
})
const OTHERS = 'Der Mailserver der Empfängerin hat sie nicht angenommen.'
const UNWANTED = 'Der Mailserver der Empfängerin hat sie als unerwünscht abgewiesen.'

test.each([
  ['550 5.1.1 mailbox unknown', 'Die Adresse mia@example.org gibt es nicht.'],
  ['550-5.1.1 The email account that you tried to reach', 'Die Adresse mia@example.org gibt es nicht.'],
  ['550 5.1.2 bad destination system', 'Die Adresse mia@example.org gibt es nicht.'],
  ['556 5.1.10 Recipient address has null MX', 'Die Adresse mia@example.org gibt es nicht.'],
  // The server refuses our own address, the sender.
  ['553 5.1.8 Sender address rejected', OTHERS],
  ['550 5.1.7 bad sender', OTHERS],
  ['552 5.2.2 Over quota', 'Das Postfach ist voll.'],
  ['550 5.2.1 disabled', OTHERS],
  ['550 5.7.1 Message rejected as spam', UNWANTED],
  ['550 5.7.26 unauthenticated', UNWANTED],
  ['550 5.4.1 access denied', OTHERS],
  ['550 unbekannt', OTHERS],
  ['554 blocked, see 5.1.1 of our rules', OTHERS],
  ['550 192.5.1.1 is listed', OTHERS],
  ['5.1.1 unknown', 'Die Adresse mia@example.org gibt es nicht.'],
  ['5.2.2', 'Das Postfach ist voll.'],
  ['552 5.3.4 too large', 'Die E-Mail ist für das Postfach zu groß.'],
  ['4.4.1 Connection timed out', 'Der Mailserver der Empfängerin war zu lange nicht zu erreichen.'],
  ['5.4.7 expired', 'Der Mailserver der Empfängerin war zu lange nicht zu erreichen.'],
  ['5.4.4 Host not found', 'Der Mailserver der Empfängerin war zu lange nicht zu erreichen.'],
])('F2: the answer “%s” of a mail server is explained as: %s', (answer, reason) => {
  expect(zustellungsworte(refused(answer), 'mia@example.org')).toEqual({
    satz: `${reason} Die E-Mail kam nicht an.`,
    technisches: answer,
  })
})

test('F2: an address is named only if the reader may know it, and texts without a server answer stay unchanged', () => {
  expect(zustellungsworte(refused('550 5.1.1 <…>')).satz).toBe(
    'Die Adresse gibt es nicht. Die E-Mail kam nicht an.',
  )
  const own = { lage: 'nicht_zugestellt', text: 'Nicht zugestellt: Sie wäre zu spät gekommen.' } as const
  expect(zustellungsworte(own)).toEqual({ satz: own.text })
  const put = { ...refused('452 4.2.2 full'), lage: 'wartet' as const }
  expect(zustellungsworte(put)).toEqual({
    satz: 'Das Postfach ist voll. Die E-Mail ist noch nicht angekommen. Wir versuchen es weiter. Eilt es, rufen Sie bitte an.',
    technisches: '452 4.2.2 full',
  })
})

const FULL = 'Das Postfach ist voll.'
const NOT_NOW = 'Der Mailserver der Empfängerin nimmt sie zurzeit nicht an.'

test.each([
  ['452 4.2.2 mailbox full', FULL],
  ['452-4.2.2 The recipient is over quota', FULL],
  ['452 mailbox full', FULL],
  ['450 Quota exceeded', FULL],
  ['452 4.3.1 Insufficient system storage', NOT_NOW],
  ['450 4.7.1 Greylisted, try again later', NOT_NOW],
  ['451 4.7.500 Server busy', NOT_NOW],
  ['450 4.1.1 user temporarily unknown', NOT_NOW],
  ['421 4.4.2 timeout', NOT_NOW],
  ['451 temporary failure', NOT_NOW],
])('F6: a mail that waits after the answer “%s” has the reason: %s', (answer, reason) => {
  const text = `Noch nicht zugestellt, wird wiederholt: Der Mailserver … ${SERVERANTWORT}${answer}`
  expect(zustellungsworte({ lage: 'wartet', text })).toEqual({
    satz: `${reason} Die E-Mail ist noch nicht angekommen. Wir versuchen es weiter. Eilt es, rufen Sie bitte an.`,
    technisches: answer,
  })
})

test.each([
  ['Die E-Mail wartet noch.', 'Die E-Mail wartet noch.'],
  [
    'Noch nicht zugestellt, wird wiederholt: Der Mailserver ist nicht zu erreichen.',
    'Noch nicht zugestellt, wird wiederholt: Der Mailserver ist nicht zu erreichen. Eilt es, rufen Sie bitte an.',
  ],
])('F6: without an answer of a server, “%s” is told as: %s', (text, satz) => {
  expect(zustellungsworte({ lage: 'wartet', text })).toEqual({ satz })
})
