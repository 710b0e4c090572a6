import { expect, test } from 'vitest'
import { links, render, texts } from '../testing/render-example.tsx'
import { examples } from './examples.ts'

test('A form shows its purpose, its number of questions and a link', () => {
  const root = render('formular', examples.standard)
  expect(texts(root, 'h2')).toEqual(['Veranstaltung melden'])
  expect(texts(root, 'p')).toContain('14 Fragen')
  expect(links(root)).toEqual([['/formulare/veranstaltung-melden', 'Formular ausfüllen']])
})

test('A page may replace the texts of the form', () => {
  const root = render('formular', examples.eigeneWorte)
  expect(texts(root, 'h2')).toEqual(['Sie feiern etwas?'])
  expect(links(root)).toEqual([['/formulare/veranstaltung-melden', 'Termin eintragen']])
  expect(texts(render('formular', examples.einSchritt), 'p')).toContain('Eine Frage')
})

test('A form that is closed today has no link and a message that it is closed', () => {
  const root = render('formular', examples.geschlossen)
  expect(links(root)).toEqual([])
  expect(texts(root, 'p')).toContain('Dieses Formular nimmt gerade nichts entgegen.')
})

test('Markup in a form is shown as text', () => {
  const root = render('formular', examples.raueEingaben)
  expect(texts(root, 'h2')).toEqual(['<script>alert(1)</script>'])
  expect(root.querySelector('script, img')).toBeNull()
})
