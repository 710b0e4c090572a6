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

describe('N7: the country and each state are named by words, whatever the key says', () => {
  const SAARLAND = '100000000000'
  test.each<[gebiet: string, schluessel: string[], expected: boolean]>([
    ['Deutschland', [SAARLAND], true],
    ['Bundesgebiet', [SAARLAND], true],
    ['bundesweit', [SAARLAND], true],
    ['Bundesrepublik Deutschland', [SAARLAND], true],
    ['Ganz Deutschland', [SAARLAND], true],
    ['gesamtes Bundesgebiet', [SAARLAND], true],
    ['Deutschland (alle Länder)', [SAARLAND], true],
    ['Bund: Bundesrepublik Deutschland', [SAARLAND], true],
    ['Deutschland', [], true],
    ['bundesweite Warnung', [], true],
    ['Deutschland', ['082150009009'], true],
    ['', [SAARLAND], true],
    ['', ['10'], false],
    ['Saarland', [SAARLAND], false],
    ['Land Saarland', [SAARLAND], false],
    ['Bundesland: Saarland', [SAARLAND], false],
    ['Saarland', [], false],
    ['Saarland, Baden-Württemberg', [SAARLAND], true],
    ['Land Baden-Württemberg', ['080000000000'], true],
    ['Land Baden-Württemberg', [], true],
    ['ganz Baden-Württemberg', ['090000000000'], true],
    ['Baden-Württemberg', [], true],
    ['Baden-Württemberg landesweit', [], true],
    ['Bruchsal, Baden-Württemberg', ['082150009009'], false],
    ['Bruchsal, Baden-Württemberg', [], true],
    ['ganz Bayern', [], false],
    ['Freistaat Bayern', ['090000000000'], false],
    ['Freistaat Sachsen', [], false],
    ['Hessen, Rheinland-Pfalz', [], false],
    ['Bayern und Baden-Württemberg', [], true],
    ['Südwesten', [], true],
  ])('area %j, keys %j: %s for Bretten', (gebiet, schluessel, expected) => {
    expect(concerns({ gebiet, schluessel }, bretten)).toBe(expected)
  })

  test.each([
    ['010600000000', 'Bad Segeberg', 'Land Schleswig-Holstein'],
    ['020000000000', 'Hamburg', 'Freie und Hansestadt Hamburg'],
    ['031510000000', 'Gifhorn', 'Land Niedersachsen'],
    ['040120000000', 'Bremerhaven', 'Land Bremen'],
    ['051580000000', 'Mettmann', 'Nordrhein-Westfalen'],
    ['064310000000', 'Heppenheim', 'ganz Hessen'],
    ['073320000000', 'Bad Dürkheim', 'Rheinland-Pfalz'],
    ['082150000000', 'Bretten', 'Land Baden-Württemberg'],
    ['091720000000', 'Freilassing', 'Freistaat Bayern'],
    ['100460000000', 'St. Wendel', 'Saarland'],
    ['110000000000', 'Berlin', 'Land Berlin'],
    ['120710000000', 'Forst (Lausitz)', 'Land Brandenburg'],
    ['130740000000', 'Wismar', 'Mecklenburg-Vorpommern'],
    ['146250000000', 'Bautzen', 'Freistaat Sachsen'],
    ['150820000000', 'Köthen', 'Land Sachsen-Anhalt'],
    ['160670000000', 'Gotha', 'Freistaat Thüringen'],
  ])('in the county %s, the state of %s is %s', (kreis, town, state) => {
    expect(concerns({ gebiet: state, schluessel: [] }, of(kreis, town))).toBe(true)
    const other = kreis.startsWith('08') ? 'Land Hessen' : 'Land Baden-Württemberg'
    expect(concerns({ gebiet: other, schluessel: [] }, of(kreis, town))).toBe(false)
  })
})

