import { records } from '@rathausplatz/contract/records'
import { expect, test } from 'vitest'
import { subjectOf } from './places.ts'
import { seriesStartFindings } from './series-start.ts'

const event = (day: string, more: object = {}) => ({
  datum_von: `${day}T14:30:00+01:00`,
  serie: { regel: { art: 'WOECHENTLICH', wochentage: ['MITTWOCH'] }, anzahl: 8, ...more },
})
const said = (now: object, before?: object) =>
  seriesStartFindings(subjectOf(records.veranstaltung, now), before).map(({ satz }) => satz)
const STRAY = 'Der 03.12.2026 ist ein Donnerstag und gehört nicht zur Reihe.'

test('P6: a first day that is none of the series is told, unless it is public so already', () => {
  expect(said(event('2026-12-03'))).toEqual([STRAY])
  expect(said(event('2026-12-03'), event('2026-12-02'))).toEqual([STRAY])
  expect(said(event('2026-12-03'), event('2026-12-03', { anzahl: 9 }))).toEqual([STRAY])
  expect(said(event('2026-12-03'), event('2026-12-03'))).toEqual([])
  expect(said(event('2026-12-02'))).toEqual([])
})

test.each([{}, { serie: null }, { datum_von: 'x', serie: event('').serie }, { serie: 7, datum_von: 7 }])(
  'P6: %j has no such day',
  typed => {
    expect(said(typed)).toEqual([])
  },
)
