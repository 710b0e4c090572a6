import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Delivery, DeliveryMark, OfficeMail } from './delivery.tsx'

const words = (html: string) => html.replaceAll(/<[^>]+>/g, '').trim()

test.each([
  [
    'nicht_zugestellt',
    'Nicht zugestellt: 550',
    // The screen adds the remedy.
    '',
  ],
  ['ungewiss', 'Ungewiss.', 'Bitte fragen Sie nach, ob sie da ist.'],
  ['wartet', 'Die E-Mail wartet noch.', ''],
  ['uebergeben', 'Verschickt.', ''],
] as const)('F2: a mail that is %s shows its state and the remedy', (lage, text, remedy) => {
  expect(words(renderToStaticMarkup(<Delivery of={{ lage, text }} />))).toBe(`${text} ${remedy}`.trim())
})

test('A state with a name of the mail says which mail it is', () => {
  const html = renderToStaticMarkup(
    <Delivery of={{ lage: 'uebergeben', text: 'Verschickt.' }} name="Letzte E-Mail zu diesem Eingang" />,
  )
  expect(words(html)).toBe('Letzte E-Mail zu diesem Eingang:Verschickt.')
})

test('F2: a row only marks a mail that needs attention', () => {
  const mark = (lage: 'wartet' | 'uebergeben' | 'nicht_zugestellt' | 'ungewiss') =>
    words(renderToStaticMarkup(<DeliveryMark of={{ lage, text: '' }} />))
  expect([mark('wartet'), mark('uebergeben'), mark('nicht_zugestellt'), mark('ungewiss')]).toEqual([
    '',
    '',
    'E-Mail nicht zugestellt',
    'E-Mail vielleicht nicht angekommen',
  ])
})

test('F2: the answer of the mail server is folded below plain words', () => {
  const of = {
    lage: 'nicht_zugestellt',
    text: 'Nicht zugestellt: Der Mailserver … Er hat geantwortet: 550 5.1.1 mailbox unknown',
    betreff: 'Ihr Eintrag ist öffentlich: Fahrrad',
  } as const
  const html = renderToStaticMarkup(<Delivery of={of} an="mia@example.org" remedy="Rufen Sie an." />)
  const [shown = '', folded = ''] = html.split('<details')
  expect(words(shown)).toBe(
    'E-Mail: Ihr Eintrag ist öffentlich: FahrradDie Adresse mia@example.org gibt es nicht. Die E-Mail kam nicht an. Rufen Sie an.',
  )
  expect(folded).toContain('<summary>Technisches</summary><p>550 5.1.1 mailbox unknown</p>')
})

test('F2: a mail that did not reach an office names its address and what to do; one that did is not shown', () => {
  const zustellung = {
    lage: 'nicht_zugestellt',
    text: 'Nicht zugestellt: Der Mailserver … Er hat geantwortet: 550 5.1.1 mailbox unknown',
    betreff: 'Kontakt (F-7GQ2M9XD)',
  } as const
  const [shown = ''] = renderToStaticMarkup(<OfficeMail of={{ an: 'amt@example.org', zustellung }} />).split(
    '<details',
  )
  expect(words(shown)).toBe(
    'E-Mail an das Amt: Kontakt (F-7GQ2M9XD)Die Adresse amt@example.org gibt es nicht. Die E-Mail kam nicht an. Das Amt weiß davon noch nichts: Bitte kümmern Sie sich darum oder geben Sie Bescheid. Damit die nächsten E-Mails ankommen, muss jemand die Adresse berichtigen oder das Postfach in Ordnung bringen.',
  )
  expect(renderToStaticMarkup(<OfficeMail of={undefined} />)).toBe('')
})
