import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Bildrahmen } from './bildrahmen.tsx'

const sheet = readFileSync(`${import.meta.dirname}/bildrahmen.module.css`, 'utf8')
const draw = (more: { href?: string } = {}) =>
  renderToStaticMarkup(
    <Bildrahmen form="16:9" bild="/medien/markt" bildtext="Markt" sizes="100vw" {...more} />,
  )

test.each([
  ['16:9', '16 / 9'],
  ['4:3', '4 / 3'],
])('Spec §9: a frame with the ratio %s crops its picture to %s', (form, ratio) => {
  expect(sheet).toContain(`.rahmen[data-form="${form}"] .bild {\n    aspect-ratio: ${ratio};`)
})

test('a linked picture is hidden from screen readers, because the text beside it has the same link', () => {
  expect(draw()).not.toContain('<a')
  expect(draw({ href: '/ziel' })).toMatch(/<a tabindex="-1" aria-hidden="true" href="\/ziel"><picture>/)
})
