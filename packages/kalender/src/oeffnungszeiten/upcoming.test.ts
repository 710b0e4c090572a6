import { expect, it } from 'vitest'
import { BW } from '../testing.ts'
import { deviation, hours, times, townHall } from './testing.ts'
import { upcomingDeviations } from './upcoming.ts'

const now = new Date('2026-11-20T12:00:00+01:00')
const christmas = deviation('2026-12-24T00:00:00+01:00', '2027-01-02T00:00:00+01:00', {
  zusatz: 'Weihnachtsruhe',
})

it('lists current deviations and those of the next eight weeks, with the holidays that close the doors', () => {
  const outing = deviation('2026-11-27T12:00:00+01:00', '2026-11-28T00:00:00+01:00', {
    zusatz: 'Betriebsausflug',
  })
  const past = deviation('2026-11-01T00:00:00+01:00', '2026-11-20T12:00:00+01:00')
  const far = deviation('2027-02-01T00:00:00+01:00', '2027-02-02T00:00:00+01:00')
  const list = hours(townHall, { abweichendeZeiten: [christmas, far, past, outing] })
  expect(upcomingDeviations([list], now, BW)).toEqual([
    { zeitraum: 'Freitag, 27.11.2026, ab 12:00 Uhr', grund: 'Betriebsausflug', zeiten: 'geschlossen' },
    { zeitraum: '24.12.2026 bis 01.01.2027', grund: 'Weihnachtsruhe', zeiten: 'geschlossen' },
    { zeitraum: 'Mittwoch, 06.01.2027', grund: 'Heilige Drei Könige', zeiten: 'geschlossen' },
  ])
})

it('lists one day on which telephone and doors are closed once, as closed doors', () => {
  const phone = hours(townHall, { typ: 'TELEFONISCHE_ERREICHBARKEIT', abweichendeZeiten: [christmas] })
  const doors = hours(townHall, { abweichendeZeiten: [christmas] })
  expect(upcomingDeviations([phone, doors], now, BW).map(({ zeiten }) => zeiten)).toEqual([
    'geschlossen',
    'geschlossen',
  ])
  expect(upcomingDeviations([phone], now, BW)[0]?.zeiten).toBe('telefonisch nicht erreichbar')
})

it('gives other hours, and the times of a deviation that does not last whole days', () => {
  const list = hours(townHall, {
    anFeiertagen: 'WIE_IMMER',
    abweichendeZeiten: [
      deviation('2026-11-23T00:00:00+01:00', '2026-11-28T00:00:00+01:00', {
        zusatz: 'Inventur',
        zeiten: times('MONTAG DIENSTAG 09:00 11:00'),
      }),
      deviation('2026-12-01T10:00:00+01:00', '2026-12-01T11:00:00+01:00'),
      deviation('2026-12-03T00:00:00+01:00', '2026-12-03T10:00:00+01:00'),
      deviation('2026-12-05T00:00:00+01:00', '2026-12-06T00:00:00+01:00', {
        zeiten: times('SAMSTAG 09:00 11:30'),
      }),
      deviation('2026-12-07T12:00:00+01:00', '2026-12-09T10:00:00+01:00'),
    ],
  })
  expect(upcomingDeviations([list], now, BW).map(({ zeitraum, zeiten }) => `${zeitraum}: ${zeiten}`)).toEqual(
    [
      '23.11.2026 bis 27.11.2026: Montag und Dienstag 09:00–11:00 Uhr',
      'Dienstag, 01.12.2026, 10:00–11:00 Uhr: geschlossen',
      'Donnerstag, 03.12.2026, bis 10:00 Uhr: geschlossen',
      'Samstag, 05.12.2026: 09:00–11:30 Uhr',
      '07.12.2026, 12:00 Uhr, bis 09.12.2026, 10:00 Uhr: geschlossen',
    ],
  )
})

it('leaves out holidays that change nothing', () => {
  expect(upcomingDeviations([hours(times('DIENSTAG 10:00 18:00'))], now, BW)).toEqual([])
})

const day = (iso: string) => `${iso}T00:00:00+01:00`
const nine = times('MONTAG DIENSTAG MITTWOCH DONNERSTAG SONNTAG 09:00 12:00')
const CLOSED = '24.12.2026 bis 01.01.2027'

it.each<[string, ReturnType<typeof deviation>[], string]>([
  ['one day', [deviation(day('2026-12-28'), day('2026-12-29'), { zeiten: nine })], ', außer 28.12.2026'],
  [
    'two days one after the other',
    [
      deviation(day('2026-12-27'), day('2026-12-28'), { zeiten: nine }),
      deviation(day('2026-12-28'), day('2026-12-29'), { zeiten: nine }),
    ],
    ', außer 27.12.2026 bis 28.12.2026',
  ],
  [
    'two days apart',
    [
      deviation(day('2026-12-28'), day('2026-12-29'), { zeiten: nine }),
      deviation(day('2026-12-30'), day('2026-12-31'), { zeiten: nine }),
    ],
    ', außer 28.12.2026 und 30.12.2026',
  ],
  [
    'three days apart',
    [
      deviation(day('2026-12-27'), day('2026-12-28'), { zeiten: nine }),
      deviation(day('2026-12-29'), day('2026-12-30'), { zeiten: nine }),
      deviation(day('2026-12-31'), day('2027-01-01'), { zeiten: nine }),
    ],
    ', außer 27.12.2026, 29.12.2026 und 31.12.2026',
  ],
  [
    'a period',
    [deviation(day('2026-12-28'), day('2026-12-31'), { zeiten: nine })],
    ', außer 28.12.2026 bis 30.12.2026',
  ],
  [
    'a part of a day',
    [deviation('2026-12-28T09:00:00+01:00', '2026-12-28T12:00:00+01:00', { zeiten: nine })],
    ', außer 28.12.2026 09:00–12:00 Uhr',
  ],
  [
    'an afternoon',
    [deviation('2026-12-28T12:00:00+01:00', day('2026-12-29'), { zeiten: nine })],
    ', außer 28.12.2026 ab 12:00 Uhr',
  ],
  [
    'a morning',
    [deviation(day('2026-12-28'), '2026-12-28T12:00:00+01:00', { zeiten: nine })],
    ', außer 28.12.2026 bis 12:00 Uhr',
  ],
  [
    'a shorter period that goes on after it',
    [deviation(day('2026-12-31'), day('2027-01-05'), { zeiten: nine })],
    ', außer 31.12.2026 bis 01.01.2027',
  ],
  ['a shorter closing', [deviation(day('2026-12-28'), day('2026-12-29'))], ''],
  ['a day beside it', [deviation(day('2027-01-04'), day('2027-01-05'), { zeiten: nine })], ''],
  ['a longer period around it', [deviation(day('2026-12-01'), day('2027-01-31'), { zeiten: nine })], ''],
])('P3: within a closing, %s is named as an exception', (_, others, except) => {
  const list = hours(townHall, { abweichendeZeiten: [christmas, ...others] })
  const said = upcomingDeviations([list], now, BW).map(({ zeitraum }) => zeitraum)
  expect(said.filter(one => one.startsWith(CLOSED))).toEqual([CLOSED + except])
})
