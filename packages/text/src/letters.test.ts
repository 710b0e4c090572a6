import { expect, test } from 'vitest'
import { expectWork } from '../../../tests/work-of-thread.ts'
import { compatible, composed, decomposed, isReadable, plainLetters } from './letters.ts'

test('An umlaut is one character in NFC, and a letter with a mark in NFD', () => {
  expect(composed('Mu\u0308ller')).toBe('Müller')
  expect(decomposed('Müller')).toBe('Mu\u0308ller')
})

test('Compatible letters become the same letter, whatever keyboard typed them', () => {
  expect(compatible('Ｐａß\u00a0ﬁn')).toBe('Paß fin')
})

test('R-X1: a million marks on one letter are normalised in linear time', async () => {
  const marks = `a${'\u0301\u0316'.repeat(500_000)}`
  for (const inOneForm of [composed, decomposed, compatible, plainLetters])
    await expectWork(() => expect(inOneForm(marks).length).toBeLessThan(30), { usualMs: 200 })
})

test('Marks beyond the basic plane are not cut in half', () => {
  expect(composed(`a${'\u{1e8d0}'.repeat(100)}`).isWellFormed()).toBe(true)
  expect(composed(`a\u0301${'\u{1e8d0}'.repeat(100)}`).isWellFormed()).toBe(true)
})

test('Marks of real scripts stay', () => {
  for (const text of ['Nguyễn Thị Ệ', 'בְּרֵאשִׁ֖ית', 'مَرْحَبًا', 'हिन्दी', '👩‍👩‍👧', '❤️', 'नमस्ते 12 €']) {
    expect(plainLetters(text)).toBe(text.normalize('NFC'))
    expect(isReadable(text)).toBe(true)
  }
})

test('R-X17: characters that change the direction, break a line or are invisible are removed', () => {
  expect(plainLetters('Rech\u202enung\u202c.exe')).toBe('Rechnung.exe')
  expect(plainLetters('eins\u2028zwei\r\ndrei')).toBe('eins\nzwei\ndrei')
  expect(plainLetters('Bau\u00adamt\u200b\ufeff\u2066')).toBe('Bauamt')
  expect(plainLetters('\u001b[31mrot\u0007')).toBe('[31mrot')
})

test.each(['', ' \n', '\u200b\u200b', '\u3164', '\u200d\ufe0f', '\u0301'])(
  'R-X17: %j is not readable',
  text => {
    expect(isReadable(plainLetters(text))).toBe(false)
  },
)