describe('N7: of several places of one name, the keys decide', () => {
  const malsch = karlsruhe('Malsch')
  test.each<[gebiet: string, schluessel: string[], expected: boolean]>([
    ['Gemeinde Malsch', ['082150046046'], true],
    ['Gemeinde Malsch', ['082265006046'], false],
    ['Malsch', ['08226046'], false],
    [
      'Gemeinde Malsch, Gemeinde Mühlhausen, Stadt Östringen',
      ['082265006046', '082265006056', '082150064064'],
      false,
    ],
    ['Gemeinde Malsch, Stadt Östringen', ['082260000000', '082150064064'], false],
    ['Gemeinde Malsch', ['082260000000', '082150000000'], true],
    ['Gemeinde Malsch', ['082265006046', '082150046046'], true],
    ['Gemeinde Malsch', ['082155006000'], true],
    // Without keys, the name decides, unless the words name the county.
    ['Gemeinde Malsch', [], true],
    ['Malsch', [], true],
    ['Rhein-Neckar-Kreis: Malsch', [], false],
    ['Rhein-Neckar-Kreis: Mühlhausen, Malsch', [], false],
    ['Malsch (Rhein-Neckar-Kreis)', [], false],
    ['Gemeinde Malsch (Rhein-Neckar-Kreis), Stadt Östringen', [], false],
    ['Landkreis Karlsruhe: Malsch', [], true],
    ['Malsch (Landkreis Karlsruhe)', [], true],
    ['Rhein-Neckar-Kreis: Mühlhausen; Landkreis Karlsruhe: Malsch', [], true],
    ['Enzkreis: Malsch', [], true],
    // The name stands beside another place, whose key it is.
    ['Stadt Ettlingen, Gemarkungsgrenze Malsch', ['082150017017'], true],
    ['Stadt Ettlingen', ['082150017017'], false],
  ])('area %j, keys %j: %s for Malsch in the county of Karlsruhe', (gebiet, schluessel, expected) => {
    expect(concerns({ gebiet, schluessel }, malsch)).toBe(expected)
  })

  test.each<[region: Warnregion, gebiet: string, schluessel: string[], expected: boolean]>([
    [karlsruhe('Weingarten (Baden)'), 'Gemeinde Weingarten (Baden)', [], true],
    [karlsruhe('Weingarten (Baden)'), 'Weingarten', [], true],
    [karlsruhe('Weingarten (Baden)'), 'Weingarten', ['084360082082'], false],
    [karlsruhe('Weingarten (Baden)'), 'Weingarten (Pfalz), Stadt Bruchsal', [], false],
    [karlsruhe('Weingarten (Baden)'), 'Weingarten (Baden)', ['084360082082'], true],
    [karlsruhe('Forst'), 'Stadt Forst (Lausitz)', [], false],
    [karlsruhe('Forst'), 'Gemeinde Forst an der Weinstraße', ['073320017017'], false],
    [karlsruhe('Forst'), 'Forst (Baden)', [], true],
    // A part of the town that has the name of another municipality.
    [karlsruhe('Bretten', 'Sprantal', 'Neuhausen'), 'Neuhausen', [], true],
    [karlsruhe('Bretten', 'Neuhausen'), 'Gemeinde Neuhausen', ['082365007038'], true],
  ])('in %j, area %j, keys %j: %s', (region, gebiet, schluessel, expected) => {
    expect(concerns({ gebiet, schluessel }, region)).toBe(expected)
  })

  test.each<[own: string[], key: string, expected: boolean]>([
    // Unions: only a key of twelve digits says to which one the town belongs.
    [['010515163013'], '010515163000', true],
    [['010515163013'], '010515163', true],
    [['010515163013'], '010515169000', false],
    [['010515163013'], '010515169', false],
    [['010515163013', 'Büsum', 'Westerdeichstrich Hafen'], '010515169', false],
    [['Büsum'], '010515169000', true],
    [['01051013'], '010515163', true],
    [['010515163013', 'Albersdorf'], '010515169', true],
    // A municipality without a union, in nine digits.
    [['01051011'], '010510011', true],
    [['010510011011'], '010510044', false],
    [['Büsum'], '010510044', false],
  ])('with the places %j, the key %s concerns the town: %s', (own, key, expected) => {
    expect(concerns({ gebiet: '', schluessel: [key] }, of('010510000000', ...own))).toBe(expected)
  })
})
