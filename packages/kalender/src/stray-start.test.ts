import type { Serie, Wochentag } from '@rathausplatz/contract'
import { expect, test } from 'vitest'
import { strayStart } from './stray-start.ts'

const weekly = (...wochentage: Wochentag[]): Partial<Serie> => ({
  regel: { art: 'WOECHENTLICH', abstand: 1, wochentage },
  anzahl: 8,
})
const said = (day: string, more: Partial<Serie>) =>
  strayStart({
    datum_von: `${day}T14:30:00+01:00`,
    serie: { zusatztermine: [], ausfalltermine: [], ...more },
  })

test.each<[string, Partial<Serie>, string | undefined]>([
  ['2026-12-03', weekly('MITTWOCH'), 'Der 03.12.2026 ist ein Donnerstag und gehört nicht zur Reihe.'],
  ['2026-12-06', weekly('MONTAG', 'FREITAG'), 'Der 06.12.2026 ist ein Sonntag und gehört nicht zur Reihe.'],
  [
    '2026-12-03',
    { regel: { art: 'MONATLICH_AM_TAG', abstand: 1, tag: 4 }, anzahl: 3 },
    'Der 03.12.2026 ist ein Donnerstag und gehört nicht zur Reihe.',
  ],
  [
    '2026-12-03',
    {
      regel: { art: 'MONATLICH_AM_WOCHENTAG', abstand: 1, woche: 2, wochentag: 'DONNERSTAG' },
      bis: '2027-06-01',
    },
    'Der 03.12.2026 ist ein Donnerstag und gehört nicht zur Reihe.',
  ],
  ['2026-12-03', weekly('DONNERSTAG'), undefined],
  ['2026-12-03', weekly('MITTWOCH', 'DONNERSTAG'), undefined],
  ['2026-12-03', { ...weekly('MITTWOCH'), zusatztermine: [{ tag: '2026-12-03' }] }, undefined],
  ['2026-12-03', { ...weekly('DONNERSTAG'), ausfalltermine: [{ tag: '2026-12-03', grund: '' }] }, undefined],
  ['2026-12-03', { zusatztermine: [{ tag: '2026-12-09' }] }, undefined],
  // A rule without a date is told elsewhere.
  ['2026-12-03', { ...weekly('MITTWOCH'), bis: '2026-12-01' }, undefined],
])('P6: an event from %s on with %j: %s', (day, more, words) => {
  expect(said(day, more)).toBe(words)
})

test('P6: an event without a series has no stray start', () => {
  expect(strayStart({ datum_von: '2026-12-03T14:30:00+01:00' })).toBeUndefined()
})
