import { expect, test } from 'vitest'
import { links, render, texts } from '../testing/render-example.tsx'
import { examples } from './examples.ts'

test('Every life situation links its page, and its sub-situations are nested', () => {
  const root = render('lebenslagen', examples.standard)
  expect(texts(root, 'h2')).toEqual(['Umzug', 'Geburt', 'Bauen und Wohnen'])
  expect(texts(root, 'li li')).toEqual(['Neu in der Stadt', 'Wegziehen', 'Bauen', 'Mieten'])
  expect(links(root)[1]).toEqual(['/rathaus/lebenslagen/neu-in-der-stadt', 'Neu in der Stadt'])
})

test('Below a title, the names of life situations are h3', () => {
  expect(texts(render('lebenslagen', examples.mitTitel), 'h3')).toEqual(['Umzug'])
})

test('A third level is nested in the second', () => {
  expect(texts(render('lebenslagen', examples.dreiEbenen), 'li li li')).toEqual(['Kita'])
})

test('An empty list says that there are no life situations', () => {
  expect(texts(render('lebenslagen', examples.keine), 'p')).toEqual([
    'Zurzeit sind keine Lebenslagen eingetragen.',
  ])
})
