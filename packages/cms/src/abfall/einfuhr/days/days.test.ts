import { BW } from '@rathausplatz/kalender/testing'
import { describe, expect, test } from 'vitest'
import { cellReader } from '../cell-text.ts'
import { dayReader } from './day-reader.ts'
import { mannerOfDays } from './manner-of-days.ts'
import { noDay, readDay, readDayAndHour } from './read-day.ts'

const cellsOf = (...texts: string[]) => [texts.map(cellReader())]

describe('W10: a day is read in the ways in which offices write it', () => {
  test.each([
    ['04.01.2027', '2027-01-04'],
    ['4.1.27', '2027-01-04'],
    ["4.1.'27", '2027-01-04'],
    ['4. 1. 2027', '2027-01-04'],
    ['Mo. 4.1.2027', '2027-01-04'],
    ['Montag, den 4. Januar 2027', '2027-01-04'],
    ['Mon 04.01.2027', '2027-01-04'],
    ['04.01.2027 (Mo)', '2027-01-04'],
    ['04.01.2027, Montag', '2027-01-04'],
    ['04.01.2027 Mo', '2027-01-04'],
    ['4. Jan. 2027', '2027-01-04'],
    ['04 Jan 27', '2027-01-04'],
    ['4-Jan-2027', '2027-01-04'],
    ['4. Jänner 2027', '2027-01-04'],
    ['04. Mrz 27', '2027-03-04'],
    ['4. März 2027', '2027-03-04'],
    ['4. Oct 2027', '2027-10-04'],
    ['16. Dez 2027', '2027-12-16'],
    ['04-01-2027', '2027-01-04'],
    ['04/01/2027', '2027-01-04'],
    ['2027-01-04', '2027-01-04'],
    ['2027/01/04', '2027-01-04'],
    ['2027.1.4', '2027-01-04'],
    ['20270104', '2027-01-04'],
    ['2027-01-04T00:00:00', '2027-01-04'],
    ['2027-01-04T00:00:00.000+01:00', '2027-01-04'],
    ['46391', '2027-01-04'],
    ['46391.0', '2027-01-04'],
    ['KW 1/2027 Mo', '2027-01-04'],
    ['Mo KW 1 2027', '2027-01-04'],
    ['1. KW 2027, Montag', '2027-01-04'],
    ['KW 53 2026 So', '2027-01-03'],
    ['KW 53 2027 Mo', undefined],
    ['KW 1 2027', undefined],
    ['4.1.', undefined],
    ['30.02.2027', undefined],
    ['1/19/2027', undefined],
    ['1-19', undefined],
    ['17', undefined],
    ['9.10', undefined],
    ['Mo', undefined],
    ['x', undefined],
  ])('„%s“ is %s', (text, day) => {
    expect(readDay(text)).toBe(day)
  })

  test.each([
    ['07.10.2027 06:00', '06:00'],
    ['07.10.2027, 6 Uhr', '06:00'],
    ['07.10.2027 ab 6:30 Uhr', '06:30'],
    ['2027-10-07T06:00:00Z', '06:00'],
    ['07.10.2027 00:00:00', ''],
    ['07.10.2027', ''],
  ])('the hour beside „%s“ is „%s“', (text, zeit) => {
    expect(readDayAndHour(text)).toMatchObject({ datum: '2027-10-07', zeit })
  })

  test.each([
    ['Mo. 4.1.', '2027-01-04'],
    ['4. Jan', '2027-01-04'],
    ['4. Januar', '2027-01-04'],
    ['04.01.', '2027-01-04'],
    ['04.01', '2027-01-04'],
    ['KW 1 Mo', '2027-01-04'],
    ['Montag, 1. KW', '2027-01-04'],
    // The weekday shows that the year is another one.
    ['Di. 4.1.', undefined],
    ['29.02.', undefined],
  ])('with the year 2027 in the title, „%s“ is %s', (text, day) => {
    expect(readDay(text, { year: '2027' })).toBe(day)
  })

  test.each([
    ['4.1.', 'Dem Datum „4.1.“ fehlt das Jahr.'],
    ['KW 2 Mi', 'Dem Datum „KW 2 Mi“ fehlt das Jahr.'],
    ['KW 2/2027', '„KW 2/2027“ nennt eine Woche, aber keinen Tag.'],
    ['bald', '„bald“ ist kein Datum.'],
    ['04.01.2027 evtl.', 'Was in „04.01.2027 evtl.“ neben dem Datum steht, kennt der Einleser nicht.'],
  ])('the error for „%s“ is: %s', (text, satz) => {
    expect(noDay(text)).toBe(satz)
  })

  test('a weekday of another day is asked about, and refused if the year is that of the title', () => {
    const days = dayReader({ year: '2027' }, BW)
    const [[written, short] = []] = cellsOf('Mi, 04.01.2027', 'Mi 4.1.')
    if (!written || !short) throw new Error('There are two cells.')
    expect(days.inCell(written, undefined).days).toMatchObject([{ datum: '2027-01-04' }])
    expect(days.frage()).toEqual([
      'Wochentag und Datum passen nicht zusammen: „Mi, 04.01.2027“. Stimmt das Datum?',
    ])
    expect(days.inCell(short, undefined)).toEqual({
      days: [],
      faults: ['„Mi 4.1.“ ist kein Mittwoch, sondern ein Montag.'],
    })
  })

  test.each([
    ['07.01.2027, 21.01.2027', ['01-07', '01-21']],
    ['07.01.2027 / 21.01.2027', ['01-07', '01-21']],
    ['07.01.2027 und 21.01.2027', ['01-07', '01-21']],
    ['07.01.2027\n21.01.2027', ['01-07', '01-21']],
    ['Do 07.01.2027 Do 21.01.2027', ['01-07', '01-21']],
    ['2027-01-07 2027-01-21', ['01-07', '01-21']],
    ['2027-01-07; 2027-01-21', ['01-07', '01-21']],
    ['7.1., 21.1.2027', ['01-07', '01-21']],
    ['7.1., 21.1. und 4.2.2027', ['01-07', '01-21', '02-04']],
    ['07.01.2027 (Do)\n21.01.2027 (Do)', ['01-07', '01-21']],
    // The first may be of the year before.
    ['21.12., 4.1.2027', ['01-04']],
    ['07.01.2027, entfällt', []],
  ])('the days of the cell „%s“ are %j', (text, found) => {
    const [[cell] = []] = cellsOf(text)
    if (!cell) throw new Error('There is a cell.')
    expect(
      dayReader({}, BW)
        .inCell(cell, undefined)
        .days.map(({ datum }) => datum.slice(5)),
    ).toEqual(found)
  })
})

