import { expect, test } from 'vitest'
import { links, render, texts } from '../testing/render-example.tsx'
import { examples } from './examples.ts'

test('A person is shown with group, occupation, contact data and all bodies; former bodies are listed separately', () => {
  const root = render('ratsperson', examples.standard)
  expect(texts(root, 'h2')).toEqual(['Kontakt', 'Mitgliedschaften', 'Frühere Mitgliedschaften'])
  expect(texts(root, 'article > div dl > div')).toEqual([
    'FraktionBürgerliste Rebenau',
    'BerufArchitektin',
    'OrtsteilUnterweiler',
  ])
  expect(texts(root, 'section > ul > li')).toEqual([
    'GemeinderatMitgliedseit 23.07.2024',
    'Technischer AusschussVorsitzseit 01.09.2024',
    'Bürgerliste RebenauMitgliedseit 23.07.2024',
    'BauausschussStellvertretungvom 01.07.2019 bis 22.07.2024',
  ])
  expect(links(root)).toContainEqual(['mailto:wendling@buergerliste.example.org', expect.anything()])
})

test('A person without a picture has initials, hidden from screen readers', () => {
  const root = render('ratsperson', examples.nurWenig)
  expect(texts(root, 'figure > [aria-hidden]')).toEqual(['UG'])
})

test('C7: a membership whose first day is not known names none', () => {
  const { context, data } = examples.standard
  const [first] = data.heute
  const memberships = first
    ? [
        { ...first, ohne_beginn: true },
        { ...first, ohne_beginn: true, bis: '2029-07-31' },
      ]
    : []
  const root = render('ratsperson', { context, data: { ...data, heute: memberships, frueher: [] } })
  expect(texts(root, 'section > ul > li')).toEqual([
    'GemeinderatMitglied',
    'GemeinderatMitglied bis 31.07.2029',
  ])
})
