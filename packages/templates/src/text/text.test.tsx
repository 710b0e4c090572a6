import { expect, test } from 'vitest'
import { links, render, texts } from '../testing/render-example.tsx'

const context = {
  titel: 'Personalausweis',
  einleitung: 'Mit Termin geht es schnell.',
  text: '<h3>Mitbringen</h3><ul><li>ein Foto</li></ul>',
  link: '/rathaus/buergerbuero',
  linktext: 'Zum Bürgerbüro',
}
const draw = (changes: object = {}) => render('text', { context: { ...context, ...changes } })

test('Spec §2, module 6: the module shows title, intro, rich text and a link button', () => {
  const root = draw()
  expect(texts(root, 'h2')).toEqual(['Personalausweis'])
  expect(texts(root, 'p')).toEqual(['Mit Termin geht es schnell.'])
  expect(texts(root, 'h3, li')).toEqual(['Mitbringen', 'ein Foto'])
  expect(links(root)).toEqual([['/rathaus/buergerbuero', 'Zum Bürgerbüro']])
})

test('Spec §2, module 6: the link button is optional', () => {
  expect(links(draw({ link: '' }))).toEqual([])
})

test("Spec §9: the label of the button defaults to 'Mehr Erfahren'", () => {
  expect(links(draw({ linktext: '' }))[0]?.[1]).toMatch(/^Mehr Erfahren/)
})

test('Every part may be missing, and none leaves an empty element', () => {
  expect(draw({ titel: '', einleitung: '', text: '', link: '' }).querySelector('h2, p, a')).toBeNull()
})
