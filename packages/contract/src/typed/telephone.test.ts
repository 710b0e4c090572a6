import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { telephoneLine } from '../given-text.ts'
import { readTelephone } from './telephone.ts'

describe('F4: a telephone number is read as people type it', () => {
  test.each([
    ['030 23125-100', '030 23125-100'],
    ['07222 1234', '07222 1234'],
    ['072221234', '072221234'],
    ['07222/1234', '07222 1234'],
    ['07222 / 1234', '07222 1234'],
    ['07222/1234-0', '07222 1234-0'],
    ['07222 - 1234', '07222-1234'],
    ['07222–1234', '07222-1234'],
    ['07222 — 12 34', '07222-12 34'],
    ['07222‑1234', '07222-1234'],
    ['07222.12.34', '07222 12 34'],
    ['(07222) 1234', '07222 1234'],
    ['(07222)1234-0', '07222 1234-0'],
    ['07222\u00a01234', '07222 1234'],
    ['07222\u2009\u202f12\u200334', '07222 12 34'],
    ['07222\t1234', '07222 1234'],
    ['０７２２２／１２３４', '07222 1234'],
    ['（０７２２２）１２３４－０', '07222 1234-0'],
    ['٠٧٢٢٢ ١٢٣٤', '07222 1234'],
    ['+49 7222 1234', '+49 7222 1234'],
    ['+4972221234', '+4972221234'],
    ['＋49 7222 1234', '+49 7222 1234'],
    ['+49 (0)7222 1234', '+49 7222 1234'],
    ['+49(0)7222/1234-12', '+49 7222 1234-12'],
    ['+49 (0) 7222 1234', '+49 7222 1234'],
    ['+49 07222 1234', '+49 7222 1234'],
    ['0049 7222 1234', '+49 7222 1234'],
    ['00 49 7222 1234', '+49 7222 1234'],
    ['0033 3 88 00 00 00', '+33 3 88 00 00 00'],
    ['+33 3.88.00.00.00', '+33 3 88 00 00 00'],
    ['+41 (0)61 267 00 00', '+41 61 267 00 00'],
    ['0171 1234567', '0171 1234567'],
    ['0171-123 45 67', '0171-123 45 67'],
    ['Tel.: 07222 1234', '07222 1234'],
    ['Telefon 07222 1234', '07222 1234'],
    ['Mobil: 0171 1234567', '0171 1234567'],
    ['Handy 0171/1234567', '0171 1234567'],
    ['0171 1234567 (mobil)', '0171 1234567'],
    ['07222 1234 privat', '07222 1234'],
    ['07222 1234 Durchwahl 12', '07222 1234, Durchwahl 12'],
    ['07222 1234, Durchwahl: 12', '07222 1234, Durchwahl 12'],
    ['07222 1234 DW 12', '07222 1234, Durchwahl 12'],
    ['07222 1234 App. 12', '07222 1234, Apparat 12'],
    ['07222 1234 ext. 12', '07222 1234, Nebenstelle 12'],
    ['07222 1234 x12', '07222 1234, Nebenstelle 12'],
    ['110', '110'],
    ['115', '115'],
    ['116 117', '116 117'],
    ['0800 1110111', '0800 1110111'],
  ])('%j is %s', (typed, number) => {
    expect(readTelephone(typed)).toEqual({ ok: true, value: number })
    expect(telephoneLine().parse(typed)).toBe(number)
  })

  test.each([
    ['ruf mich an', /^„.+“ ist zu viel\. Bitte nur eine Nummer, ohne Worte/],
    ['0800 FREIBAD', /^„.+“ ist zu viel\. Bitte nur eine Nummer, ohne Worte/],
    ['null sieben zwei', /^„.+“ ist zu viel\. Bitte nur eine Nummer, ohne Worte/],
    ['07222 1234 #', /^„.+“ ist zu viel\. Bitte nur eine Nummer, ohne Worte/],
    ['erika@example.org', /eine E-Mail-Adresse/],
    ['12', /zu kurz/],
    ['-', /zu kurz/],
    ['07222 1234, 0171 1234567', /zwei Telefonnummern/],
    ['07222 1234 oder 0171 1234567', /zwei Telefonnummern/],
    ['07222 1234 und 07222 5678', /zwei Telefonnummern/],
    ['07222 1234; 5678', /zwei Telefonnummern/],
    ['+49 7222 1234 +49 171 1234567', /zwei Telefonnummern/],
    ['07265-1234/35', /zwei Telefonnummern/],
    ['07265/1234/-35', /zwei Telefonnummern/],
    ['030 23125/26', /zwei Telefonnummern/],
    ['+49 (0)7265 1234/35', /zwei Telefonnummern/],
    ['nach 18 Uhr', /^„.+“ ist zu viel\. Bitte nur eine Nummer, ohne Worte/],
    ['12345 Rebenau', /^„.+“ ist zu viel\. Bitte nur eine Nummer, ohne Worte/],
    ['1'.repeat(25), /zwei Telefonnummern/],
  ])('%j is refused: %s', (typed, fault) => {
    const read = readTelephone(typed)
    expect(read.ok ? read.value : read.fault).toMatch(fault)
    expect(read.ok ? '' : read.fault).toMatch(/zum Beispiel 030 23125-100\.$/)
    expect(telephoneLine().safeParse(typed).success).toBe(false)
  })
})

