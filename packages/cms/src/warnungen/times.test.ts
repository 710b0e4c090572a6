import { expect, test } from 'vitest'
import { detailOf, entryOf, featureOf } from './testing/told-by-services.ts'
import { warnedTown } from './testing/warned-town.ts'
import { endOf, momentOf, possibleTimes } from './times.ts'

test.each([
  ['2026-12-01T00:00:00', '2026-11-30T23:00:00.000Z'],
  ['2026-12-01 00:00', '2026-11-30T23:00:00.000Z'],
  ['2026-07-01T12:00:00', '2026-07-01T10:00:00.000Z'],
  ['2026-12-01T00:00:00Z', '2026-12-01T00:00:00.000Z'],
  ['2026-12-01T00:00:00+01:00', '2026-11-30T23:00:00.000Z'],
  ['2026-12-01T00:00:00-01:00', '2026-12-01T01:00:00.000Z'],
  ['2026-12-01T00:00:00+0100', '2026-11-30T23:00:00.000Z'],
  [' 2026-12-01T00:00:00 ', '2026-11-30T23:00:00.000Z'],
  ['30.11.2026 12:00', '2026-11-30T11:00:00.000Z'],
  ['30.11.2026, 12.00 Uhr', '2026-11-30T11:00:00.000Z'],
  ['2026-12-01', '2026-11-30T23:00:00.000Z'],
  ['Mon, 30 Nov 2026 12:00:00 GMT', '2026-11-30T12:00:00.000Z'],
  ['Nov 30 2026 12:00', null],
  [1_796_036_400_000, '2026-11-30T11:00:00.000Z'],
  ['vorhin', null],
  ['', null],
  [null, null],
  ['1999-12-31T00:00:00Z', null],
  ['9999-12-31T23:59:59Z', null],
  ['2026-13-45T00:00:00', null],
])('N5: the time %j is %j', (given, moment) => {
  expect(momentOf(given)).toBe(moment)
})

test('N5: a day without a time ends with its last moment', () => {
  expect(['2026-12-01', '01.12.2026'].map(endOf)).toEqual([
    '2026-12-01T22:59:59.000Z',
    '2026-12-01T22:59:59.000Z',
  ])
})

/** Hours of one day, in which the service is read at noon; `+1` is the next day. */
const at = (hour: string | null): string | null =>
  hour && (hour.length > 5 ? `${hour}T12:00:00.000Z` : `2026-11-20T${hour}:00.000Z`)

test.each<
  [sent: string | null, begin: string | null, end: string | null, beginn: string | null, bis: string | null]
>([
  ['11:00', '12:00', '18:00', '12:00', '18:00'],
  ['11:00', '18:00', '17:00', null, '17:00'],
  ['11:00', '17:00', '17:00', null, '17:00'],
  ['11:00', null, '10:00', null, null],
  ['11:00', '12:00', '10:00', '12:00', null],
  ['11:00', null, '11:00', null, '11:00'],
  [null, null, '10:00', null, '10:00'],
  ['2026-11-21', null, '13:00', null, '13:00'],
  ['11:00', null, '2099-12-31', null, null],
  ['11:00', '2099-12-30', '2099-12-31', null, null],
  ['11:00', '2099-12-30', '18:00', null, '18:00'],
  ['11:00', '12:00', null, '12:00', null],
  ['11:00', null, '2027-11-20', null, '2027-11-20'],
  ['11:00', null, null, null, null],
])('N5: sent %j, from %j until %j applies from %j until %j', (sent, begin, end, beginn, bis) => {
  const times = possibleTimes(
    { gesendet: at(sent), beginn: at(begin), bis: at(end) },
    '2026-11-20T12:00:00.000Z',
  )
  expect([times.beginn, times.bis]).toEqual([at(beginn), at(bis)])
})

test('N5: impossible times are left out, and hide no warning', async () => {
  const town = await warnedTown()
  town.dashboard = [entryOf('mow.1', 'A'), entryOf('mow.2', 'B')]
  town.details['mow.1'] = detailOf(
    'mow.1',
    {},
    { headline: 'A', onset: '2026-11-20T15:20:00', expires: '2026-11-20T14:20:00' },
  )
  town.details['mow.2'] = detailOf('mow.2', {}, { headline: 'B', expires: '2026-11-20T10:00:00+01:00' })
  town.features = [featureOf({ ONSET: '2026-11-20T19:00:00Z', EXPIRES: '2026-11-20T18:00:00Z' })]
  await town.listen()
  expect(
    (await town.told()).map(({ titel, beginn, bis }) => [titel.slice(0, 1), beginn, bis]).toSorted(),
  ).toEqual([
    ['A', null, '2026-11-20T13:20:00.000Z'],
    ['A', null, '2026-11-20T18:00:00.000Z'],
    ['B', null, null],
  ])
})
