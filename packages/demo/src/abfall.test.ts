import { feiertagAm } from '@rathausplatz/kalender'
import { expect, test } from 'vitest'
import { demoAbfall } from './abfall.ts'

test.each(['2024-02-29', '2026-11-25', '2027-06-01', '2031-12-31'])(
  'on %s, tours have known streets and no single collections on holidays, and every street has all four bins',
  day => {
    const { orte, touren, arten } = demoAbfall(new Date(`${day}T12:00:00Z`))
    const names = orte.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    for (const tour of touren) {
      expect(arten.map(({ fraktion }) => fraktion)).toContain(tour.fraktion)
      expect(tour.orte.filter(name => !names.includes(name))).toEqual([])
      for (const { datum } of tour.einzeln ?? [])
        expect([tour.name, datum, feiertagAm(datum)]).toEqual([tour.name, datum, undefined])
    }
    // Exactly one usual tour for each of the four bins comes to every street.
    for (const name of names)
      for (const fraktion of ['restmuell', 'biomuell', 'papier', 'gelb'])
        expect(
          touren.filter(tour => !tour.variante && tour.fraktion === fraktion && tour.orte.includes(name)),
          name,
        ).toHaveLength(1)
  },
)
