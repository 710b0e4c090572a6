import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readNumber } from './number.ts'

const units = ['Personen', '%', '°C', 'm²']

describe('F5: a number is read as people type it', () => {
  test.each([
    ['12', 12, 0],
    [' 12 ', 12, 0],
    ['12,5', 12.5, 1],
    ['12,50', 12.5, 1],
    ['12.5', 12.5, 1],
    ['12.50', 12.5, 1],
    ['0,125', 0.125, 3],
    ['0.125', 0.125, 3],
    ['.5', 0.5, 1],
    [',5', 0.5, 1],
    ['12.', 12, 0],
    ['12,', 12, 0],
    ['007', 7, 0],
    ['1.250', 1250, 0],
    ['1.234,5', 1234.5, 1],
    ['1.234.567,89', 1234567.89, 2],
    ['1234,5', 1234.5, 1],
    ['1234.567', 1234.567, 3],
    ['1 234,50', 1234.5, 1],
    ['1\u00a0234,50', 1234.5, 1],
    ['1\u2009234,50', 1234.5, 1],
    ['1\u202f234,50', 1234.5, 1],
    ["1'234.50", 1234.5, 1],
    ['1’234’567', 1234567, 0],
    ['1,234.50', 1234.5, 1],
    ['1,234', 1.234, 3],
    ['１２，５', 12.5, 1],
    ['١٢', 12, 0],
    ['-3', -3, 0],
    ['−3,5', -3.5, 1],
    ['–3', -3, 0],
    ['- 3', -3, 0],
    ['+5', 5, 0],
    ['-0', 0, 0],
    ['12,50 Euro', 12.5, 1],
    ['12,50€', 12.5, 1],
    ['€ 12', 12, 0],
    ['EUR 12,50', 12.5, 1],
    ['12,50 EUR', 12.5, 1],
    ['12,- €', 12, 0],
    ['12,– Euro', 12, 0],
    ['12,--', 12, 0],
    ['12 Personen', 12, 0],
    ['12 personen', 12, 0],
    ['-3,5 °C', -3.5, 1],
    ['19 %', 19, 0],
    ['50m²', 50, 0],
  ])('%j is %s with %s decimals', (typed, wert, stellen) => {
    expect(readNumber(typed, units)).toEqual({ wert, stellen })
  })

  test.each([
    '',
    ' ',
    ',',
    '-',
    'zwölf',
    'ein paar',
    '1,2,3',
    '1.25.3',
    '1 2',
    '1.234.56',
    '12 bis 14',
    '12-14',
    '12 kg',
    '12 Tausend',
    '1e5',
    'NaN',
    'Infinity',
    '½',
    '0x10',
    '9'.repeat(30),
  ])('%j is no number', typed => expect(readNumber(typed, units)).toBeUndefined())
})

test('F5: each German spelling of a number is the number', () => {
  const spelled = (value: number, blank: string) =>
    new Intl.NumberFormat('de-DE', { maximumFractionDigits: 2 }).format(value).replaceAll('.', blank)
  fc.assert(
    fc.property(
      fc.integer({ min: -1e8, max: 1e8 }),
      fc.constantFrom('.', ' ', '\u00a0', '\u2009', '\u202f', "'", '’'),
      (cents, blank) => {
        const value = cents / 100
        expect(readNumber(`${spelled(value, blank)} €`)?.wert).toBe(value)
      },
    ),
  )
})
