import { expect, test } from 'vitest'
import { zustandOf } from './state-words.ts'

test.each([
  ['abgesagt', 'abgesagt'],
  ['Sitzung entfällt', 'abgesagt'],
  ['findet nicht statt', 'abgesagt'],
  ['hat nicht stattgefunden', 'abgesagt'],
  ['durchgeführt', 'durchgefuehrt'],
  ['stattgefunden', 'durchgefuehrt'],
  ['eingeladen', 'eingeladen'],
  ['terminiert', 'geplant'],
  ['nicht abgesagt', undefined],
  ['noch nicht eingeladen', undefined],
  ['keine Einladung', undefined],
  ['', undefined],
])('C2: the state „%s“ of a meeting is %s', (said, zustand) => {
  expect(zustandOf(said)).toBe(zustand)
})
