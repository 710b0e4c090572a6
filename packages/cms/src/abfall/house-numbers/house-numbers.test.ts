import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compareNumbers, readHouseNumber, splitAddress } from './house-number.ts'
import { rankInText, readSpans, splitStreetAndSpans } from './read-spans.ts'
import { rankIn, spansInWords } from './spans.ts'

const written = (text: string): string | undefined => {
  const spans = readSpans(text)
  return spans && spansInWords(spans)
}
const includes = (text: string, house: string): boolean => {
  const number = readHouseNumber(house)
  return number !== undefined && rankInText(text, number) > 0
}

describe('W7: house numbers are read in the spellings of offices', () => {
  test.each<[string, string, string, string]>([
    ['1-19 ungerade', '1–19 ungerade', '1 17a 19 19b', '2 21'],
    ['1 – 19 (ungerade)', '1–19 ungerade', '19', '18'],
    ['1-19 ung.', '1–19 ungerade', '3', '4'],
    ['1-19 unger.', '1–19 ungerade', '3', '4'],
    ['1-19 u', '1–19 ungerade', '19', '4'],
    ['ungerade Hausnummern von 001 bis 023', '1–23 ungerade', '23', '22 25'],
    ['ungerade: 1-19', '1–19 ungerade', '1', '2'],
    ['1-39, nur ungerade', '1–39 ungerade', '7', '8'],
    ['2-20 g', '2–20 gerade', '20', '3'],
    ['2-20 gerade Seite', '2–20 gerade', '20', '3'],
    ['2–20 (ger.)', '2–20 gerade', '4', '5'],
    ['gerade Nrn.', 'gerade', '2 9998', '1'],
    ['nur gerade Hausnummern', 'gerade', '2', '3'],
    ['alle ungeraden', 'ungerade', '9', '10'],
    ['ab 20', 'ab 20', '20 20a 500', '19 19z'],
    ['ab Nr. 12', 'ab 12', '12', '11'],
    ['ab Hausnummer 12 aufwärts', 'ab 12', '12', '11'],
    ['12 ff.', 'ab 12', '13', '11'],
    ['12 und höher', 'ab 12', '13', '11'],
    ['16 - Ende', 'ab 16', '16 300', '15'],
    ['50 bis Ende, gerade', 'ab 50 gerade', '50', '51 48'],
    ['ab 21 ungerade', 'ab 21 ungerade', '21', '22 19'],
    ['bis 17a', 'bis 17a', '1 17 17a', '17b 18'],
    ['bis Nr. 17', 'bis 17', '17 17c', '18'],
    ['von 1 bis 19', '1–19', '2 19', '20'],
    ['Nr. 1 bis Nr. 19', '1–19', '2 19', '20'],
    ['HNr. 1-9', '1–9', '9', '10'],
    ['Hs.-Nr. 1 a bis 1 d', '1a–1d', '1a 1d', '1 1e 2'],
    ['5a-c', '5a–5c', '5a 5b 5c', '5 5d'],
    ['5 a bis c', '5a–5c', '5b', '5d'],
    ['2 a bis 2 g', '2a–2g', '2c 2g', '2h 4'],
    ['2, 4, 6–10 gerade', '2, 4, 6–10 gerade', '2 4 6 8 10', '3 7 12'],
    ['1, 3 und 5', '1, 3, 5', '1 3 5 5a', '2 4'],
    ['1 u. 3', '1, 3', '1 3', '2'],
    ['1-9 + 21-29', '1–9, 21–29', '5 25', '15'],
    ['1-9 / 21-29', '1–9, 21–29', '5 25', '15'],
    ['1-9; 12', '12, 1–9', '5 12', '11'],
    ['2-8, 20-30 gerade', '2–8 gerade, 20–30 gerade', '4 24', '5 25'],
    ['1-47b, 4-36a', '1–47b ungerade, 4–36a gerade', '47b 36a', '2 38 47c'],
    ['1-17 + 4-14', '1–17 ungerade, 4–14 gerade', '17 14', '2 16'],
    ['1-39 ungerade, 42a, 50 bis Ende', '1–39 ungerade, 42a, ab 50', '39 42a 50', '38 42'],
    ['gerade 2-20, ungerade 1-19', '1–19 ungerade, 2–20 gerade', '1 2', '21 22'],
    ['30/1', '30/1', '30/1', '30 30/2'],
    ['30 /1 bis 30 /12', '30/1–30/12', '30/7', '30 30/13'],
    ['9 1/2', '9 1/2', '9 1/2', '9'],
    ['7A', '7a', '7a 7A', '7 7b'],
    ['1…9', '1–9', '4', '10'],
    ['alle', '', '1 77', ''],
    ['fortlaufende Hausnummern', '', '1 77', ''],
    ['', '', '1 77', ''],
    ['–', '', '1 77', ''],
  ])('„%s“ is „%s“, with %s and without %s', (text, form, within, without) => {
    expect(written(text)).toBe(form)
    for (const house of within.split(/ (?!\d\/)/))
      expect([house, includes(text, house)]).toEqual([house, true])
    for (const house of without.split(' ').filter(Boolean))
      expect([house, includes(text, house)]).toEqual([house, false])
  })

  test.each([
    '19-1',
    'linke Seite',
    '1-19 außer 7',
    'über 20',
    '1-9 gerade ungerade',
    '1-2-3',
    '12345',
    'Hinterhaus',
    '1 bis 9 bis 12',
    'x',
    'ab',
    '5-c',
  ])('„%s“ is not guessed', text => {
    expect(readSpans(text)).toBeUndefined()
  })

  test.each<[string, string, string]>([
    ['Alicenstraße 1 - 15', 'Alicenstraße', '1–15'],
    ['Alicenstraße 16 - Ende', 'Alicenstraße', 'ab 16'],
    ['Bergstr. 2-20 (gerade)', 'Bergstr.', '2–20 gerade'],
    ['Talweg ab Nr. 12', 'Talweg', 'ab 12'],
    ['Gaustraße 99-165; 96-210', 'Gaustraße', '96–210 gerade, 99–165 ungerade'],
    ['Ringstr. 5a-c', 'Ringstr.', '5a–5c'],
    ['Am Bach 1, 3, 5', 'Am Bach', '1, 3, 5'],
    ['Penzstraße, HNr. 1 - 47b, 4 - 36a', 'Penzstraße', '1–47b ungerade, 4–36a gerade'],
    ['Rennweg bis 20', 'Rennweg', 'bis 20'],
    ['Klosterwall ungerade Hausnummern von 001 bis 023', 'Klosterwall', '1–23 ungerade'],
    ['Lindenweg (gerade Hausnummern)', 'Lindenweg', 'gerade'],
    ['Hauptstr. 1–19', 'Hauptstr.', '1–19'],
    ['Hauptstraße (Nr. 1-19)', 'Hauptstraße', '1–19'],
    ['Kelterstraße17a', 'Kelterstraße', '17a'],
    ['Straße des 17. Juni', 'Straße des 17. Juni', ''],
    ['Straße des 17. Juni 5', 'Straße des 17. Juni', '5'],
    ['Hauptstraße (L 123)', 'Hauptstraße (L 123)', ''],
    ['Q 7', 'Q 7', ''],
    ['Lange Seite', 'Lange Seite', ''],
    ['Gerade Gasse', 'Gerade Gasse', ''],
  ])('„%s“ is the street „%s“ with „%s“', (text, strasse, form) => {
    const split = splitStreetAndSpans(text)
    expect([split.strasse, spansInWords(split.spans)]).toEqual([strasse, form])
  })

  test.each([
    ['Kelterstr. 17a', 'Kelterstr.', '17a'],
    ['Kelterstr., Nr. 17 a', 'Kelterstr.', '17 a'],
    ['Kelterstraße 17-19', 'Kelterstraße', '17-19'],
    ['Straße des 17. Juni', 'Straße des 17. Juni', ''],
  ])('a resident at „%s“ lives in „%s“ at „%s“', (text, strasse, hausnummer) => {
    expect(splitAddress(text)).toEqual({ strasse, hausnummer })
  })
})

