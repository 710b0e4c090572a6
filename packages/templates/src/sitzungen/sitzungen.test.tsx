import { expect, test } from 'vitest'
import { links, render, texts } from '../testing/render-example.tsx'
import { examples } from './examples.ts'

test('Upcoming meetings come first, then the past ones of a year, with links to other years', () => {
  const root = render('sitzungen', examples.standard)
  expect(texts(root, 'h2')).toEqual(['Nächste Sitzungen', 'Frühere Sitzungen 2026'])
  expect(texts(root, 'h3')).toHaveLength(5)
  expect(links(root)).toContainEqual(['?jahr=2025', '2025'])
})

test('A cancelled or moved meeting states the reason', () => {
  const text = render('sitzungen', examples.standard).textContent
  expect(text).toContain('Diese Sitzung ist abgesagt. Es liegt nichts vor, worüber zu beraten wäre.')
  expect(text).toContain('Verlegt vom 01.12.2026, 18:00 Uhr. Der Ratssaal ist am 1. Dezember belegt.')
})

test('The filter by body is a form that works without scripts, and the body has its own calendar and feed', () => {
  const root = render('sitzungen', examples.mitTitel)
  expect(root.querySelector('form')?.getAttribute('method')).toBe('get')
  expect(root.querySelector('select')?.getAttribute('name')).toBe('gremium')
  expect(links(root)).toEqual(
    expect.arrayContaining([
      ['/rathaus/gemeinderat/gremien/gemeinderat.ics', 'Sitzungen in den Kalender laden'],
      ['/rathaus/gemeinderat/gremien/gemeinderat.atom', 'Neue Sitzungen im Feedreader'],
    ]),
  )
})

test('In the month view, each day links its meetings', () => {
  const root = render('sitzungen', examples.kalender)
  expect(texts(root, 'caption')).toEqual(['Dezember 2026'])
  expect(links(root)).toContainEqual([
    '/rathaus/gemeinderat/sitzungen/gemeinderat-2026-12-08',
    'Sitzung des Gemeinderats',
  ])
  expect(root.textContent).toContain('Entfällt: ')
})

test('The list of a town without meetings says that there are none', () => {
  expect(texts(render('sitzungen', examples.keine), 'section p')).toEqual([
    'Zurzeit ist keine Sitzung angesetzt.',
  ])
})
