import { expect, test } from 'vitest'
import { render, texts } from '../testing/render-example.tsx'

const context = { titel: 'Adventsmarkt', datum_von: '2026-11-28T14:00:00+01:00' }
const facts = (changes: object) =>
  texts(render('veranstaltung', { context: { ...context, ...changes } }), 'dd')

test("Spec §9: an event says its day DD.MM.yyyy and its time with ' Uhr'", () => {
  expect(facts({})).toEqual(['Samstag, 28.11.2026, 14:00 Uhr'])
})

test('An event that ends on the same day says only the time of its end', () => {
  expect(facts({ datum_bis: '2026-11-28T20:00:00+01:00' })).toEqual([
    'Samstag, 28.11.2026, 14:00 Uhr bis 20:00 Uhr',
  ])
})

test('An event that ends on another day says that day too', () => {
  expect(facts({ datum_bis: '2026-11-29T20:00:00+01:00' })).toEqual([
    'Samstag, 28.11.2026, 14:00 Uhr bis Sonntag, 29.11.2026, 20:00 Uhr',
  ])
})

test('An event says its place and all its categories', () => {
  expect(
    facts({ ort: 'Marktplatz', rubriken: [{ rubrik: 'Markt' }, { rubrik: 'Familie' }] }).slice(1),
  ).toEqual(['Marktplatz', 'Markt, Familie'])
})