describe('W7: for generated ranges', () => {
  const number = fc.integer({ min: 1, max: 60 })
  const side = fc.constantFrom('', 'gerade', 'ungerade')
  const range = fc
    .tuple(number, number, side)
    .map(([a, b, of]) => ({ from: Math.min(a, b), to: Math.max(a, b), of }))
  const dash = fc.constantFrom('-', ' – ', ' bis ')

  test('a house belongs exactly if it is in the enumeration of the range', () => {
    fc.assert(
      fc.property(range, dash, ({ from, to, of }, between) => {
        const houses = new Set<number>()
        for (let one = from; one <= to; one++)
          if (of === '' || (one % 2 === 0) === (of === 'gerade')) houses.add(one)
        for (let one = 0; one <= 61; one++)
          expect(includes(`${from}${between}${to} ${of}`, String(one))).toBe(houses.has(one))
      }),
    )
  })

  test('a house with a letter belongs exactly if it is in the enumeration of numbers and letters', () => {
    const letters = ['', 'a', 'b', 'c', 'd', 'e']
    const all = Array.from({ length: 9 }, (_, at) => letters.map(letter => `${at + 1}${letter}`)).flat()
    const at = fc.integer({ min: 0, max: all.length - 1 })
    fc.assert(
      fc.property(at, at, (a, b) => {
        const [from, to] = [Math.min(a, b), Math.max(a, b)]
        fc.pre(from !== to)
        // „bis 7“ includes the letters of 7.
        const end = /\d$/.test(all[to] ?? '') ? to + letters.length - 1 : to
        for (const [index, house] of all.entries())
          expect(includes(`${all[from]}-${all[to]}`, house)).toBe(index >= from && index <= end)
      }),
    )
  })

  test('the written form is read as the same houses, and a second time as the same form', () => {
    fc.assert(
      fc.property(fc.array(range, { minLength: 1, maxLength: 4 }), ranges => {
        const text = ranges.map(({ from, to, of }) => `${from}-${to} ${of}`).join(', ')
        const spans = readSpans(text) ?? []
        const form = spansInWords(spans)
        expect(written(form)).toBe(form)
        for (let one = 0; one <= 61; one++) {
          const house = { number: one, suffix: '' }
          expect(rankInText(form, house)).toBe(rankIn(spans, house))
        }
      }),
    )
  })

  test('the order of houses is that of a street', () => {
    const houses = ['30/12', '7b', '8', '7', '30/2', '7a', '9 1/2', '9'].flatMap(
      one => readHouseNumber(one) ?? [],
    )
    expect(
      houses.toSorted(compareNumbers).map(({ number: one, suffix }) => `${one}${suffix && `|${suffix}`}`),
    ).toEqual(['7', '7|a', '7|b', '8', '9', '9|1/2', '30|2', '30|12'])
  })
})
