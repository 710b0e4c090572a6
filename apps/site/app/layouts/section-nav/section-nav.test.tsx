import { sections } from '@rathausplatz/contract/sections'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { pagesOf } from './pages-of.ts'
import { SectionNav } from './section-nav.tsx'

const pool = [
  {
    title: 'Preise',
    href: '/freibad/preise',
    menuItems: [{ title: 'Tiefer', href: '/freibad/preise/tiefer' }],
  },
  { title: 'Anfahrt', href: '/freibad/anfahrt' },
  { title: 'Abfall', href: '/leben/abfall' },
]
const main = [
  { title: 'Rathaus', href: '/rathaus' },
  { title: 'Leben', href: '/leben', menuItems: [{ title: 'Freibad', href: '/freibad', menuItems: pool }] },
]

test('The navigation of a house has the sub-items of its menu entry that are within its section', () => {
  expect(pagesOf(sections.freibad, main)).toEqual([
    { title: 'Preise', href: '/freibad/preise' },
    { title: 'Anfahrt', href: '/freibad/anfahrt' },
  ])
})

test("The navigation of a school has the items of the school's own menu", () => {
  const own = [
    { title: 'Unsere Schule', href: '/jahnschule' },
    { title: 'Team', href: '/jahnschule/team' },
    { title: 'Freibad', href: '/freibad' },
    { title: 'Jahnschulefest', href: '/jahnschulefest' },
  ]
  expect(pagesOf(sections.jahnschule, own).map(({ title }) => title)).toEqual(['Unsere Schule', 'Team'])
})

test('The town, the intranet and a house that is not in the menu have no section navigation', () => {
  expect(pagesOf(sections.default, main)).toEqual([])
  expect(pagesOf(sections.intranet, main)).toEqual([])
  expect(pagesOf(sections.buecherei, main)).toEqual([])
  expect(pagesOf(sections.freibad, [])).toEqual([])
})

const draw = (path: string, pages = pagesOf(sections.freibad, main)) =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={[path]}>
      <SectionNav name="Freibad" pages={pages} />
    </MemoryRouter>,
  )
const marks = (path: string) =>
  [...draw(path).matchAll(/<a ([^>]*)>/g)].map(([, of = '']) => [
    /href="([^"]*)"/.exec(of)?.[1],
    /aria-current="([^"]*)"/.exec(of)?.[1],
  ])

test('The navigation is a labelled list of links that marks the current page or the page above it', () => {
  expect(draw('/freibad')).toMatch(/^<nav aria-label="Seiten: Freibad"[^>]*><ul role="list">/)
  expect(marks('/freibad')).toEqual([
    ['/freibad/preise', undefined],
    ['/freibad/anfahrt', undefined],
  ])
  expect(marks('/freibad/preise/')).toEqual([
    ['/freibad/preise', 'page'],
    ['/freibad/anfahrt', undefined],
  ])
  expect(marks('/freibad/anfahrt/mit-dem-rad')).toEqual([
    ['/freibad/preise', undefined],
    ['/freibad/anfahrt', 'true'],
  ])
})

test('E25: on a page that is not in the navigation, the home page of the house is not marked', () => {
  const pages = [
    { title: 'Startseite', href: '/schillerschule' },
    { title: 'Eltern', href: '/schillerschule/eltern' },
  ]
  expect(draw('/schillerschule/kollegium', pages)).not.toContain('aria-current')
  expect(draw('/schillerschule', pages)).toContain('aria-current="page"')
  expect(draw('/schillerschule/eltern/beirat', pages)).toContain('aria-current="true"')
})

test('A house without pages has no navigation element', () => {
  expect(draw('/freibad', [])).toBe('')
})
