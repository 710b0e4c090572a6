import { expect, test } from 'vitest'
import { render, texts } from '../testing/render-example.tsx'
import { examples } from './examples.ts'

test('People stand with name, group and bodies, with initials where there is no picture', () => {
  const root = render('ratspersonen', examples.standard)
  expect(texts(root, 'h2')).toEqual(['Dr. Gisela Wendling', 'Uwe Ganter'])
  expect(texts(root, 'li')[0]).toContain('Bürgerliste RebenauGemeinderat, Technischer Ausschuss')
  expect(texts(root, 'li > [aria-hidden]')).toEqual(['UG'])
})

test('How many there are is said, also of one body and where there is nobody', () => {
  const count = (name: keyof typeof examples) =>
    texts(render('ratspersonen', examples[name]), '[role=status]')
  expect(count('standard')).toEqual(['2 Mitglieder'])
  expect(count('einGremium')).toEqual(['1 Mitglied: Gemeinderat'])
  expect(count('keine')).toEqual(['Keine Mitglieder'])
})
