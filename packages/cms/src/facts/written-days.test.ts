import { WEEKDAYS } from '@rathausplatz/time'
import { expect, test } from 'vitest'
import { dayNear, writtenDays, writtenPeriods } from './written-days.ts'

const said = (text: string) =>
  writtenDays(text).map(({ day, month, year, weekday }) =>
    [weekday === undefined ? '' : WEEKDAYS[weekday], `${day}.${month}.${year ?? ''}`].join(' ').trim(),
  )

test.each<[string, string[]]>([
  ['spätestens am Montag, den 9. Februar 2027, 18.00 Uhr', ['Montag 9.2.2027']],
  ['Die Wahl findet am Sonntag, 8. März 2027 statt.', ['Sonntag 8.3.2027']],
  ['Mo., 30.11.2026, und Di 1.12.2026', ['Montag 30.11.2026', 'Dienstag 1.12.2026']],
  ['am 14.12.26 um 18 Uhr', ['14.12.2026']],
  ['am 14.12. 18 Uhr', ['14.12.']],
  ['am 14.12. um 18.30 Uhr', ['14.12.']],
  ['14. Dez. 2026 (Montag)', ['Montag 14.12.2026']],
  ['Sonnabend, dem 5. Dezember 2026', ['Samstag 5.12.2026']],
  ['vom Montag, 14.12., bis Freitag, den 15.01.2027', ['Montag 14.12.2026', 'Freitag 15.1.2027']],
  ['am 5.12., 12.12. und 19.12.2026', ['5.12.2026', '12.12.2026', '19.12.2026']],
  ['vom 31. Dezember bis zum 2. Januar 2027', ['31.12.2026', '2.1.2027']],
  ['Am 5. Mai trafen wir uns. Heute ist der 6. Mai 2027.', ['5.5.', '6.5.2027']],
  ['jeden Montag, 7.12.2026 bis 1.2.2027', ['7.12.2026', '1.2.2027']],
  ['von Freitag bis Sonntag, 4.12.2026', ['4.12.2026']],
  ['in der Nacht von Freitag auf Samstag, 4.12.2026', ['4.12.2026']],
  ['so 12.12.2026, Mofa 1.2.2027', ['12.12.2026', '1.2.2027']],
  ['montags, 7.12.2026', ['7.12.2026']],
  ['31. November 2026', ['31.11.2026']],
  ['Az. 621.41.12.2026, Seite 12.5, 3.500 Euro, 1. Maiglöckchen, IP 10.12.14.16', []],
  ['Sprechstunde Di 16.00. Danach ist zu.', []],
  ['Mo 8.30. Di 9.00. Mi 13.45.', []],
  ['Di 16.00. und am 1.12.2026', ['1.12.2026']],
  ['am 12.13.2026', ['12.13.2026']],
  ['Am Samstag, 12.12. 1500 Kerzen leuchten', ['Samstag 12.12.']],
  ['Am Samstag, 12.12. 2000 Kerzen leuchten', ['Samstag 12.12.']],
  ['Am 12. Dezember 1500 Kerzen leuchten', ['12.12.']],
  ['Am 12. Dezember 2000 Kerzen leuchten', ['12.12.']],
  ['Samstag, 12. Dezember 2026 Marktplatz', ['Samstag 12.12.2026']],
  ['am 3. Mai 1848 gegründet', ['3.5.1848']],
  ['am 12.12. 2026 um 18 Uhr', ['12.12.2026']],
  ['am 12.12. 2026 (Samstag)', ['Samstag 12.12.2026']],
  ['Sa + So 5.12.2026', ['5.12.2026']],
  ['Sa / So, 5.12.2026', ['5.12.2026']],
  ['Sa. & So. 5.12.2026', ['5.12.2026']],
  ['Samstag sowie Sonntag, 5.12.2026', ['5.12.2026']],
  ['Samstag und am Sonntag, 5.12.2026', ['5.12.2026']],
  ['Montag bis einschließlich Freitag, 7.12.2026', ['7.12.2026']],
  ['Donnerstag bis einschließlich den Sonnabend, 7.12.2026', ['7.12.2026']],
  ['am Samstag, 5.12., sowie Sonntag, 6.12.2026', ['Samstag 5.12.2026', 'Sonntag 6.12.2026']],
  ['Sa 5.12. + So 6.12.2026', ['Samstag 5.12.2026', 'Sonntag 6.12.2026']],
  ['12. Klasse, 3. Obergeschoss, 14. und 15. Woche', []],
])('P19: the dates in „%s“ are read: %j', (text, days) => {
  expect(said(text)).toEqual(days)
})

test.each<[string, string[]]>([
  ['liegt vom 14.12.2026 bis einschließlich 15.01.2027 aus', ['14.12.2026 15.1.2027']],
  ['vom 7. bis zum 30. Dezember 2026', ['7.12.2026 30.12.2026']],
  ['7.–30.12.2026', ['7.12.2026 30.12.2026']],
  ['von Montag, 7. Dezember, bis Freitag, den 15. Januar 2027', ['7.12.2026 15.1.2027']],
  ['07.12.2026 - 08.01.2027', ['7.12.2026 8.1.2027']],
  ['am 7.12.2026 und am 8.12.2026', []],
  ['am 7.12.2026', []],
])('P19: the periods in „%s“ are read: %j', (text, periods) => {
  const read = writtenPeriods(text, writtenDays(text))
  expect(
    read.map(({ first, last }) =>
      [first, last].map(({ day, month, year }) => `${day}.${month}.${year}`).join(' '),
    ),
  ).toEqual(periods)
})

test.each([
  ['am 2. Januar', '2026-12-30', '2027-01-02'],
  ['am 30. Dezember', '2027-01-02', '2026-12-30'],
  ['am 2. Januar 2020', '2026-12-30', '2020-01-02'],
])('P19: %s, near %s, is %s', (text, near, day) => {
  const [written] = writtenDays(text)
  expect(written && dayNear(written, near)).toBe(day)
})
