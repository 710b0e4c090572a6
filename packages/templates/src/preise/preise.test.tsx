import { expect, test } from 'vitest'
import { render, texts } from '../testing/render-example.tsx'
import { examples } from './examples.ts'

const draw = (example: keyof typeof examples = 'standard') => render('preise', examples[example])

test('The title of the table is its caption and a heading', () => {
  expect(texts(draw(), 'table > caption > h2')).toEqual(['Eintritt ins Freibad'])
})

test('Spec §9: amounts use the German format, without decimals if they are whole', () => {
  expect(texts(draw(), 'tbody tr:nth-child(2) td')).toEqual(
    ['4,50\u00a0€', '2,50\u00a0€'].slice(0, 2).concat('85\u00a0€', '42\u00a0€'),
  )
})

test('An amount of 0 is shown as free; a missing price is shown as a text instead of an empty cell', () => {
  const [, , , child] = [...draw().querySelectorAll('tbody:first-of-type tr')]
  expect(texts(child as Element, 'td')).toEqual(['–kein Preis', 'frei'])
})

test('Every price has a row and a column header, and a group has a header for its rows', () => {
  const root = draw()
  expect(texts(root, 'thead th[scope="col"]')).toEqual(['Karte', 'Erwachsene', '6 bis 17\u00a0Jahre'])
  expect(texts(root, 'th[scope="rowgroup"]')).toEqual(['Für einen Tag', 'Für die ganze Saison'])
  for (const row of root.querySelectorAll('tbody tr:has(td)')) {
    expect(row.querySelectorAll('th[scope="row"]').length).toBe(1)
    expect(row.querySelectorAll('td').length).toBe(2)
  }
})

test('A row with more amounts than the table has columns shows only as many as there are columns', () => {
  expect(texts(draw('raueEingaben'), 'td')).toEqual(['0,01\u00a0€', '1.000.000\u00a0€'])
})
