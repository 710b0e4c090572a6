import { expect, test } from 'vitest'
import { links, render, texts } from '../testing/render-example.tsx'
import { kurzinfoIcons } from './schema.ts'

const info = (number: number) => ({
  [`titel${number}`]: `Titel ${number}`,
  [`text${number}`]: `Text ${number}`,
  [`link${number}`]: `/ziel-${number}`,
  [`linktext${number}`]: `Weiter ${number}`,
  [`icon${number}`]: `icon-${number}.svg`,
})
const draw = (context: object) => render('kurzinfo-icons', { context })

test('Spec §2, module 4: the module shows four blurbs, each with title, text, link, link text and icon', () => {
  const blurbs = [...draw({ ...info(1), ...info(2), ...info(3), ...info(4) }).querySelectorAll('ul > li')]
  expect(blurbs).toHaveLength(4)
  blurbs.forEach((element, index) => {
    const number = index + 1
    expect(texts(element, 'h3')).toEqual([`Titel ${number}`])
    expect(texts(element, 'p')).toEqual([`Text ${number}`])
    expect(links(element)).toEqual([[`/ziel-${number}`, `Weiter ${number}`]])
  })
})

test('Spec §2, module 4: the icon is a file in the images folder of the CMS', () => {
  const icon = draw(info(1)).querySelector('[aria-hidden][style]')
  expect(icon?.getAttribute('style')).toContain('url("/medien/icon-1.svg")')
})

test.each([
  '../geheim.svg',
  'https://evil.example/a.svg',
  'a.svg") red url("b',
  '/a.svg',
  'icons/../../geheim.svg',
  'a.svg\n',
  'a.html',
  'termin',
])('An icon must be a file in the images folder: %j is refused', icon1 => {
  expect(kurzinfoIcons.context.safeParse({ titel1: 'x', icon1 }).success).toBe(false)
})

test.each([
  ['Termin.SVG', 'url("/medien/Termin.SVG")'],
  ['termin_2.svg', 'url("/medien/termin_2.svg")'],
  ['Öffnungszeiten (neu).svg', 'url("/medien/%C3%96ffnungszeiten%20(neu).svg")'],
  ['icons/termin.svg', 'url("/medien/icons/termin.svg")'],
])('Spec §2, module 4: the file name %s is accepted and encoded in the address', (icon1, address) => {
  const icon = draw({ titel1: 'x', icon1 }).querySelector('[aria-hidden][style]')
  expect(icon?.getAttribute('style')).toContain(address)
})

test('Spec §2, module 4: an icon that is not an SVG keeps its own colours', () => {
  const icon = draw({ titel1: 'x', icon1: 'termin.png' }).querySelector('img')
  expect([icon?.getAttribute('src'), icon?.getAttribute('alt')]).toEqual(['/medien/termin.png', ''])
})

test('Spec §2, module 4: there are at most four blurbs', () => {
  expect(
    draw({ ...info(1), ...info(2), ...info(3), ...info(4), ...info(5) }).querySelectorAll('li'),
  ).toHaveLength(4)
})

test("Spec §9: the link label defaults to 'Mehr Erfahren'", () => {
  expect(
    draw({ ...info(1), linktext1: '' })
      .querySelector('a')
      ?.textContent?.trim(),
  ).toBe('Mehr Erfahren: Titel 1')
})

test('A blurb without icon, text or link shows only its title; without blurbs nothing is shown', () => {
  const root = draw({ titel2: 'Nur ein Titel' })
  expect(texts(root, 'li')).toEqual(['Nur ein Titel'])
  expect(root.querySelector('a, p, [style]')).toBeNull()
  expect(draw({}).innerHTML).toBe('')
})
