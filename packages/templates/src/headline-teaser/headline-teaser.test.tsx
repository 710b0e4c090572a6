import { expect, test } from 'vitest'
import { render, texts } from '../testing/render-example.tsx'

const context = { titel: 'Was möchten Sie erledigen?', einleitung: 'Hier beginnen die Wege.' }

test('Spec §2, module 1: the module shows a title and an intro', () => {
  const root = render('headline-teaser', { context })
  expect(texts(root, 'h2')).toEqual(['Was möchten Sie erledigen?'])
  expect(texts(root, 'p')).toEqual(['Hier beginnen die Wege.'])
})

test.each(['h2', 'h3', 'h4', 'h5', 'h6'])('Spec §2, module 1: the title can be an %s', ueberschrift => {
  const root = render('headline-teaser', { context: { ...context, ueberschrift } })
  expect(texts(root, 'h1, h2, h3, h4, h5, h6')).toEqual(['Was möchten Sie erledigen?'])
  expect(root.querySelector(ueberschrift)).not.toBeNull()
})

test('Spec §2, module 1: a title of rank h1 looks like one but is an h2 below the title of the page', () => {
  const root = render('headline-teaser', { context: { ...context, ueberschrift: 'h1' } })
  expect(root.querySelector('h1')).toBeNull()
  expect(root.querySelector('h2')?.dataset.rang).toBe('h1')
})

test.each(['div', 'script', ''])('An invalid rank (%j) counts as h2', ueberschrift => {
  const root = render('headline-teaser', { context: { ...context, ueberschrift } })
  expect(texts(root, 'h2')).toEqual(['Was möchten Sie erledigen?'])
})

test('Without an intro there is no empty paragraph', () => {
  expect(texts(render('headline-teaser', { context: { titel: 'Überblick' } }), 'p')).toEqual([])
})
