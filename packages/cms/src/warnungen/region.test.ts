import { describe, expect, test } from 'vitest'
import { concerns, matchesNothing, type Warnregion } from './region.ts'

const of = (kreis: string, ...gemeinden: string[]): Warnregion => ({
  kreis,
  gemeinden,
  nina: 'https://warnung.example',
  dwd: undefined,
  isOwnNetwork: false,
})
const karlsruhe = (...gemeinden: string[]) => of('082150000000', ...gemeinden)
const bretten = karlsruhe('Bretten', 'Diedelsheim')

describe("N2: a warning in the county's list concerns the town unless all its places are clearly elsewhere", () => {
  test.each<[gebiet: string, schluessel: string[], expected: boolean]>([
    // Only names of places.
    ['Bretten', [], true],
    ['Gemeinde/Stadt: Altwasser, Bretten', [], true],
    ['Stadt Bretten', [], true],
    ['Diedelsheim', [], true],
    ['Bruchsal', [], false],
    ['Stadt Bruchsal', [], false],
    ['Gemeinde/Stadt: Bruchsal, Oberderdingen und Gondelsheim', [], false],
    ['Bruchsal (Landkreis Karlsruhe)', [], false],
    ['Gemeinde Forst', [], false],
    ['Bruchsal, Pforzheim', [], false],
    ['Gemeinde/Stadt: Pforzheim, Mühlacker', [], false],
    ['Gemeinde/Stadt: Karlsruhe, Bruchsal', [], false],
    // The name of a county: alone, in one word, abbreviated; whole states; and no place at all.
    ['Karlsruhe', [], true],
    ['Karlsruhe, Bruchsal', [], true],
    ['Landkreis Karlsruhe', [], true],
    ['Lkr. Karlsruhe', [], true],
    ['LK KA', [], true],
    ['Kreis KA', [], true],
    ['Enzkreis', [], true],
    ['Rhein-Neckar-Kreis, Bruchsal', [], true],
    ['Land Baden-Württemberg', [], true],
    ['Bundesland: Baden-Württemberg', [], true],
    ['bundesweit', [], true],
    ['', [], true],
    // Areas that are not municipalities: rivers, roads, parts, unions, unknown names.
    ['Einzugsgebiet Pfinz, Saalbach und Kraichbach', [], true],
    ['Neckar bei Heidelberg', [], true],
    ['A5 zwischen Bruchsal und Karlsruhe-Nord', [], true],
    ['Verwaltungsgemeinschaft Bruchsal', [], true],
    ['Neustadt', [], true],
    ['Region Karlsruhe', [], true],
    ['Umkreis 10 km um Bruchsal', [], true],
    ['Bruchsal und Umgebung', [], true],
    ['Kreis Karlsruhe ohne Bretten', [], true],
    ['LandkreisKarlsruhe', [], true],
    ['Stutensee; Weingarten (Baden)', [], false],
    ['Brettener Höfe', [], true],
    ['Polygon 17', [], true],
    // Incomplete lists.
    ['Bruchsal, Oberderdingen … und 3392 weitere.', [], true],
    ['Bruchsal, Oberderdingen und 12 weitere', [], true],
    ['Bruchsal, Oberderdingen u.a.', [], true],
    [`${'Bruchsal, '.repeat(90)}Oberder…`, [], true],
    // Only keys.
    ['', ['082150007007'], true],
    ['', ['08215007'], true],
    ['', ['082150000000'], true],
    ['', ['08215'], true],
    ['', ['080000000000'], true],
    ['', ['082000000000'], true],
    ['', ['000000000000'], true],
    ['', ['082150009009', '082155003029'], false],
    ['', ['08215009'], false],
    ['', ['081110000000'], false],
    ['', ['082150009009', '082150007007'], true],
    // A union without its members, a municipality newer than the list, and more keys than are stored.
    ['', ['082155003000'], true],
    ['', ['082150199199'], true],
    ['', Array.from({ length: 500 }, () => '082150009009'), true],
    // Names and keys.
    ['Bretten', ['082150009009'], true],
    ['Einzugsgebiet Pfinz', ['082150009009'], false],
    ['Bruchsal', ['082150007007'], true],
  ])('place names %j, keys %j: %s', (gebiet, schluessel, expected) => {
    expect(concerns({ gebiet, schluessel }, bretten)).toBe(expected)
  })
})

test.each([
  [karlsruhe(), 'Bruchsal', true],
  [karlsruhe('082150007007'), 'Stadt Bretten', true],
  [karlsruhe('082150007007'), 'Stadt Bruchsal', false],
  [karlsruhe('08215007'), 'Bretten', true],
  [of('160670000000', 'Friedrichroda'), 'Gotha', true],
  [of('160670000000', 'Friedrichroda'), 'Stadt Gotha', false],
  [of('082260000000', 'Sankt Leon-Rot'), 'Gemeinde St. Leon-Rot', true],
  [of('120710000000', 'Forst (Lausitz)'), 'Stadt Forst', true],
  [of('010600000000', 'Bad Segeberg'), 'Kreis Segeberg', true],
])('in the region %j, a warning for %s concerns the town: %s', (region, gebiet, expected) => {
  expect(concerns({ gebiet, schluessel: [] }, region)).toBe(expected)
})

test('A key of another county that begins with the same digits does not concern the town', () => {
  const steinburg = of('010610000000', 'Itzehoe')
  expect(concerns({ gebiet: '', schluessel: ['010600000000'] }, steinburg)).toBe(false)
})

test.each([
  [karlsruhe(), false],
  [karlsruhe('Bretten'), false],
  [karlsruhe('Diedelsheim', 'Bretten'), false],
  [karlsruhe('082150007007'), false],
  [karlsruhe('Stadt Bretten'), false],
  [karlsruhe('Brettten'), true],
  [karlsruhe('Atlantis'), true],
  [karlsruhe('Stuttgart'), true],
  [karlsruhe('082150999999'), true],
  [of('091620000000', 'München'), false],
  [of('081110000000', 'Stuttgart'), false],
])('the places of %j match no municipality: %s', (region, expected) => {
  expect(matchesNothing(region)).toBe(expected)
})
