import { describe, expect, it } from 'vitest'
import { commonlySaid } from './common-words.ts'
import { tellingWords } from './question.ts'
import { rootOfForeign, written } from './scripts.ts'
import { stem } from './words.ts'

/** Returns all page words for the words of a question. */
const saidOf = (question: string): string[] => [
  ...new Set([...commonlySaid(tellingWords(question)).values()].flat().map(said => said.join(' '))),
]
const page = (words: string) => tellingWords(words).join(' ')

describe('a common expression', () => {
  it.each([
    ['its words stand apart', 'ist die laterne vor dem haus kaputt', 'Schaden melden'],
    ['its words stand in another order', 'schließen will ich meinen laden', 'Gewerbe abmelden'],
    ['a verb is another one for the same doing', 'ich mache meinen laden zu', 'Gewerbe abmelden'],
    ['a verb is another one for the same doing', 'kneipe aufmachen', 'Gaststätte'],
    ['a word is a compound that ends with its own', 'den alten nussbaum fällen', 'Baum fällen'],
    ['it is Russian in another case', 'я ищу детского сада', 'Kita Kindergarten'],
    ['it is Russian in Latin letters', 'detskiy sad', 'Kita Kindergarten'],
    ['it is Arabic without the article', 'مدرسة', 'Schule'],
  ])('is recognised if %s: %s', (_, question, said) => {
    expect(saidOf(question)).toContain(page(said))
  })

  it('is not recognised if one of its words is missing, or only part of a compound stands for it', () => {
    expect(saidOf('nussbaum')).not.toContain(page('Baum fällen'))
    expect(saidOf('unser laden')).not.toContain(page('Gewerbe abmelden'))
  })

  it('is listed once, even if several terms of a question match it', () => {
    for (const said of commonlySaid(tellingWords('sperrmüll sofa matratze schrank abholen lassen')).values())
      expect(new Set(said.map(words => words.join(' '))).size).toBe(said.length)
  })
})

it('forms of a Russian word share a root, the Arabic article is removed, and German words keep their stem', () => {
  expect(['паспорт', 'паспорта', 'паспорту'].map(rootOfForeign)).toEqual(['паспорт', 'паспорт', 'паспорт'])
  expect(rootOfForeign('البطاقة')).toBe('بطاقة')
  expect(rootOfForeign(stem('Ausweise'))).toBe(stem('Ausweis'))
})

it('Cyrillic is transliterated the English and the German way, except for short words', () => {
  expect(written('детский сад')).toEqual(['детский сад', 'detskiy sad', 'detskij sad'])
  expect(written('школа')).toEqual(['школа', 'shkola', 'schkola'])
  expect(written('мер')).toEqual(['мер'])
  expect(written('Ausweis')).toEqual(['Ausweis'])
})
