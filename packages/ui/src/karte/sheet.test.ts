import { expect, test } from 'vitest'
import {
  isOn,
  pictureOf,
  placeInWords,
  placeOf,
  punktAt,
  type Sheet,
  sectionAround,
  sheetOf,
  sizeOf,
} from './sheet.ts'

const karte = {
  bild: '/medien/stadtkarte.svg',
  nord: 48.8,
  sued: 48.78,
  west: 8.02,
  ost: 8.06,
  namen: [{ name: 'Marktplatz', breite: 48.79, laenge: 8.04 }],
}
const dienst = { wms: 'https://karten.example.org/wms', ebene: 'farbe', quelle: '© Amt' }
const sheet = sheetOf(karte, undefined) as Sheet
const north = (meters: number) => ({ breite: 48.79 + meters / 111_320, laenge: 8.04 })

test('A town without a map has no sheet; a town with a map service needs no picture of its own', () => {
  expect(sheetOf(undefined, dienst)).toBeUndefined()
  expect(sheetOf({ ...karte, bild: '' }, undefined)).toBeUndefined()
  expect(sheetOf({ ...karte, bild: '' }, dienst)).toBeDefined()
})

test('A point of the sheet is accurate to the metre and clamped to the edges', () => {
  const punkt = { breite: 48.79123, laenge: 8.04567 }
  expect(punktAt(sheet, placeOf(sheet, punkt))).toEqual(punkt)
  expect(punktAt(sheet, { x: -50, y: 1e6 })).toEqual({ breite: 48.78, laenge: 8.02 })
  expect([isOn(sheet, punkt), isOn(sheet, { breite: 48.7, laenge: 8.04 })]).toEqual([true, false])
})

test.each([
  [[], sizeOf(sheet)],
  [[north(0)], { width: 900, height: 600 }],
  [[north(-400), north(400)], { width: 1_740, height: 1_160 }],
])('A section around %j has a sufficient size and shows all points', (punkte, size) => {
  const section = sectionAround(sheet, punkte)
  expect(section.width).toBeCloseTo(size.width, 0)
  expect(section.height).toBeCloseTo(size.height, 0)
  for (const punkt of punkte) {
    const { x, y } = placeOf(sheet, punkt)
    expect(x > section.x && x < section.x + section.width).toBe(true)
    expect(y > section.y && y < section.y + section.height).toBe(true)
  }
})

test('A section at a corner stays on the sheet', () => {
  const { x, y, width } = sectionAround(sheet, [{ breite: 48.7999, laenge: 8.0599 }])
  expect(y).toBe(0)
  expect(x + width).toBeCloseTo(sizeOf(sheet).width, 5)
})

test("A map service gets the exact section in degrees; the town's own picture shows the whole sheet", () => {
  const section = sectionAround(sheet, [north(0)])
  const asked = new URL(pictureOf({ ...sheet, dienst }, section).href)
  const [west, sued, ost, nord] = (asked.searchParams.get('BBOX') ?? '').split(',').map(Number)
  expect(asked.origin + asked.pathname).toBe(dienst.wms)
  expect(asked.searchParams.get('LAYERS')).toBe('farbe')
  expect(punktAt(sheet, section)).toEqual({ breite: nord, laenge: west })
  expect((sued ?? 0) < (nord ?? 0) && (west ?? 0) < (ost ?? 0)).toBe(true)
  expect(pictureOf(sheet, section)).toEqual({ href: karte.bild, shows: { x: 0, y: 0, ...sizeOf(sheet) } })
})

test.each([
  [north(3), 'bei „Marktplatz“'],
  [north(-120), '120 m südlich von „Marktplatz“'],
  [north(81), '80 m nördlich von „Marktplatz“'],
  [{ breite: 48.79, laenge: 8.045 }, '370 m östlich von „Marktplatz“'],
  [{ breite: 48.789, laenge: 8.0385 }, '160 m südwestlich von „Marktplatz“'],
])('%j is described as %s', (punkt, words) => {
  expect(placeInWords(sheet, punkt)).toBe(words)
})

test('Without names a point is described in degrees, in German notation', () => {
  expect(placeInWords({ ...sheet, namen: [] }, { breite: 48.79, laenge: 8.04 })).toBe('48,79 Nord, 8,04 Ost')
})
