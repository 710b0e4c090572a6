import { records } from '@rathausplatz/contract/records'
import { expect, test } from 'vitest'
import { eventLengthFindings } from './event-length.ts'
import { subjectOf } from './places.ts'

const event = (von: string, bis: string, more: object = {}) => ({
  datum_von: `${von}:00+01:00`,
  datum_bis: `${bis}:00+01:00`,
  ...more,
})
const found = (now: object, before?: object) =>
  eventLengthFindings(subjectOf(records.veranstaltung, now), before)

test('P6: a beginning that was moved alone is asked about, with the day of the end that goes along', () => {
  const before = event('2027-11-27T14:00', '2027-11-28T20:00')
  expect(found(event('2026-12-12T11:00', '2027-11-28T20:00'), before)).toEqual([
    {
      gewicht: 'hinweis',
      regel: 'datum-dauer',
      feld: 'datum_bis',
      satz: 'Die Veranstaltung dauert 351 Tage, bisher waren es 30 Stunden. Stimmt das Ende?',
      rat: 'Der Beginn ist verschoben, das Ende nicht. Geht es mit, ist es am 13.12.2026.',
    },
  ])
})

const EVENING = event('2026-12-12T19:00', '2026-12-12T22:00')
const WEEKEND = event('2026-12-11T10:00', '2026-12-13T18:00')
const EXHIBITION = event('2026-12-01T10:00', '2027-03-01T18:00')

test.each<[string, object, object | undefined]>([
  ['an evening begins a day earlier', event('2026-12-11T19:00', '2026-12-12T22:00'), EVENING],
  ['an evening begins a week earlier', event('2026-12-05T19:00', '2026-12-12T22:00'), EVENING],
  ['a weekend begins in November', event('2026-11-11T10:00', '2026-12-13T18:00'), WEEKEND],
  ['an exhibition begins a year earlier', event('2025-12-01T10:00', '2027-03-01T18:00'), EXHIBITION],
  ['an evening ends in the next year', event('2026-12-12T19:00', '2027-12-12T22:00'), EVENING],
  [
    'an evening moved by a week ends in the next year',
    event('2026-12-19T19:00', '2027-12-19T22:00'),
    EVENING,
  ],
  ['a new event ends in the next year', event('2026-12-12T11:00', '2027-12-13T20:00'), undefined],
  [
    'a whole day begins a week earlier',
    event('2026-12-05T00:00', '2026-12-12T23:59', { ganztaegig: true }),
    event('2026-12-12T00:00', '2026-12-12T23:59', { ganztaegig: true }),
  ],
])('P6: %s: it is asked about', (_what, now, before) => {
  expect(found(now, before)).toHaveLength(1)
})

test.each<[string, object, object | undefined]>([
  ['both were moved', event('2026-12-19T19:00', '2026-12-19T22:00'), EVENING],
  ['an evening begins an hour earlier', event('2026-12-12T10:00', '2026-12-12T22:00'), EVENING],
  ['a weekend begins a day earlier', event('2026-12-10T10:00', '2026-12-13T18:00'), WEEKEND],
  ['an evening becomes a week, with a new end', event('2026-12-12T19:00', '2026-12-19T22:00'), EVENING],
  ['an exhibition begins a month earlier', event('2026-11-01T10:00', '2027-03-01T18:00'), EXHIBITION],
  ['a new exhibition lasts for months', EXHIBITION, undefined],
  [
    'a public exhibition stays',
    event('2026-01-01T10:00', '2027-03-01T18:00'),
    event('2026-01-01T10:00', '2027-03-01T18:00'),
  ],
  ['the beginning is later', event('2026-12-13T10:00', '2026-12-13T18:00'), WEEKEND],
  ['the end is before the beginning', event('2026-12-13T10:00', '2026-12-12T18:00'), WEEKEND],
  [
    'a whole day becomes two',
    event('2026-12-11T00:00', '2026-12-12T23:59', { ganztaegig: true }),
    event('2026-12-12T00:00', '2026-12-12T23:59', { ganztaegig: true }),
  ],
  ['there is no end', { datum_von: '2026-12-12T19:00:00+01:00' }, EVENING],
  ['the values are no dates', { datum_von: 7, datum_bis: 'morgen' }, { datum_von: [] }],
])('P6: %s: it is not asked about', (_what, now, before) => {
  expect(found(now, before)).toEqual([])
})
