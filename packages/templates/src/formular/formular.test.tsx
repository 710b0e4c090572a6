import { expect, test } from 'vitest'
import { links, render, texts } from '../testing/render-example.tsx'
import { examples } from './examples.ts'

test('A form is shown by what it is for, how much it asks and the way to it', () => {
  const root = render('formular', examples.standard)
  expect(texts(root, 'h2')).toEqual(['Veranstaltung melden'])
  expect(texts(root, 'p')).toContain('14 Fragen')
  expect(links(root)).toEqual([['/formulare/veranstaltung-melden', 'Formular ausfüllen']])
})

test('A page may say it in its own words', () => {
  const root = render('formular', examples.eigeneWorte)
  expect(texts(root, 'h2')).toEqual(['Sie feiern etwas?'])
  expect(links(root)).toEqual([['/formulare/veranstaltung-melden', 'Termin eintragen']])
  expect(texts(render('formular', examples.einSchritt), 'p')).toContain('Eine Frage')
})

test('A form that is not taken today leads nowhere and says so', () => {
  const root = render('formular', examples.geschlossen)
  expect(links(root)).toEqual([])
  expect(texts(root, 'p')).toContain('Dieses Formular nimmt gerade nichts entgegen.')
})

test('What looks like markup is shown as text', () => {
  const root = render('formular', examples.raueEingaben)
  expect(texts(root, 'h2')).toEqual(['<script>alert(1)</script>'])
  expect(root.querySelector('script, img')).toBeNull()
})
