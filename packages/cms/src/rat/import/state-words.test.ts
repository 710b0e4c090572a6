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
  ['fällt leider aus', 'abgesagt'],
  ['Die Sitzung fällt krankheitsbedingt aus', 'abgesagt'],
  ['Ausfall', 'abgesagt'],
  ['aufgehoben', 'abgesagt'],
  ['abgesagt, kein Ersatztermin', 'abgesagt'],
  ['Abgesagt - neuer Termin noch nicht bekannt', 'abgesagt'],
  ['wird nicht durchgeführt', 'abgesagt'],
  ['findet am 11.05.2027 nicht statt', 'abgesagt'],
  ['noch nicht durchgeführt', undefined],
  ['Stromausfall', undefined],
  ['einberufen', 'eingeladen'],
])('C2: the state „%s“ of a meeting is %s', (said, zustand) => {
  expect(zustandOf(said)).toBe(zustand)
})
