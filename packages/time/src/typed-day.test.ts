import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isIsoDay, type Meaning, typedDay } from './typed-day.ts'
import { plusDays } from './wall-time.ts'

const heute = '2026-11-27'
const read = (text: string, sinn: Meaning = 'jeder') => {
  const found = typedDay(text, { heute, sinn })
  return 'day' in found ? found.day : found.fault
}

describe('F4: a day is read as people type it', () => {
  test.each([
    ['28.11.2026', '2026-11-28'],
    ['28.11.26', '2026-11-28'],
    [" 28. 11. '26 ", '2026-11-28'],
    ['28.11.2026.', '2026-11-28'],
    ['28/11/2026', '2026-11-28'],
    ['28-11-2026', '2026-11-28'],
    ['28,11,2026', '2026-11-28'],
    ['28 11 2026', '2026-11-28'],
    ['28112026', '2026-11-28'],
    ['20261128', '2026-11-28'],
    ['2026-11-28', '2026-11-28'],
    ['2026/11/28', '2026-11-28'],
    ['2026.11.28', '2026-11-28'],
    ['28. November 2026', '2026-11-28'],
    ['28.November 2026', '2026-11-28'],
    ['28 november 2026', '2026-11-28'],
    ['28. Nov. 2026', '2026-11-28'],
    ['28.Nov.26', '2026-11-28'],
    ['28-Nov-2026', '2026-11-28'],
    ['November 28, 2026', '2026-11-28'],
    ['Sa., 28.11.2026', '2026-11-28'],
    ['Sonnabend, den 28. November 2026', '2026-11-28'],
    ['am 28.11.2026', '2026-11-28'],
    ['den 28.11.2026', '2026-11-28'],
    ['1.2.26', '2026-02-01'],
    ['1. März 2027', '2027-03-01'],
    ['1. Mrz 2027', '2027-03-01'],
    ['6. Jänner 2027', '2027-01-06'],
    ['6. Sept. 2027', '2027-09-06'],
    ['29.2.2028', '2028-02-29'],
    ['29.02.28', '2028-02-29'],
    ['heute', '2026-11-27'],
    ['Morgen', '2026-11-28'],
    ['übermorgen', '2026-11-29'],
    ['gestern', '2026-11-26'],
  ])('%j is %s', (typed, day) => expect(read(typed)).toBe(day))
})

describe('F4: a day that does not exist is refused with the reason and an example', () => {
  test.each([
    ['31.2.2026', /Februar 2026 hat 28 Tage/],
    ['29.2.2027', /Februar 2027 hat 28 Tage/],
    ['29.2.2100', /Februar 2100 hat 28 Tage/],
    ['31.6.2026', /Juni hat 30 Tage/],
    ['31. September 2026', /September hat 30 Tage/],
    ['0.5.2026', /Mai hat 31 Tage/],
    ['45.1.26', /Januar hat 31 Tage/],
    ['2026-02-30', /Februar 2026 hat 28 Tage/],
    ['2026-13-45', /Einen Monat 13 gibt es nicht\. .*24\.12\.2026/],
    ['11/28/2026', /den Tag vor dem Monat, zum Beispiel 24\.12\.2026/],
    ['1.0.2026', /Einen Monat 0 gibt es nicht/],
    ['28.11.1203', /das Jahr, zum Beispiel 24\.12\.2026/],
    ['28.11.3026', /das Jahr/],
    ['Montag, 28.11.2026', /Der 28\.11\.2026 ist ein Samstag/],
    ['28.11.', /auch das Jahr an, zum Beispiel 28\.11\.2026/],
    ['31.2.', /Februar hat 29 Tage/],
    ['Mai 2026', /einen Tag an, zum Beispiel 24\.12\.2026/],
    ['1.2.026', /einen Tag an/],
    ['28.-30.11.2026', /einen Tag an/],
    ['bald', /einen Tag an/],
  ])('%j is refused: %s', (typed, fault) => expect(read(typed)).toMatch(fault))
})

