import { BW } from '@rathausplatz/kalender/testing'
import { expect, test } from 'vitest'
import { datesOf, withDate, withoutDate } from './dates.ts'

const weekly = (more: object = {}) => ({
  regel: { art: 'WOECHENTLICH', abstand: 1, wochentage: ['DONNERSTAG'] },
  anzahl: 4,
  ...more,
})
const event = (serie: unknown) => ({ datum_von: '2026-12-10T18:00:00+01:00', serie })

test('the resulting dates are listed, with their public holidays', () => {
  const found = datesOf(event(weekly({ anzahl: 5 })), BW)
  if (found.state !== 'known') throw new Error(found.said)
  expect(found.said).toBe('5 Termine finden statt.')
  expect(found.dates.map(({ termin, feiertag }) => [termin, feiertag])).toEqual([
    ['2026-12-10', undefined],
    ['2026-12-17', undefined],
    ['2026-12-24', undefined],
    ['2026-12-31', undefined],
    ['2027-01-07', undefined],
  ])
  const christmas = datesOf(event({ zusatztermine: [{ tag: '2026-12-25' }] }), BW)
  expect(christmas.state === 'known' && christmas.dates.at(-1)).toMatchObject({
    feiertag: '1. Weihnachtsfeiertag',
    isAdded: true,
  })
})

test('P6: a first day that is none of the series is told with its weekday', () => {
  const wednesdays = { art: 'WOECHENTLICH', abstand: 1, wochentage: ['MITTWOCH'] }
  expect(datesOf(event(weekly({ regel: wednesdays })), BW).said).toBe(
    '4 Termine finden statt. Der 10.12.2026 ist ein Donnerstag und gehört nicht zur Reihe.',
  )
})

test('missing input is named', () => {
  expect(datesOf({ datum_von: '', serie: weekly() }, BW).said).toContain('sobald oben der Beginn')
  expect(datesOf(event({ regel: { art: 'WOECHENTLICH' } }), BW).said).toContain(
    'sobald die Regel vollständig ist',
  )
  expect(datesOf(event({ regel: weekly().regel }), BW).said).toContain('wann die Wiederholung endet')
  for (const strange of [null, 7, 'x', { regel: 3 }])
    expect(datesOf(event(strange), BW).state).toBe('incomplete')
})

test('a date that is cancelled and restored is as before', () => {
  const off = withoutDate(weekly(), '2026-12-24')
  expect(off.ausfalltermine).toEqual([{ tag: '2026-12-24', grund: '' }])
  expect(datesOf(event(off), BW).said).toBe('3 Termine finden statt, einer fällt aus.')
  expect(datesOf(event(withDate(off, '2026-12-24')), BW)).toEqual(datesOf(event(weekly()), BW))
})

test('a date added by hand is removed, not cancelled', () => {
  const more = withDate(weekly(), '2026-12-12')
  expect(more.zusatztermine).toEqual([{ tag: '2026-12-12' }])
  expect(withoutDate(more, '2026-12-12')).toEqual({ ...weekly(), zusatztermine: [] })
})
