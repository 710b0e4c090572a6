import { expect, test } from 'vitest'
import { movedIn, movedPlaceIn } from './moved-words.ts'

const at = { start: '2027-05-11T18:00:00+02:00', isDay: false }

test.each<[string, string[]]>([
  ['verschoben', []],
  ['verlegt', []],
  ['VERSCHOBEN', []],
  ['verschoben auf den 18.05.2027', ['2027-05-18']],
  ['verschoben auf 18.5.', ['-05-18']],
  ['verschoben auf den 18. Mai 2027', ['2027-05-18']],
  ['verlegt auf Dienstag, 18.05.27, 18 Uhr', ['2027-05-18']],
  ['verschoben vom 11.05. auf den 18.05.2027', ['2027-05-18']],
  ['verschoben auf 2027-05-18', ['2027-05-18']],
  ['vertagt', []],
  ['vertagt auf den 18.05.2027', ['2027-05-18']],
  ['vorverlegt auf 17 Uhr', []],
  ['auf unbestimmte Zeit verschoben', []],
  ['verschoben (neuer Termin noch nicht bekannt)', []],
  ['verlegt in den Herbst', []],
  ['um eine Woche verschoben', []],
  ['Terminverlegung', []],
  ['umterminiert', []],
  ['verschoben auf 11.05. oder 18.05.2027', ['-05-11', '2027-05-18']],
  ['voraussichtlich verschoben auf 11.05.2027', ['2027-05-11']],
  ['neuer Termin: 18.05.2027', ['2027-05-18']],
  ['Ersatztermin 18.05.', ['-05-18']],
  ['Terminänderung: 18.05.2027', ['2027-05-18']],
  ['verschoben vom 11.05.2027', []],
  ['verschoben auf 11.05.2027, 20 Uhr', ['2027-05-11']],
  ['in den Bürgersaal verlegt und verschoben', []],
  ['postponed', []],
])('C7: with the words %j a meeting is not on its day', (words, days) => {
  expect(movedIn(words, at)).toEqual({ days })
})

test.each([
  'verschoben auf den 11.05.2027',
  'verschoben auf 11.5.',
  'verlegt auf Dienstag, 11. Mai 2027, 18:00 Uhr',
  'verschoben vom 04.05. auf den 11.05.2027',
  'verschoben vom 04.05.2027',
  'verlegt auf 18 Uhr',
  'Ersatztermin für den 04.05.2027',
  'neuer Termin',
  'Terminänderung',
  'nicht verschoben',
  'Ort verlegt',
  'verlegt in den Bürgersaal',
  'in die Stadthalle verlegt',
  'Sitzung über verschobene Vorhaben',
  'Verlegte Leitungen',
  'eingeladen',
  '',
])('C7: with the words %j a meeting stays on its day', words => {
  expect(movedIn(words, at)).toBeUndefined()
})

test.each([
  ['Ort verlegt', true],
  ['verlegt in den Bürgersaal', true],
  ['verlegt in den Juni', false],
  ['verlegt in die nächste Woche', false],
  ['verlegt', false],
])('C7: the words %j tell of another place: %s', (words, is) => {
  expect(movedPlaceIn(words)).toBe(is)
})