describe('W9: the order of day and month is that of the file', () => {
  test.each<[string, readonly string[], readonly (string | undefined)[], boolean]>([
    ['a day above 12 in second place', ['1/5/2027', '1/19/2027'], ['2027-01-05', '2027-01-19'], false],
    ['a day above 12 in first place', ['5/1/2027', '19/1/2027'], ['2027-01-05', '2027-01-19'], false],
    [
      'days of both orders',
      ['1/5/2027', '1/19/2027', '20/1/2027'],
      [undefined, '2027-01-19', '2027-01-20'],
      false,
    ],
    ['no proof', ['1/5/2027', '2/6/2027'], ['2027-05-01', '2027-06-02'], true],
    ['equal numbers, which need none', ['2/2/2027'], ['2027-02-02'], false],
    ['hyphens', ['1-5-2027', '1-19-2027'], ['2027-01-05', '2027-01-19'], false],
    ['dots, which are German', ['1.5.2027', '1/19/2027'], ['2027-05-01', '2027-01-19'], false],
  ])('%s', (_, texts, days, isAsked) => {
    const { manner, frage } = mannerOfDays(cellsOf(...texts), [])
    expect(texts.map(text => readDay(text, manner))).toEqual(days)
    expect(frage !== undefined).toBe(isAsked)
  })

  test('days of both orders, and days without a proof, are told', () => {
    expect(noDay('1/5/2027', { isMixed: true })).toContain('was der Tag und was der Monat ist')
    expect(mannerOfDays(cellsOf('3/4/2027'), []).frage).toBe(
      'Die Datei schreibt Tage wie „3/4/2027“. Gelesen wird zuerst der Tag, dann der Monat: 03.04. Stimmt das?',
    )
  })

  test.each<[string, readonly string[], readonly string[], string | undefined]>([
    ['a title', ['Abfuhrkalender 2027', '7.1.'], [], '2027'],
    ['the name of the sheet', ['7.1.'], ['Plan 2027', 'abfuhr-2026.xlsx'], '2027'],
    ['the name of the file', ['7.1.'], ['', 'abfuhr-2027.csv'], '2027'],
    ['a title of two years, which is no year', ['Abfuhr 2026/2027', '7.1.'], ['abfuhr-2027.csv'], undefined],
    ['a title with the day of its print', ['Abfuhr 2027, Stand 05.11.2026', '7.1.'], [], '2027'],
    ['a title of two years in short', ['Abfuhr 2026/27', '7.1.'], [], undefined],
    ['a day, which is no title', ['07.01.2027', '21.1.'], [], undefined],
    ['a number, which is no title', ['2027'], [], undefined],
  ])('the year of days without one comes from %s', (_, texts, names, year) => {
    expect(mannerOfDays(cellsOf(...texts), names).manner.year).toBe(year)
  })
})

test.each([
  ['2027-01-03T23:00:00.000Z', '2027-01-04'],
  ['2027-07-03T22:00:00Z', '2027-07-04'],
  ['2027-01-04 00:00:00+01:00', '2027-01-04'],
  ['2027-01-04T00:00:00+0100', '2027-01-04'],
])('W4: %s is the day that begins in the town at that moment: %s', (text, day) => {
  expect(readDayAndHour(text)).toMatchObject({ datum: day, zeit: '' })
})
