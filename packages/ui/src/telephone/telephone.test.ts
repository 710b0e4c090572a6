import fc from 'fast-check'
import { expect, test } from 'vitest'
import { telephoneLink } from './telephone.ts'

test.each([
  ['030 23125-110', 'tel:+493023125110'],
  ['030\u00a023125-110', 'tel:+493023125110'],
  ['030 23125\u2013110', 'tel:+493023125110'],
  ['+49 30 23125-110', 'tel:+493023125110'],
  ['+49 (0)30 23125-110', 'tel:+493023125110'],
  ['+49 (0) 7265 1234', 'tel:+4972651234'],
  ['+49 07265 1234', 'tel:+4972651234'],
  ['(+49) 7265 1234', 'tel:+4972651234'],
  ['0049 (0)7265/1234', 'tel:+4972651234'],
  ['+49 36844/12345', 'tel:+493684412345'],
  ['0033 3 88 00', 'tel:+3338800'],
  ['+41 (0)61 267 00 00', 'tel:+41612670000'],
  ['0 72 65 / 12 34 - 0', 'tel:+49726512340'],
  ['(07265) 1234', 'tel:+4972651234'],
  ['07265/1234-0', 'tel:+49726512340'],
  ['07265.1234', 'tel:+4972651234'],
  ['Tel.: 07265 1234', 'tel:+4972651234'],
  ['0800 1110111', 'tel:+498001110111'],
  ['110', 'tel:110'],
  ['112', 'tel:112'],
  ['115', 'tel:115'],
  ['116 117', 'tel:116117'],
])('F4: %j is dialled as %s', (number, expected) => {
  expect(telephoneLink(number)).toBe(expected)
})

test.each([
  ['07265-1234/35', 'tel:+4972651234'],
  ['07265 1234 / 1235', 'tel:+4972651234'],
  ['07265/1234/35', 'tel:+4972651234'],
  ['+49 7265 1234/-35', 'tel:+4972651234'],
  ['030 23125/26', 'tel:+493023125'],
])('F4: of several endings in %j, the first is dialled: %s', (number, expected) => {
  expect(telephoneLink(number)).toBe(expected)
})

test.each([
  ['07255 9876-12', 'tel:+497255987612'],
  ['07255 1234, Durchwahl 12', 'tel:+4972551234'],
  ['+49 7255 123-0, Apparat 17', 'tel:+4972551230'],
  ['030 23125-0, Nebenstelle 12', 'tel:+4930231250'],
  ['07255-1234, Apparat 17', 'tel:+4972551234'],
  ['07255 9876-0-12', ''],
  ['07255 9876 – 0 – 12', ''],
  ['07255 9876-0 12', ''],
  ['07255 9876-0 Durchwahl 12', ''],
  ['07255 9876-0 Dw -12', ''],
  ['07255 9876-0 App. 17', ''],
  ['07255 9876-0x12', ''],
])('F6: an extension is never dialled as a part of the number: %j is %s', (number, expected) => {
  expect(telephoneLink(number)).toBe(expected)
})

test.each([
  '',
  '０３０ ２３１２５',
  'Tel. (privat) 07265 1234',
  'Mobil: 0171 1234567',
  '07265 1234 (nach 18 Uhr)',
  'Telefon 115',
  'Notruf 112',
  '07265 1234 oder 0171 1234567',
  '07265 1234, 07265 5678',
  '07265 1234 +49 171 1234567',
  'nach 18 Uhr',
  'siehe Website',
  'www.',
  '12345 Rebenau',
  '01099 Dresden',
  '18',
  '1234',
  '1234/35',
  '08.30-12.00',
  '08.30 bis 12.00 Uhr',
  '08 30 - 12 00 Uhr',
  '01.02.2026',
  'Zimmer 112',
  '112 Stufen hoch 2. Stock',
  '0800 FREIBAD',
  'DE02 1203 0000 0000 2020 51',
  '07265 1234 01234 567890',
  'erika@example.org',
])('F4: %j is not one number that everybody can dial, and becomes no link', text => {
  expect(telephoneLink(text)).toBe('')
})

test('F4: whatever somebody typed, a link holds a whole number and nothing else', () => {
  const typed = fc.string({ unit: fc.constantFrom(...Array.from('0123456789 +-/().:nachUhrTel\u00a0')) })
  fc.assert(
    fc.property(typed, text => {
      expect(telephoneLink(text)).toMatch(/^(?:tel:(?:\+[1-9]\d{5,16}|11\d{1,4}))?$/)
    }),
  )
})
