import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { codeOf, isForBuildings, normalVariant, variantInCell } from './variant.ts'

const SPELLINGS: readonly (readonly [name: string, ...spellings: string[]])[] = [
  [
    'wöchentlich',
    'Wöchentlich',
    'jede Woche',
    '1-wöchentlich',
    '7-täglich',
    'wöchtl.',
    'einmal pro Woche',
    '1 x wöchentlich',
    'wöchentliche Leerung',
    'alle 7 Tage',
  ],
  [
    '2-wöchentlich',
    '14-täglich',
    '14-tägig',
    '14 tägl.',
    'alle zwei Wochen',
    'alle 2 Wochen',
    'vierzehntägig',
    'vierzehntäglich',
    'zweiwöchentlich',
    '2-wö.',
    '2 wö',
    '2-wöchig',
    'zweiwöchig',
    '2-Wochen-Rhythmus',
    '2-Wochentakt',
    'jede zweite Woche',
    'jede 2. Woche',
    'alle 14 Tage',
    '14tgl.',
    '2 wöchentl.',
    '2-wöchentliche Abfuhr',
    'im 2-Wochen-Turnus',
  ],
  ['3-wöchentlich', 'dreiwöchentlich', 'alle drei Wochen', '21-täglich', '3-wöchig'],
  [
    '4-wöchentlich',
    '4-wöchig',
    'vierwöchentlich',
    'alle vier Wochen',
    '28-täglich',
    '4 Wochen',
    'jede vierte Woche',
    '4-Wochen-Abfuhr',
    '4wö.',
  ],
  ['8-wöchentlich', 'achtwöchentlich', 'alle 8 Wochen'],
  ['monatlich', 'Monatlich', 'jeden Monat', '1x im Monat', 'monatl.', 'einmal im Monat'],
  ['2-monatlich', 'alle zwei Monate', 'zweimonatlich'],
  ['2-mal wöchentlich', '2 x wöchentlich', 'zweimal wöchentlich', '2x pro Woche', '2mal/Woche'],
  ['vierteljährlich', 'quartalsweise', 'vierteljährliche'],
  ['halbjährlich', 'halbjährlich'],
  [
    '1.100 l',
    'MGB 1100',
    '1100 Liter',
    '1.100l',
    '1,1 m³',
    '1,1 cbm',
    '1.1 m3',
    '1100-Liter-Container',
    '1100 Ltr.',
    '1.100-l-Behälter',
    'MGB1100',
    '1100er',
  ],
  ['660 l', '660 Liter', 'MGB 660', '660-Liter-Behälter', '660er Container'],
  ['660/770/1.100 l', '660/770/1.100 l', '660, 770, 1100 Liter', '660 l/770 l/1100 l'],
  ['240 l', '240 Liter', 'MGB 240', '240-l-Tonne', '240l', '240er Tonne'],
  ['bis 240 l', 'bis 240 Liter', 'bis zu 240 l'],
  ['60–240 l', '60-240 Liter', '60 l bis 240 l'],
  ['Großbehälter', 'Großbehälter', 'Container', '4-Rad-Behälter', 'Müllgroßbehälter', 'Umleerbehälter'],
  ['wöchentlich, 1.100 l', 'wöchentlich 1.100 l', '1100 Liter, wöchentlich', 'MGB 1100 (wöchentlich)'],
  ['4-wöchentlich, 120 l', '120 l vierwöchentlich', '4-wö. 120 Liter'],
]
const ALL = SPELLINGS.flatMap(([name, ...spellings]) => spellings.map(one => [one, name] as const))

describe('W6: the many spellings of a rhythm and of a size', () => {
  test.each(ALL)('%s is %s', (spelling, name) => {
    expect(normalVariant(spelling)).toBe(name)
  })

  test('there are more than forty of them, and a usual spelling stays as it is', () => {
    expect(ALL.length).toBeGreaterThan(40)
    for (const [name] of SPELLINGS) expect(normalVariant(name)).toBe(name)
  })

  test('a spelling means the same in capitals, with other blanks and beside a harmless word', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ALL),
        fc.constantFrom('', 'Leerung ', 'Tonne '),
        ([spelling, name], before) => {
          if (name === 'Großbehälter') return
          expect(normalVariant(`  ${before}${spelling.replaceAll(' ', '  ')} `)).toBe(name)
          expect(normalVariant(spelling.toUpperCase())).toBe(name)
        },
      ),
    )
  })

  test.each(['Saisontonne', 'nur Gewerbe', 'Windeltonne 2', 'Bezirk 4'])('other words stay: %s', typed => {
    expect(normalVariant(typed)).toBe(typed)
  })

  test.each([
    ['2', 'rhythmus', '2-wöchentlich'],
    ['14', 'rhythmus', '2-wöchentlich'],
    ['1', 'rhythmus', 'wöchentlich'],
    ['240', 'behaelter', '240 l'],
    ['1.100', 'behaelter', '1.100 l'],
    ['1100.0', 'behaelter', '1.100 l'],
    ['14-täglich', 'rhythmus', '2-wöchentlich'],
  ] as const)('a cell „%s“ under %s is %s', (cell, heading, name) => {
    expect(normalVariant(variantInCell(cell, heading))).toBe(name)
  })

  test('each name has a code of its own for addresses, and only containers are for buildings', () => {
    const codes = SPELLINGS.map(([name]) => codeOf(name))
    expect(new Set(codes).size).toBe(codes.length)
    for (const code of [...codes, codeOf('alle'), codeOf('✓')])
      expect(code).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
    expect([codeOf(''), codeOf('alle'), codeOf('4-wöchentlich')]).toEqual([
      'ueblich',
      'v-alle',
      '4-woechentlich',
    ])
    expect(['1.100 l', '660 l', 'Großbehälter', 'wöchentlich, 1.100 l'].every(isForBuildings)).toBe(true)
    expect(['', '240 l', '2-wöchentlich', 'Saisontonne'].some(isForBuildings)).toBe(false)
  })
})
