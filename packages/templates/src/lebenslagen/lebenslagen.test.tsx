import { expect, test } from 'vitest'
import { links, render, texts } from '../testing/render-example.tsx'
import { examples } from './examples.ts'

test('Every life situation leads to its page, those below it stand inside it', () => {
  const root = render('lebenslagen', examples.standard)
  expect(texts(root, 'h2')).toEqual(['Umzug', 'Geburt', 'Bauen und Wohnen'])
  expect(texts(root, 'li li')).toEqual(['Neu in der Stadt', 'Wegziehen', 'Bauen', 'Mieten'])
  expect(links(root)[1]).toEqual(['/rathaus/lebenslagen/neu-in-der-stadt', 'Neu in der Stadt'])
})

test('Headings follow each other whether the list has a title or not', () => {
  expect(texts(render('lebenslagen', examples.mitTitel), 'h3')).toEqual(['Umzug'])
})

test('A third level stands inside the second', () => {
  expect(texts(render('lebenslagen', examples.dreiEbenen), 'li li li')).toEqual(['Kita'])
})

test('An empty list says so', () => {
  expect(texts(render('lebenslagen', examples.keine), 'p')).toEqual([
    'Zurzeit sind keine Lebenslagen eingetragen.',
  ])
})
