import { expect, test } from 'vitest'
import { render, texts } from '../testing/render-example.tsx'
import { examples } from './examples.ts'

test('Members are listed with name, group and bodies, with initials if they have no picture', () => {
  const root = render('ratspersonen', examples.standard)
  expect(texts(root, 'h2')).toEqual(['Dr. Gisela Wendling', 'Uwe Ganter'])
  expect(texts(root, 'li')[0]).toContain('Bürgerliste RebenauGemeinderat, Technischer Ausschuss')
  expect(texts(root, 'li > [aria-hidden]')).toEqual(['UG'])
})

test('The number of members is shown, also for one body and for none', () => {
  const count = (name: keyof typeof examples) =>
    texts(render('ratspersonen', examples[name]), '[role=status]')
  expect(count('standard')).toEqual(['2 Mitglieder'])
  expect(count('einGremium')).toEqual(['1 Mitglied: Gemeinderat'])
  expect(count('keine')).toEqual(['Keine Mitglieder'])
})
