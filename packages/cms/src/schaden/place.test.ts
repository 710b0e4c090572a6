import { expect, test } from 'vitest'
import { metersBetween, squareAround, streetOf } from './place.ts'

const markt = { breite: 48.79, laenge: 8.04 }

test.each([
  ['Bahnhofstraße 3', 'bahnhofstrasse'],
  ['Bahnhofstr. 3a', 'bahnhofstrasse'],
  ['BAHNHOFSTR 12-14', 'bahnhofstrasse'],
  ['Am Altrhein 40, 76999 Rebenau', 'amaltrhein'],
  ['Am alten Rhein', 'amaltenrhein'],
  ['', ''],
])('A street has one key in every spelling: %s', (adresse, strasse) => {
  expect(streetOf(adresse)).toBe(strasse)
})

test('A difference of a thousandth of a degree is 111 m in latitude and 73 m in longitude', () => {
  expect(metersBetween(markt, markt)).toBe(0)
  expect(metersBetween(markt, { ...markt, breite: 48.791 })).toBeCloseTo(111.3, 0)
  expect(metersBetween(markt, { ...markt, laenge: 8.041 })).toBeCloseTo(73.3, 0)
})

test('The square around a place ends at the given distance, and stays bounded at a pole', () => {
  const { south, north, west, east } = squareAround(markt, 100)
  expect(metersBetween(markt, { breite: south, laenge: markt.laenge })).toBeCloseTo(100, 3)
  expect(metersBetween(markt, { breite: north, laenge: markt.laenge })).toBeCloseTo(100, 3)
  expect(metersBetween(markt, { breite: markt.breite, laenge: west })).toBeCloseTo(100, 3)
  expect(east).toBeGreaterThan(markt.laenge)
  expect(squareAround({ breite: 90, laenge: 0 }, 1000).east).toBeLessThanOrEqual(360)
})
