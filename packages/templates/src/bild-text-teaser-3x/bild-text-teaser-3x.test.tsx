import { expect, test } from 'vitest'
import { links, render, texts } from '../testing/render-example.tsx'

const card = (number: number) => ({
  [`titel${number}`]: `Titel ${number}`,
  [`text${number}`]: `Text ${number}`,
  [`link${number}`]: `/ziel-${number}`,
  [`linktext${number}`]: `Weiter ${number}`,
  [`bildupload${number}`]: {
    bild: `/medien/bild-${number}`,
    bildtext: `Bild ${number}`,
    bildcopyright: `Urheber ${number}`,
  },
})
const draw = (context: object) => render('bild-text-teaser-3x', { context })

test('Spec §2, module 2: the module shows three cards with title, text, link, link text and image', () => {
  const root = draw({ ...card(1), ...card(2), ...card(3) })
  const cards = [...root.querySelectorAll('ul > li')]
  expect(cards).toHaveLength(3)
  cards.forEach((element, index) => {
    const number = index + 1
    expect(texts(element, 'h3')).toEqual([`Titel ${number}`])
    expect(texts(element, 'p')).toEqual([`Text ${number}`])
    expect(links(element).at(-1)).toEqual([`/ziel-${number}`, `Weiter ${number}`])
    expect(element.querySelector('img')?.getAttribute('alt')).toBe(`Bild ${number}`)
  })
})

test('Spec §2, module 2: the image is linked if a link exists', () => {
  const root = draw(card(1))
  expect(root.querySelector('img')?.closest('a')?.getAttribute('href')).toBe('/ziel-1')
})

test('Spec §2, module 2: without a link neither the image nor the card has one', () => {
  const root = draw({ ...card(1), link1: '' })
  expect(root.querySelector('img')).not.toBeNull()
  expect(links(root)).toEqual([])
})

test('The link of the image is hidden from screen readers and the tab order, because the card has the same link', () => {
  const image = draw(card(1)).querySelector('img')?.closest('a')
  expect(image?.getAttribute('aria-hidden')).toBe('true')
  expect(image?.getAttribute('tabindex')).toBe('-1')
})

test("Spec §2, module 2: the link label defaults to 'Mehr Erfahren'; screen readers also hear the title", () => {
  const root = draw({ ...card(1), linktext1: '' })
  const more = [...root.querySelectorAll('a')].at(-1)
  expect(more?.firstChild?.textContent).toBe('Mehr Erfahren')
  expect(more?.textContent?.trim()).toBe('Mehr Erfahren: Titel 1')
})

test('Missing cards leave no gap, and without cards nothing is shown', () => {
  expect(draw({ ...card(1), ...card(3) }).querySelectorAll('li')).toHaveLength(2)
  expect(draw({}).innerHTML).toBe('')
})

test('Spec §9: card images have the ratio 16:9', () => {
  expect(draw(card(1)).querySelector('[data-form="16:9"] img')).not.toBeNull()
})
