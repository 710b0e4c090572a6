import { expect, test } from 'vitest'
import { inParagraphs, shortened } from './shorten.ts'

test.each([
  ['Sturm', 10, 'Sturm'],
  ['Sturm im Tal', 12, 'Sturm im Tal'],
  ['Sturm im Tal', 11, 'Sturm im…'],
  ['Sturm, Hagel', 10, 'Sturm…'],
  ['Donaudampfschiff', 8, 'Donauda…'],
  ['abcdef\u{1F6A8}\u{1F6A8}', 8, 'abcdef…'],
])('N8: %j in %s characters is %j', (text, most, short) => {
  expect(shortened(text, most)).toBe(short)
})

const NOTICE = 'Der Text ist gekürzt.'
test('N8: a long text ends with a whole paragraph and says that it is shortened', () => {
  const paragraphs = Array.from({ length: 40 }, (_, i) => `${i}. Lage. Rauch zieht nach Osten.`)
  const text = inParagraphs(paragraphs.join('\n'), 500, NOTICE)
  expect(text.length).toBeLessThanOrEqual(500)
  const [kept, notice] = text.split('\n\n')
  expect(notice).toBe(NOTICE)
  expect(paragraphs.slice(0, kept?.split('\n').length)).toEqual(kept?.split('\n'))
  expect(kept?.length).toBeGreaterThan(400)
})

test.each([
  ['Sehr langer Satz ohne Absatz. '.repeat(40), /Absatz\.\n\nDer/],
  ['Wort '.repeat(200), /Wort…\n\nDer/],
  ['x'.repeat(900), /x…\n\nDer/],
])('N8: without paragraphs it ends with a sentence, a word, or an ellipsis', (text, end) => {
  const short = inParagraphs(text, 300, NOTICE)
  expect(short.length).toBeLessThanOrEqual(300)
  expect(short).toMatch(end)
})

test.each([10, 100, 299, 300])('N8: a text of %s characters that fits stays whole', length => {
  const text = 'Wort '.repeat(60).slice(0, length)
  expect(inParagraphs(text, 300, NOTICE)).toBe(text)
})
