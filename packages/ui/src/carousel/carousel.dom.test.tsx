import { readFileSync } from 'node:fs'
import { act } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { mount } from '../testing/mount.ts'
import { Carousel, type SlidesPerView } from './carousel.tsx'

const css = readFileSync(`${import.meta.dirname}/carousel.module.css`, 'utf8')
const slides: SlidesPerView = { 640: 2, 768: 3, 1024: 4, 1280: 5, 1600: 6 }
const carousel = (
  <Carousel label="Aktuelles" slidesPerView={slides}>
    {['eins', 'zwei', 'drei'].map(name => (
      <p key={name}>{name}</p>
    ))}
  </Carousel>
)

test.each(Object.entries(slides))(
  'Spec §9: from %s pixels on the row shows the given number of slides',
  (width, count) => {
    expect(renderToStaticMarkup(carousel)).toContain(`--from-${width}:${count}`)
    expect(css).toMatch(
      new RegExp(`@media \\(min-width: ${width}px\\) {\\s*\\.track {\\s*--slides: var\\(--from-${width}\\);`),
    )
  },
)

test('Spec §9: the breakpoints are in rising order, so that the widest matching one wins', () => {
  const widths = [...css.matchAll(/@media \(min-width: (\d+)px\)/g)].map(([, width]) => Number(width))
  expect(widths).toEqual([640, 768, 1024, 1280, 1600])
})

test('Spec §9: slides have a gap of 32 pixels and fill the row exactly', () => {
  const [, track = ''] = /\.track {([^}]*)}/.exec(css) ?? []
  expect(track).toContain('--gap: 32px;')
  // At every width, including below 640.
  expect(css.match(/--gap:/g)).toHaveLength(1)
  expect(track).toContain('gap: var(--gap);')
  expect(track).toContain(
    'grid-auto-columns: calc((100% - (var(--slides) - 1) * var(--gap)) / var(--slides));',
  )
})

test('Before scripts run the row has all its slides, scrolls natively and shows no buttons', () => {
  const html = renderToStaticMarkup(carousel)
  expect(html.match(/<li/g)).toHaveLength(3)
  expect(html).not.toContain('<button')
  expect(css).toMatch(/\.track {[^}]*overflow-x: auto;[^}]*scroll-snap-type: x mandatory;/)
})

test('The row has a label and a role description', () => {
  expect(renderToStaticMarkup(carousel)).toContain(
    'role="group" aria-roledescription="Karussell" aria-label="Aktuelles"',
  )
})

test('Buttons appear if there is something to scroll, and are disabled at the ends', async () => {
  const place = await mount(carousel)
  expect(place.querySelectorAll('button')).toHaveLength(0)

  const row = place.querySelector('ul') as HTMLUListElement
  Object.defineProperties(row, { clientWidth: { value: 600 }, scrollWidth: { value: 1800 } })
  const scrollTo = (left: number) =>
    act(async () => {
      row.scrollLeft = left
      row.dispatchEvent(new Event('scroll'))
    })
  const off = () =>
    [...place.querySelectorAll('button')].map(button => [button.getAttribute('aria-label'), button.disabled])

  await scrollTo(0)
  expect(off()).toEqual([
    ['Aktuelles: zurück', true],
    ['Aktuelles: weiter', false],
  ])
  await scrollTo(600)
  expect(off().map(([, disabled]) => disabled)).toEqual([false, false])
  await scrollTo(1200)
  expect(off().map(([, disabled]) => disabled)).toEqual([false, true])
})
