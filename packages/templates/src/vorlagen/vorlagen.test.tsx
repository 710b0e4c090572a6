import { expect, test } from 'vitest'
import { render, texts } from '../testing/render-example.tsx'
import { examples } from './examples.ts'

test('Papers are listed with number, kind, body and date', () => {
  const root = render('vorlagen', examples.standard)
  expect(texts(root, 'h2')).toEqual(['Sanierung des Sprungturms im Freibad', 'Umbau der Hauptstraße'])
  expect(texts(root, 'ul > li')[1]).toBe('2026/086Umbau der HauptstraßeAntragGemeinderat02.11.2026')
})

test('The search leads to the search of the site, limited to papers, agendas or PDF files', () => {
  const [search, choice] = render('vorlagen', examples.standard).querySelectorAll('form')
  expect(search?.getAttribute('action')).toBe('/suche/')
  expect([...(search?.querySelectorAll('[name]') ?? [])].map(field => field.getAttribute('name'))).toEqual([
    'q',
    'art',
  ])
  expect([...(search?.querySelectorAll('option') ?? [])].map(option => option.getAttribute('value'))).toEqual(
    ['', 'vorlage', 'dokument', 'sitzung'],
  )
  expect(choice?.hasAttribute('action')).toBe(false)
})

test('An empty list says whether there are no papers or none for the choice', () => {
  expect(texts(render('vorlagen', examples.keine), '[role=status]')).toEqual([
    'Hier steht noch keine Vorlage.',
  ])
  expect(texts(render('vorlagen', examples.keineGefunden), '[role=status]')).toEqual([
    'Zu dieser Auswahl gibt es keine Vorlage.',
  ])
})
