import { expect, test } from 'vitest'
import { inLines, inOneLine } from './lines.ts'

test.each([
  [' Gemeinderat \n\n Sitzung ', 'Gemeinderat Sitzung'],
  ['eins\r\nzwei\u2028drei', 'eins zwei drei'],
  ['\u001b[31mrot\u0007', '[31mrot'],
  ['\n', ''],
])('%j becomes %j on one line', (text, line) => {
  expect(inOneLine(text)).toBe(line)
})

test('Half of a surrogate pair becomes the replacement character, so that every database can store the line', () => {
  expect(inOneLine('a\ud83c')).toBe('a\ufffd')
})

test('All lines of a text end in \\n and contain no control characters', () => {
  expect(inLines('eins\r\nzwei\rdrei\u2028vier\u0007\tfünf\n')).toBe('eins\nzwei\ndrei\nvier  fünf\n')
})
