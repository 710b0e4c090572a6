import { describe, expect, test } from 'vitest'
import { readTelephone } from './telephone.ts'
import { readTelephoneAndWords } from './telephone-and-words.ts'

describe('F5: a field that only people read keeps the words around a number', () => {
  test.each([
    ['07273 / 12 34 o. 0171-1234567', '07273 12 34 o. 0171-1234567'],
    ['07273/1234 oder 0171/1234567', '07273 1234 oder 0171 1234567'],
    ['07273/1234 / 0171-1234567', '07273 1234, 0171-1234567'],
    ['07273/1234 0171-1234567', '07273 1234, 0171-1234567'],
    ['1234 0171-1234567', '1234, 0171-1234567'],
    ['07273 1234 +49 171 1234567', '07273 1234, +49 171 1234567'],
    ['+49 7222 1234 +49 171 1234567', '+49 7222 1234, +49 171 1234567'],
    ['07273 1234, 0171 1234567', '07273 1234, 0171 1234567'],
    ['07273 1234; mobil 0171 1234567', '07273 1234; mobil 0171 1234567'],
    ['0041 79 123 45 67 (abends)', '+41 79 123 45 67 (abends)'],
    ['07273-4711 ab 18 Uhr', '07273-4711 ab 18 Uhr'],
    ['07273 4711 18 Uhr', '07273 4711 18 Uhr'],
    ['07273 4711 18-20 Uhr', '07273 4711 18-20 Uhr'],
    ['07273-4711 (abends ab 18h)', '07273-4711 (abends ab 18h)'],
    ['07273-4711 von 8 bis 12', '07273-4711 von 8 bis 12'],
    ['07273-4711, nach 17:30 Uhr', '07273-4711, nach 17:30 Uhr'],
    ['ab 17.30 Uhr 07273/4711', 'ab 17.30 Uhr 07273 4711'],
    ['07273 4711 ab 1.12.2026', '07273 4711 ab 1.12.2026'],
    ['07273/9876-54 (AB)', '07273 9876-54 (AB)'],
    ['(07273) 9876-54 (AB)', '07273 9876-54 (AB)'],
    ['0171 1234567 (privat)', '0171 1234567 (privat)'],
    ['Büro: +49 (0)7273/1234', 'Büro: +49 7273 1234'],
    ['Mobil: 0171 1234567', 'Mobil: 0171 1234567'],
    ['Fax 07273 1234', 'Fax 07273 1234'],
    ['Tel.: 07273/1234 abends', '07273 1234 abends'],
    ['07255 9876-0 Durchwahl 12 Frau Huber', '07255 9876-0 Durchwahl 12 Frau Huber'],
    ['07255 9876-0 Zimmer 12', '07255 9876-0 Zimmer 12'],
    ['0721-9638-537 App. 12', '0721-9638-537, Apparat 12'],
    ['07265-1234/35', '07265-1234/35'],
    ['abends (0171 1234567, tagsüber 07273 1234)', 'abends (0171 1234567, tagsüber 07273 1234)'],
    ['0171 1234567 bei Özdemir, 2x klingeln lassen', '0171 1234567 bei Özdemir, 2x klingeln lassen'],
    // One number stays one number.
    ['030 23125-100', '030 23125-100'],
    ['0033 388 941 020', '+33 388 941 020'],
    ['00 33 3 88 94 10 20', '+33 3 88 94 10 20'],
    ['0171 23 04 05 6', '0171 23 04 05 6'],
    ['+49 07273 1234567', '+49 7273 1234567'],
    ['+43 0664 1234567', '+43 0664 1234567'],
    ['0711 216 020', '0711 216 020'],
    ['112', '112'],
  ])('%j is %s', (text, value) => {
    expect(readTelephoneAndWords(text)).toEqual({ ok: true, value })
    expect(readTelephoneAndWords(value)).toEqual({ ok: true, value })
  })

  test.each([
    ['ruf mich an', /^Hier fehlt die Telefonnummer/],
    ['nach 18 Uhr', /^Hier fehlt die Telefonnummer/],
    ['0800 FREIBAD', /zu kurz/],
    ['12345 Rebenau', /zu kurz/],
    ['Kelterstr. 5, 76999 Rebenau', /zu kurz/],
    ['07273 1234 oder karl@example.org', /eine E-Mail-Adresse/],
    ['07255 9876-0 12 abends', /Nach der 0/],
  ])('%j is refused: %s', (text, fault) => {
    const read = readTelephoneAndWords(text)
    expect(read.ok ? read.value : read.fault).toMatch(fault)
  })
})

test.each([
  ['07273 4711 (abends)', '„abends“ ist zu viel.'],
  ['07273-4711 ab 18 Uhr', '„ab“ ist zu viel.'],
  ['07273 4711 AB', '„AB“ ist zu viel.'],
  ['07273 4711 bei Frau Huber', '„bei Frau Huber“ ist zu viel.'],
  ['07273 4711 #', '„#“ ist zu viel.'],
  ['07273 / 12 34 o. 0171-1234567', 'Hier stehen zwei Telefonnummern.'],
  ['07273/1234 0171-1234567', 'Hier stehen zwei Telefonnummern.'],
  ['07273/1234 / 0171-1234567', 'Hier stehen zwei Telefonnummern.'],
  ['1234 0171-1234567', 'Hier stehen zwei Telefonnummern.'],
])('F5: where only a number will do, %j is told: %s', (text, told) => {
  const read = readTelephone(text)
  expect(read.ok ? read.value : read.fault).toContain(told)
})
