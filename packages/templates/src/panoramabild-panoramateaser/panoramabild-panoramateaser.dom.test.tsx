import { mount } from '@rathausplatz/ui/testing'
import { expect, test } from 'vitest'
import { declarations, links, render, texts, view } from '../testing/render-example.tsx'

const context = {
  bildupload: { bild: '/medien/panorama', bildtext: 'Blick vom Rebberg', bildcopyright: 'Stadt Rebenau' },
  titel: 'Vom Rebberg bis zum Rhein',
  text: 'Vier Rundwege.',
  link: '/stadt/rundwege',
  linktext: 'Rundwege ansehen',
}
const draw = (changes: object = {}) =>
  render('panoramabild-panoramateaser', { context: { ...context, ...changes } })

test('Spec §2, module 3: the module shows a wide image, title, text and link', () => {
  const root = draw()
  expect(root.querySelector('img')?.getAttribute('alt')).toBe('Blick vom Rebberg')
  expect(texts(root, 'h2')).toEqual(['Vom Rebberg bis zum Rhein'])
  expect(texts(root, 'p')).toEqual(['Vier Rundwege.'])
  expect(links(root)).toEqual([['/stadt/rundwege', 'Rundwege ansehen']])
})

test("Spec §9: the link label defaults to 'Mehr Erfahren'", () => {
  expect(draw({ linktext: '' }).querySelector('a')?.firstChild?.textContent).toBe('Mehr Erfahren')
})

test('Spec §2, module 3: the copyright is a tooltip on the image', () => {
  const root = draw()
  expect(root.querySelector('button[aria-describedby]')?.getAttribute('aria-label')).toBe('Bildnachweis')
  expect(texts(root, '[role=tooltip]')).toEqual(['© Stadt Rebenau'])
  expect(draw({ bildupload: { bild: '/medien/x', bildtext: '' } }).querySelector('[role=tooltip]')).toBeNull()
})

test('Spec §9: the image comes in the widths 480 to 1660, for the whole width of the window', () => {
  const source = draw().querySelector('source')
  const widths = [...(source?.getAttribute('srcset') ?? '').matchAll(/ (\d+)w/g)].map(([, width]) =>
    Number(width),
  )
  expect(widths).toEqual([480, 640, 768, 1024, 1280, 1440, 1660])
  expect(source?.getAttribute('sizes')).toBe('100vw')
})

test('Spec §9: the image is square on small screens and 21:9 on large ones', () => {
  const sheet = 'panoramabild-panoramateaser/panoramabild-panoramateaser.module.css'
  expect(declarations(sheet, '.frame')).toContain('aspect-ratio: 1 / 1;')
  expect(declarations(sheet, '.frame', '(min-width: 768px)')).toContain('aspect-ratio: 21 / 9;')
  expect(draw().querySelector('.frame img')).not.toBeNull()
})

test.each([
  ['on', true],
  ['off', false],
  ['ON', false],
  ['true', false],
  [undefined, false],
])(
  "Spec §2, module 3: with parallax %j the image moves on scrolling: %s (only with 'on')",
  async (parallax, moves) => {
    const place = await mount(view('panoramabild-panoramateaser', { context: { ...context, parallax } }))
    const moved = [...place.querySelectorAll<HTMLElement>('[style]')].filter(
      ({ style }) => style.transform !== '',
    )
    expect(moved.length > 0).toBe(moves)
  },
)

test('Without texts only the image is shown', () => {
  const root = draw({ titel: '', text: '', link: '' })
  expect(root.querySelector('img')).not.toBeNull()
  expect(root.querySelector('h2, p, a')).toBeNull()
})
