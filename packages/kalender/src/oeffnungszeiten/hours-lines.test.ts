import { expect, test } from 'vitest'
import { dayLabel } from './day-types.ts'
import { hoursHeadings, hoursLines } from './hours-lines.ts'

test.each([
  ['MONTAG', 'Montag'],
  ['DIENSTAG', 'Dienstag'],
  ['MITTWOCH', 'Mittwoch'],
  ['DONNERSTAG', 'Donnerstag'],
  ['FREITAG', 'Freitag'],
  ['SAMSTAG', 'Samstag'],
  ['SONNTAG', 'Sonntag'],
  ['ARBEITSTAG_MO_FR', 'Montag bis Freitag'],
])('The day type %s reads %s', (tagestyp, label) => {
  expect(dayLabel(tagestyp)).toBe(label)
})

test.each(['ARBEITSTAG_MO_SA', 'FEIERTAG', 'montag', '', 'toString', 'constructor', '__proto__'])(
  "Spec §8: the unknown day type %j reads 'Montag bis Samstag'",
  tagestyp => {
    expect(dayLabel(tagestyp)).toBe('Montag bis Samstag')
  },
)

test('Days with the same hours share a line, in the order given', () => {
  const lines = hoursLines([
    { tagestyp: 'ARBEITSTAG_MO_FR', beginn: '08:30', ende: '12:00' },
    { tagestyp: 'DIENSTAG', beginn: '15:00', ende: '17:30' },
    { tagestyp: 'DONNERSTAG', beginn: '15:00', ende: '17:30' },
  ])
  expect(lines).toEqual([
    { days: 'Montag bis Freitag', times: '08:30–12:00 Uhr' },
    { days: 'Dienstag und Donnerstag', times: '15:00–17:30 Uhr' },
  ])
})

test('Three days with the same hours are listed with a comma and "und"', () => {
  const at = (tagestyp: string) => ({ tagestyp, beginn: '10:00', ende: '12:00' })
  expect(hoursLines(['MONTAG', 'MITTWOCH', 'SAMSTAG'].map(at))).toEqual([
    { days: 'Montag, Mittwoch und Samstag', times: '10:00–12:00 Uhr' },
  ])
  expect(hoursLines([])).toEqual([])
})

test('Three or more days in a row are joined with "bis", and no day is named twice', () => {
  const at = (tagestyp: string) => ({ tagestyp, beginn: '10:00', ende: '18:00' })
  const days = (...names: string[]) => hoursLines(names.map(at)).map(({ days }) => days)
  expect(days('MONTAG', 'DIENSTAG', 'MITTWOCH', 'DONNERSTAG')).toEqual(['Montag bis Donnerstag'])
  expect(days('ARBEITSTAG_MO_FR', 'SAMSTAG')).toEqual(['Montag bis Samstag'])
  expect(days('SONNTAG', 'DIENSTAG', 'SAMSTAG', 'DIENSTAG')).toEqual(['Dienstag, Samstag und Sonntag'])
  expect(days('ARBEITSTAG_MO_FR', 'SONNTAG', 'SAMSTAG')).toEqual(['Montag bis Sonntag'])
})

test('Several spans on exactly the same days share a line', () => {
  const twice = ['DIENSTAG', 'DONNERSTAG'].flatMap(tagestyp => [
    { tagestyp, beginn: '08:30', ende: '12:00' },
    { tagestyp, beginn: '15:00', ende: '17:30' },
  ])
  expect(hoursLines(twice)).toEqual([
    { days: 'Dienstag und Donnerstag', times: '08:30–12:00 und 15:00–17:30 Uhr' },
  ])
})

test('Each of the three kinds of hours has its heading (spec §3)', () => {
  expect(hoursHeadings).toEqual({
    ALLGEMEINE_OEFFNUNGSZEIT: 'Öffnungszeiten',
    SERVICEZEIT: 'Servicezeiten',
    TELEFONISCHE_ERREICHBARKEIT: 'Telefonische Erreichbarkeit',
  })
})

test("Midweek rule: if Monday, Tuesday, Thursday and Friday have times and Wednesday has none, Wednesday is 'geschlossen'", () => {
  const days = (...names: string[]) => names.map(tagestyp => ({ tagestyp, beginn: '08:00', ende: '12:00' }))
  const closed = { days: 'Mittwoch', times: 'geschlossen' }
  expect(hoursLines(days('MONTAG', 'DIENSTAG', 'DONNERSTAG', 'FREITAG'))).toContainEqual(closed)
  expect(hoursLines(days('MONTAG', 'DIENSTAG', 'MITTWOCH', 'DONNERSTAG', 'FREITAG'))).not.toContainEqual(
    closed,
  )
  expect(hoursLines(days('MONTAG', 'DIENSTAG', 'DONNERSTAG'))).not.toContainEqual(closed)
  expect(hoursLines(days('ARBEITSTAG_MO_FR', 'DIENSTAG'))).not.toContainEqual(closed)
  expect(hoursLines(days('WERKTAG'))).not.toContainEqual(closed)
})
