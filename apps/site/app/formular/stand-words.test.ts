import { expect, test } from 'vitest'
import { addressIn, mailWords, officeMailWords } from './stand-words.ts'

test.each([
  [
    'beantwortet',
    'nicht_zugestellt',
    'Die Antwort steht hier. Die E-Mail an erka@example.org konnte nicht zugestellt werden. Bitte prüfen Sie, ob die Adresse stimmt.',
  ],
  [
    'neu',
    'nicht_zugestellt',
    'Die E-Mail an erka@example.org konnte nicht zugestellt werden. Bitte prüfen Sie, ob die Adresse stimmt.',
  ],
  [
    'beantwortet',
    'ungewiss',
    'Die Antwort steht hier. Ob die E-Mail an erka@example.org angekommen ist, ist ungewiss.',
  ],
  [
    'beantwortet',
    'vertagt',
    'Die Antwort steht hier. Die E-Mail an erka@example.org ist noch nicht angekommen: Der Mailserver nimmt sie zurzeit nicht an. Wir versuchen es weiter.',
  ],
  [
    'neu',
    'vertagt',
    'Die E-Mail an erka@example.org ist noch nicht angekommen: Der Mailserver nimmt sie zurzeit nicht an. Wir versuchen es weiter.',
  ],
  ['beantwortet', 'uebergeben', undefined],
  ['beantwortet', 'wartet', undefined],
  ['beantwortet', undefined, undefined],
] as const)(
  'F2: for a form in the state %s with a mail in the state %s, the status page says: %s',
  (stand, lage, words) => {
    expect(mailWords(stand, lage, 'erka@example.org')).toBe(words)
  },
)

test('F2: the status page names the first address that was typed', () => {
  const name = { typ: 'text', text: 'Erika' } as const
  expect(addressIn([name, { typ: 'email', text: 'erka@example.org' }])).toBe('erka@example.org')
  expect(addressIn([name])).toBeUndefined()
  expect(mailWords('neu', 'nicht_zugestellt')).toBe('Die E-Mail an Sie konnte nicht zugestellt werden.')
})

test('F2: a mail to the office that went astray is told apart from one to the sender', () => {
  expect(officeMailWords.nicht_zugestellt).toMatch(/^Unsere E-Mail an das zuständige Amt kam nicht an\. /)
  expect(officeMailWords.ungewiss).toMatch(/das zuständige Amt .* ungewiss/)
  expect(officeMailWords.uebergeben).toBeUndefined()
})
