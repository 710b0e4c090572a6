import { describe, expect, it } from 'vitest'
import { plainText } from '../collections/plain-text.ts'
import { excerpt } from './excerpt.ts'
import { fold, searchable } from './fold.ts'
import { readQuestion } from './question.ts'

describe('folding', () => {
  it.each([
    ['Müll', 'muell'],
    ['MUELL', 'muell'],
    ['Straße', 'strasse'],
    ['Mu\u0308ll', 'muell'],
    ['Café Ñandú', 'cafe nandu'],
  ])('%s is %s', (text, folded) => {
    expect(fold(text)).toBe(folded)
  })

  it('puts a space before every word', () => {
    expect(searchable('E-Mail: 07251/5550 (Büro)')).toBe(' e mail 07251 5550 buero')
    expect(searchable('...')).toBe('')
  })
})

describe('a question', () => {
  it('is its words, each once; very short ones only begin a word', () => {
    expect(readQuestion('  Müll  in Müll, a EU-Recht ')).toEqual(['muell', ' in', ' eu', 'recht'])
  })

  it.each(['', '   ', 'a b c', '?!', '\u0308', '💧'])('asks nothing: %j', text => {
    expect(readQuestion(text)).toEqual([])
  })

  it('is read up to a length that people write', () => {
    expect(readQuestion('wort '.repeat(2_000))).toEqual(['wort'])
    expect(readQuestion('x'.repeat(10_000))).toEqual(['x'.repeat(200)])
  })
})

it('formatted text is read as people see it', () => {
  expect(plainText('<p>Wo<strong>rt</strong></p><p>a &amp; b &lt;c&gt;</p>').trim()).toBe('Wort  a & b <c>')
})

describe('an excerpt', () => {
  const filler = 'Lorem ipsum dolor sit amet consectetur '
  it('is the whole of a short text', () => {
    expect(excerpt('Kurz und gut.', ['gut'])).toBe('Kurz und gut.')
    expect(excerpt('', ['gut'])).toBe('')
  })

  it('stands around the first hit and is cut between words', () => {
    const cut = excerpt(`${filler.repeat(20)}Die Müllabfuhr kommt. ${filler.repeat(20)}`, ['abfuhr'])
    expect(cut).toMatch(/^… \w.* Müllabfuhr kommt\. .*\w …$/)
    expect(cut.length).toBeLessThan(175)
  })

  it('is the beginning when only the title holds the word', () => {
    expect(excerpt(filler.repeat(20), ['rathaus'])).toMatch(/^Lorem .*\w …$/)
  })

  it('copes with a text without spaces', () => {
    expect(excerpt('x'.repeat(1_000), ['xyz']).length).toBeLessThan(175)
    expect(excerpt(`${'y'.repeat(500)}-hit-${'x'.repeat(1_000)}`, ['hit']).length).toBeLessThan(175)
  })
})
