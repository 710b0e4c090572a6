import { expect, test } from 'vitest'
import { links, render, texts } from '../testing/render-example.tsx'

const context = {
  titel: 'Die Stadtbücherei',
  text: '<p>18.400 Medien auf <strong>zwei</strong> Etagen.</p>',
  bildupload: { bild: '/medien/lesesaal', bildtext: 'Lesesaal', bildcopyright: 'Stadt Rebenau' },
  link: '/buecherei',
  linktext: 'Zur Bücherei',
}
const draw = (changes: object = {}) => render('bild-text', { context: { ...context, ...changes } })

/** Returns what comes first: text or image. */
function first(root: HTMLElement) {
  return root.querySelector('h2, img')?.tagName === 'H2' ? 'text' : 'bild'
}

test('Spec §2, module 5: the module shows an image, a title, formatted text and a link button', () => {
  const root = draw()
  expect(texts(root, 'h2')).toEqual(['Die Stadtbücherei'])
  expect(texts(root, 'p strong')).toEqual(['zwei'])
  expect(root.querySelector('img')?.getAttribute('alt')).toBe('Lesesaal')
  expect(links(root)).toEqual([['/buecherei', 'Zur Bücherei']])
})

test("Spec §2, module 5: the arrangement 'text-bild' puts the text first", () => {
  expect(first(draw({ anordnung: 'text-bild' }))).toBe('text')
})

test.each(['bild-text', 'irgendwie', '', undefined])(
  'Spec §2, module 5: the arrangement %j puts the image first',
  anordnung => {
    expect(first(draw({ anordnung }))).toBe('bild')
  },
)

test("Spec §9: the label of the button defaults to 'Mehr Erfahren'", () => {
  expect(links(draw({ linktext: '' }))[0]?.[1]).toMatch(/^Mehr Erfahren/)
})

test('Without a link there is no button', () => {
  expect(links(draw({ link: '' }))).toEqual([])
})

test('Spec §9: the image has the ratio 4:3', () => {
  expect(draw().querySelector('[data-form="4:3"] img')).not.toBeNull()
})
