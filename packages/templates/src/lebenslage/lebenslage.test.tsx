import { expect, test } from 'vitest'
import { links, render, texts } from '../testing/render-example.tsx'
import { examples } from './examples.ts'

test('A life situation shows its texts, its sub-situations and its services', () => {
  const root = render('lebenslage', examples.standard)
  expect(texts(root, 'h2')).toEqual(['Denken Sie auch an', 'Genauer', 'Das erledigen Sie bei uns'])
  expect(texts(root, 'h3')).toEqual([
    'Neu in der Stadt',
    'Wegziehen',
    'Führungszeugnis beantragen',
    'Parkausweis für Bewohner',
    'Personalausweis beantragen',
    'Überschwemmung melden',
  ])
})

test('A sub-situation links the life situation above it', () => {
  expect(links(render('lebenslage', examples.unterEinerAnderen)).at(-1)).toEqual([
    '/rathaus/lebenslagen/bauen-und-wohnen',
    'Mehr zu: Bauen und Wohnen',
  ])
})

test('Empty parts are not shown', () => {
  expect(texts(render('lebenslage', examples.nurText), 'h2')).toEqual(['Denken Sie auch an'])
})