describe('F4: a short year follows the meaning of the field', () => {
  test.each<[string, Meaning, string | RegExp]>([
    ['28.11.26', 'kommend', '2026-11-28'],
    ['28.11.26', 'vergangen', '2026-11-28'],
    ['28.11.26', 'geburt', '2026-11-28'],
    ['26.11.26', 'kommend', '2026-11-26'],
    ['28.11.', 'kommend', '2026-11-28'],
    ['27.11.', 'kommend', '2026-11-27'],
    ['26.11.', 'kommend', '2027-11-26'],
    ['29.2.', 'kommend', '2028-02-29'],
    ['1. Januar', 'kommend', '2027-01-01'],
    ['28.11.', 'vergangen', '2025-11-28'],
    ['27.11.', 'vergangen', '2026-11-27'],
    ['28.11.', 'geburt', /auch das Jahr/],
    ['24.12.30', 'geburt', '1930-12-24'],
    ['1.2.40', 'vergangen', '1940-02-01'],
    ['1.2.40', 'jeder', '2040-02-01'],
    ['1.2.80', 'jeder', '1980-02-01'],
    ['1.2.09', 'geburt', '2009-02-01'],
  ])('%j in a field of the meaning %s is %s', (typed, sinn, wanted) => {
    if (typeof wanted === 'string') expect(read(typed, sinn)).toBe(wanted)
    else expect(read(typed, sinn)).toMatch(wanted)
  })

  test('no day within a year ahead becomes one of the century before', () => {
    const ahead = fc.integer({ min: 0, max: 366 }).map(days => plusDays(heute, days))
    const meaning = fc.constantFrom<Meaning>('kommend', 'vergangen', 'geburt', 'jeder')
    fc.assert(
      fc.property(ahead, meaning, (day, sinn) => {
        const [year = '', month, of] = day.split('-')
        expect(read(`${of}.${month}.${year.slice(2)}`, sinn)).toBe(day)
      }),
    )
  })
})

describe('F6: a day that depends on the day it was typed', () => {
  test.each<[string, Meaning, string]>([
    ['ab sofort', 'kommend', '2026-11-27'],
    ['sofort', 'kommend', '2026-11-27'],
    ['ab heute', 'kommend', '2026-11-27'],
    ['seit heute', 'vergangen', '2026-11-27'],
    ['seit gestern', 'vergangen', '2026-11-26'],
    ['Vorgestern', 'vergangen', '2026-11-25'],
    ['seit vorgestern', 'vergangen', '2026-11-25'],
    ['heute früh', 'vergangen', '2026-11-27'],
    ['gestern Abend', 'vergangen', '2026-11-26'],
    ['morgen Vormittag', 'kommend', '2026-11-28'],
    ['ab morgen', 'kommend', '2026-11-28'],
    ['ab übermorgen', 'kommend', '2026-11-29'],
    ['seit 1.5.', 'vergangen', '2026-05-01'],
    ['seit dem 1.5.26', 'vergangen', '2026-05-01'],
    ['ab 1. Mai', 'kommend', '2027-05-01'],
    ['ab dem 1.5.', 'kommend', '2027-05-01'],
  ])('%j in a field of the meaning %s is %s', (typed, sinn, day) => expect(read(typed, sinn)).toBe(day))

  test.each<[string, Meaning, string]>([
    ['Samstag', 'kommend', '28.11.2026'],
    ['am Samstag', 'kommend', '28.11.2026'],
    ['nächsten Freitag', 'kommend', '27.11.2026'],
    ['kommenden Mo', 'kommend', '30.11.2026'],
    ['letzten Montag', 'vergangen', '23.11.2026'],
    ['seit Sonnabend', 'vergangen', '21.11.2026'],
    ['Do.', 'jeder', '03.12.2026'],
  ])('the weekday %j in a field of the meaning %s is asked with %s', (typed, sinn, day) =>
    expect(read(typed, sinn)).toBe(`Bitte geben Sie auch das Datum an, zum Beispiel ${day}.`),
  )
})

test('F4: each spelling of a day of two centuries is the same day', () => {
  const months = 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(
    ' ',
  )
  fc.assert(
    fc.property(
      fc.date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true }),
      date => {
        const iso = date.toISOString().slice(0, 10)
        const [year = '', month = '', day = ''] = iso.split('-')
        const name = months[Number(month) - 1] ?? ''
        const spellings = [
          `${day}.${month}.${year}`,
          `${Number(day)}.${Number(month)}.${year}`,
          `${Number(day)}. ${name} ${year}`,
          `${Number(day)}. ${name.slice(0, 3)}. ${year}`,
          `${day}/${month}/${year}`,
          iso,
        ]
        for (const one of spellings) expect(read(one), one).toBe(iso)
      },
    ),
  )
})

test('F4: whatever is typed becomes a day of the calendar or a sentence', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\d./ -]{1,12}$/)), text => {
      const found = typedDay(text, { heute })
      if ('day' in found) expect(isIsoDay(found.day)).toBe(true)
      else expect(found.fault).toMatch(/^[A-ZÄÖÜ].*\.$/)
    }),
  )
})

test.each(['2026-13-45', '2026-02-30', '2026-2-3', '', 'heute', '2026-00-10'])(
  'F4: %j is no day of the calendar',
  text => expect(isIsoDay(text)).toBe(false),
)
