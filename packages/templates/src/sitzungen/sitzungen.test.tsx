import { expect, test } from 'vitest'
import { links, render, texts } from '../testing/render-example.tsx'
import { examples } from './examples.ts'

test('What comes stands first, then what was in a year, with the ways to other years', () => {
  const root = render('sitzungen', examples.standard)
  expect(texts(root, 'h2')).toEqual(['Nächste Sitzungen', 'Frühere Sitzungen 2026'])
  expect(texts(root, 'h3')).toHaveLength(5)
  expect(links(root)).toContainEqual(['?jahr=2025', '2025'])
})

test('What is called off or moved says so with its reason', () => {
  const text = render('sitzungen', examples.standard).textContent
  expect(text).toContain('Diese Sitzung ist abgesagt. Es liegt nichts vor, worüber zu beraten wäre.')
  expect(text).toContain('Verlegt vom 01.12.2026, 18:00 Uhr. Der Ratssaal ist am 1. Dezember belegt.')
})

test('A body is chosen with a form that works without scripts, and keeps its own calendar and feed', () => {
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

test('As a month, days with meetings lead to them', () => {
  const root = render('sitzungen', examples.kalender)
  expect(texts(root, 'caption')).toEqual(['Dezember 2026'])
  expect(links(root)).toContainEqual([
    '/rathaus/gemeinderat/sitzungen/gemeinderat-2026-12-08',
    'Sitzung des Gemeinderats',
  ])
  expect(root.textContent).toContain('Entfällt: ')
})

test('A town without meetings says so', () => {
  expect(texts(render('sitzungen', examples.keine), 'section p')).toEqual([
    'Zurzeit ist keine Sitzung angesetzt.',
  ])
})
