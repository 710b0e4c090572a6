import { expect, test } from 'vitest'
import { links, render, texts } from '../testing/render-example.tsx'
import { examples } from './examples.ts'

test('An entry says how to reach it, each way as a link', () => {
  const found = links(render('verzeichniseintrag', examples.standard))
  expect(found).toContainEqual(['tel:+493023125310', '030\u00a023125-310'])
  expect(found).toContainEqual([
    'mailto:baeckerei-huber@rebenau.example.org',
    'baeckerei-huber@rebenau.example.org',
  ])
})

test('An entry leads back to its directory and to its own kind there', () => {
  const found = links(render('verzeichniseintrag', examples.standard))
  expect(found).toContainEqual(['/wirtschaft/betriebe?rubrik=baeckerei', 'Bäckerei und Konditorei'])
  expect(found).toContainEqual(['/wirtschaft/betriebe', 'Alle Betriebe ansehen'])
})

test('What is not known has no heading', () => {
  expect(texts(render('verzeichniseintrag', examples.nurName), 'h2, dt')).toEqual([])
})
