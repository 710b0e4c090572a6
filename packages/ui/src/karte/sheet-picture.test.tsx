import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { placeOf, type Sheet, sheetOf, sizeOf } from './sheet.ts'
import { SheetPicture } from './sheet-picture.tsx'

const sheet = sheetOf(
  {
    bild: '/medien/stadtkarte.svg',
    nord: 48.8,
    sued: 48.78,
    west: 8.02,
    ost: 8.06,
    namen: [
      { name: 'Marktplatz', breite: 48.79, laenge: 8.04 },
      { name: 'Markthalle', breite: 48.79005, laenge: 8.0401 },
      { name: 'Spitalgasse', breite: 48.7875, laenge: 8.036 },
      { name: 'Am Rand', breite: 48.79, laenge: 8.0201 },
    ],
  },
  undefined,
) as Sheet
const SCALE = 5

const drawn = (marks: readonly { x: number; y: number }[] = []) => {
  const html = renderToStaticMarkup(
    <SheetPicture sheet={sheet} section={{ x: 0, y: 0, ...sizeOf(sheet) }} scale={SCALE} marks={marks}>
      {null}
    </SheetPicture>,
  )
  const found = html.matchAll(/translate\(([\d.]+) ([\d.]+)\).*?<text[^>]*>([^<]+)/g)
  return Object.fromEntries([...found].map(([, x, y, name]) => [name, { x: Number(x), y: Number(y) }]))
}

test('A name is drawn at its position; a name that overlaps another one or the edge is left out', () => {
  const names = drawn()
  expect(Object.keys(names)).toEqual(['Marktplatz', 'Spitalgasse'])
  const { x, y } = placeOf(sheet, { breite: 48.79, laenge: 8.04 })
  expect(names['Marktplatz']?.x).toBeCloseTo(x, 3)
  expect(names['Marktplatz']?.y).toBeCloseTo(y, 3)
})

test('The name of a marked place is below its mark; a name that another mark merely touches is left out', () => {
  const market = placeOf(sheet, { breite: 48.79, laenge: 8.04 })
  expect(drawn([market])['Marktplatz']?.y).toBeGreaterThan(market.y)
  expect(drawn([{ ...market, x: market.x + 15 * SCALE }])['Marktplatz']).toBeUndefined()
})

test('No names are drawn on the map of an external service, which has its own labels', () => {
  const dienst = { wms: 'https://karten.example.org/wms', ebene: 'farbe', quelle: '© Amt' }
  const html = renderToStaticMarkup(
    <SheetPicture
      sheet={{ ...sheet, dienst }}
      section={{ x: 0, y: 0, ...sizeOf(sheet) }}
      scale={SCALE}
      marks={[]}
    >
      {null}
    </SheetPicture>,
  )
  expect(html).not.toContain('<text')
})
