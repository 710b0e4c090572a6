import { expect, test } from 'vitest'
import { demoAbfall } from './abfall.ts'
import { holidays } from './calendar.ts'
import { demoRecords } from './records.ts'

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
        expect([tour.name, datum, holidays.on(datum)]).toEqual([tour.name, datum, undefined])
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

/** Yields every postal address in a content. */
function* addresses(value: unknown): Generator<{ street: string; city: string }> {
  if (Array.isArray(value)) for (const item of value) yield* addresses(item)
  else if (typeof value === 'object' && value !== null) {
    const { street, city } = value as { street?: unknown; city?: unknown }
    if (typeof street === 'string' && street && typeof city === 'string') yield { street, city }
    for (const item of Object.values(value)) yield* addresses(item)
  }
}

test('P16: every address in the town lies in a street of its village', () => {
  const heute = new Date('2026-11-20T09:00:00Z')
  const streets = new Set(demoAbfall(heute).orte.map(({ ort, strasse }) => `${strasse}, ${ort}`))
  const unknown = demoRecords(heute).flatMap(({ name, data }) =>
    [...addresses(data)]
      // An office of the state has its address in the capital.
      .filter(({ city }) => /^Rebenau(?:-|$)/.test(city))
      .map(({ street, city }) => ({
        strasse: street.replace(/\s\d.*$/, ''),
        ort: /^Rebenau-(.*)$/.exec(city)?.[1] ?? 'Kernstadt',
      }))
      .filter(({ strasse, ort }) => !streets.has(`${strasse}, ${ort}`))
      .map(({ strasse, ort }) => `${name}: ${strasse}, ${ort}`),
  )
  expect(unknown).toEqual([])
})
