import { expect, test } from 'vitest'
import { render, texts } from '../testing/render-example.tsx'
import { examples } from './examples.ts'

test('Members are listed with name, group and bodies; a member without a picture has initials', () => {
  const root = render('ratspersonen', examples.standard)
  expect(texts(root, 'h2')).toEqual(['Dr. Gisela Wendling', 'Uwe Ganter'])
  expect(texts(root, 'li')[0]).toContain('Bürgerliste RebenauGemeinderat, Technischer Ausschuss')
  expect(texts(root, 'li > [aria-hidden]')).toEqual(['UG'])
})

test('The number of members is shown, also for a single body and for an empty list', () => {
  const count = (name: keyof typeof examples) =>
    texts(render('ratspersonen', examples[name]), '[role=status]')
  expect(count('standard')).toEqual(['2 Mitglieder'])
  expect(count('einGremium')).toEqual(['1 Mitglied: Gemeinderat'])
  expect(count('keine')).toEqual(['Keine Mitglieder'])
})
