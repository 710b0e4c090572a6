import { expect, it } from 'vitest'
import { BW } from '../testing.ts'
import { hoursSpecification } from './hours-specification.ts'
import { deviation, hours, times, townHall } from './testing.ts'

const now = new Date('2026-11-20T12:00:00+01:00')
const brief = (list: readonly object[]) => list.map(one => Object.values(one).slice(1).flat().join(' '))

it('gives the week in the terms of schema.org, without telephone hours', () => {
  const { openingHoursSpecification } = hoursSpecification(
    [hours(townHall), hours(times('SONNTAG 00:00 24:00'), { typ: 'TELEFONISCHE_ERREICHBARKEIT' })],
    now,
    BW,
  )
  expect(openingHoursSpecification).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: '08:30',
      closes: '12:00',
    },
    { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Tuesday'], opens: '15:00', closes: '17:30' },
    { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Thursday'], opens: '15:00', closes: '17:30' },
  ])
})

it('lists holidays and short deviations day by day, with the hours of each day', () => {
  const { specialOpeningHoursSpecification } = hoursSpecification(
    [
      hours(townHall, {
        abweichendeZeiten: [
          deviation('2026-11-26T12:00:00+01:00', '2026-11-27T00:00:00+01:00'),
          deviation('2026-12-31T00:00:00+01:00', '2027-01-01T00:00:00+01:00', {
            zeiten: times('DONNERSTAG 22:00 24:00'),
          }),
        ],
      }),
    ],
    now,
    BW,
  )
  const told = specialOpeningHoursSpecification.map(
    ({ validFrom, validThrough, opens, closes }) => `${validFrom} ${validThrough} ${opens} ${closes}`,
  )
  expect(told.slice(0, 6)).toEqual([
    '2026-11-26 2026-11-26 08:30 12:00',
    '2026-12-25 2026-12-25 00:00 00:00',
    '2026-12-26 2026-12-26 00:00 00:00',
    '2026-12-31 2026-12-31 22:00 23:59',
    '2027-01-01 2027-01-01 00:00 00:00',
    '2027-01-06 2027-01-06 00:00 00:00',
  ])
})

it('gives a winter break as one range', () => {
  const pool = hours(times('ARBEITSTAG_MO_FR SAMSTAG SONNTAG 09:00 20:00'), {
    anFeiertagen: 'WIE_IMMER',
    abweichendeZeiten: [
      deviation('2026-09-14T00:00:00+02:00', '2027-05-08T00:00:00+02:00'),
      deviation('2027-08-01T00:00:00+02:00', '2027-09-01T00:00:00+02:00', {
        zeiten: times('SONNTAG 10:00 24:00'),
      }),
    ],
  })
  expect(brief(hoursSpecification([pool], now, BW).specialOpeningHoursSpecification)).toEqual([
    '00:00 00:00 2026-09-14 2027-05-07',
    'Sunday 10:00 23:59 2027-08-01 2027-08-31',
  ])
})

it('gives service hours if there are no general hours, and nothing without hours', () => {
  const office = hours(times('MONTAG 07:30 12:30'), { typ: 'SERVICEZEIT' })
  expect(hoursSpecification([office], now, BW).openingHoursSpecification).toHaveLength(1)
  expect(hoursSpecification([], now, BW)).toEqual({
    openingHoursSpecification: [],
    specialOpeningHoursSpecification: [],
  })
})

it('names a closing once, if two lists of hours have it', () => {
  const winter = { abweichendeZeiten: [deviation('2026-11-30T00:00:00+01:00', '2027-02-01T00:00:00+01:00')] }
  const day = { abweichendeZeiten: [deviation('2026-12-01T00:00:00+01:00', '2026-12-02T00:00:00+01:00')] }
  const told = (more: object) =>
    brief(
      hoursSpecification(
        [hours(times('MONTAG 08:00 12:00'), more), hours(times('DIENSTAG 14:00 17:00'), more)],
        now,
        BW,
      ).specialOpeningHoursSpecification,
    )
  expect(told(winter).filter(one => one === '00:00 00:00 2026-11-30 2027-01-31')).toHaveLength(1)
  expect(told(day).filter(one => one === '00:00 00:00 2026-12-01 2026-12-01')).toHaveLength(1)
  const same = [hours(times('MONTAG 08:00 12:00')), hours(times('MONTAG 08:00 12:00'))]
  expect(hoursSpecification(same, now, BW).openingHoursSpecification).toHaveLength(1)
})
