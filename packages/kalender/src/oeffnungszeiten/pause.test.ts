import { expect, test } from 'vitest'
import { hoursHeading } from './pause.ts'
import { deviation, hours, times, townHall } from './testing.ts'

const winter = deviation('2026-09-14T00:00:00+02:00', '2027-05-08T00:00:00+02:00', { zusatz: 'Winterpause' })
const pool = hours(times('SAMSTAG 09:00 19:00'), { abweichendeZeiten: [winter] })
const on = (day: string) => new Date(`${day}T12:00:00+02:00`)

test('E1: while a house is closed for a season, the heading names the day from which the hours hold', () => {
  expect(hoursHeading(pool, on('2026-11-21'))).toBe('Öffnungszeiten ab 08.05.2027')
  expect(hoursHeading(pool, on('2026-11-21'), 'Sekretariat')).toBe('Sekretariat ab 08.05.2027')
})

test('Before and after a long closing, and in a closing of a few days, the heading names no day', () => {
  expect(hoursHeading(pool, on('2026-09-13'))).toBe('Öffnungszeiten')
  expect(hoursHeading(pool, on('2027-05-08'))).toBe('Öffnungszeiten')
  const christmas = deviation('2026-12-24T00:00:00+01:00', '2027-01-02T00:00:00+01:00')
  expect(hoursHeading(hours(townHall, { abweichendeZeiten: [christmas] }), on('2026-12-28'))).toBe(
    'Öffnungszeiten',
  )
})

test('During a long deviation with other hours, the heading names no day', () => {
  const summer = deviation('2027-08-01T00:00:00+02:00', '2027-09-01T00:00:00+02:00', {
    zeiten: times('MONTAG 10:00 12:00'),
  })
  expect(hoursHeading(hours(townHall, { abweichendeZeiten: [summer] }), on('2027-08-03'))).toBe(
    'Öffnungszeiten',
  )
})