describe('F6: an extension in words never makes another number', () => {
  test.each([
    ['(07255) 9876-0 Durchwahl 12', '07255 9876-12'],
    ['07255/9876 - 0, Durchwahl: -12', '07255 9876-12'],
    ['07255 9876-0 (Durchwahl 12)', '07255 9876-12'],
    ['07255 9876-0 Dw -12', '07255 9876-12'],
    ['07255 9876–0 DW.12', '07255 9876-12'],
    ['07255 9876-0 Durchwahlnummer 112', '07255 9876-112'],
    ['+43 1 9876-0 Klappe 12', '+43 1 9876-12'],
    ['+49 (0)7255 / 123-0 App. 17', '+49 7255 123-0, Apparat 17'],
    ['030 / 23125-0 Nebenstelle 12', '030 23125-0, Nebenstelle 12'],
    ['030 23125-0 NSt. 12', '030 23125-0, Nebenstelle 12'],
    ['030 23125-0 Nst.-Nr. 12', '030 23125-0, Nebenstelle 12'],
    ['030 23125-0 ext. 12', '030 23125-0, Nebenstelle 12'],
    ['tel:+49-30-23125-0;ext=12', '+49-30-23125-0, Nebenstelle 12'],
    ['030 23125-0x12', '030 23125-0, Nebenstelle 12'],
    ['030 23125-0 int. 12', '030 23125-0, Apparat 12'],
    ['030 23125-0 Hausapparat 12', '030 23125-0, Apparat 12'],
    ['07255-1234 App. 17', '07255-1234, Apparat 17'],
    ['07255 1234 Apparat 17', '07255 1234, Apparat 17'],
    ['07255 1234 Klappe 17', '07255 1234, Durchwahl 17'],
    ['07255-0 Durchwahl 12', '07255-0, Durchwahl 12'],
    ['07255 1234 Durchwahl 17 (dienstlich)', '07255 1234, Durchwahl 17'],
  ])('%j is %s', (typed, number) => {
    expect(readTelephone(typed)).toEqual({ ok: true, value: number })
    expect(readTelephone(number)).toEqual({ ok: true, value: number })
  })

  test.each([
    ['07255 9876-0-12', /Nach der 0/],
    ['07255 9876 - 0 - 12', /Nach der 0/],
    ['07255 9876-0 12', /Nach der 0/],
    ['07255/9876-0/112', /Nach der 0/],
    ['07255 9876-0 Durchwahl 12 oder 13', /zwei Telefonnummern/],
    ['07255 9876-0 Durchwahl 12 oder 0171 1234567', /zwei Telefonnummern/],
    ['07255 9876-0 Durchwahl 12 Frau Huber', /ist zu viel\. Bitte nur eine Nummer/],
    ['07255 9876-0 (abends ab 18h)', /ist zu viel\. Bitte nur eine Nummer/],
    ['07255 9876-0 Zimmer 12', /ist zu viel\. Bitte nur eine Nummer/],
    ['Durchwahl 12', /zu kurz/],
  ])('%j is asked: %s', (typed, fault) => {
    const read = readTelephone(typed)
    expect(read.ok ? read.value : read.fault).toMatch(fault)
  })
})

test('F4: each spelling of a number keeps its digits in order', () => {
  const area = fc.stringMatching(/^0[1-9]\d{1,4}$/)
  const rest = fc.stringMatching(/^[1-9]\d{2,7}$/)
  const between = fc.constantFrom(' ', '/', ' / ', '-', ' – ', '.', '\u00a0', '\u2009', ') ', '\u2011')
  fc.assert(
    fc.property(area, rest, between, (code, number, sign) => {
      const typed = `${sign.startsWith(')') ? '(' : ''}${code}${sign}${number}`
      const read = readTelephone(typed)
      expect(read.ok && read.value.replaceAll(/\D/g, ''), typed).toBe(code + number)
      expect(read.ok && readTelephone(read.value)).toEqual(read)
    }),
  )
})
