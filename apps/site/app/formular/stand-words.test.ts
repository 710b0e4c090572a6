import { expect, test } from 'vitest'
import { mailWords } from './stand-words.ts'

test.each([
  ['beantwortet', 'nicht_zugestellt', 'Die Antwort steht hier. Die E-Mail konnte nicht zugestellt werden.'],
  ['neu', 'nicht_zugestellt', 'Die E-Mail konnte nicht zugestellt werden.'],
  ['beantwortet', 'ungewiss', 'Die Antwort steht hier. Ob die E-Mail angekommen ist, ist ungewiss.'],
  ['beantwortet', 'uebergeben', undefined],
  ['beantwortet', 'wartet', undefined],
  ['beantwortet', undefined, undefined],
] as const)(
  'F2: for a form in the state %s with a mail in the state %s, the status page says: %s',
  (stand, lage, words) => {
    expect(mailWords(stand, lage)).toBe(words)
  },
)
