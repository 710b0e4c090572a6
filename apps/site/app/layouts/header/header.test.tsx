import { sections } from '@rathausplatz/contract/sections'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { LayoutData } from '../load-layout.ts'
import { freibad, layoutData } from '../testing/layout-data.ts'
import { Header } from './header.tsx'

const draw = (theme: keyof typeof sections, changes: Partial<LayoutData> = {}) => {
  const element = <Header section={sections[theme]} layout={layoutData(changes)} />
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
}
const links = (html: string) =>
  [...html.matchAll(/<a (?:[^>]* )?href="([^"]*)"[^>]*>(.*?)<\/a>/g)].map(([, href, inner = '']) => [
    href,
    inner.replaceAll(/<[^>]*>/g, '').trim(),
  ])

const houses = Object.values(sections).filter(({ frame }) => frame === 'house')

test.each(houses)(
  "The header of $name shows the name, the sign and a link to the town with the town's coat of arms",
  ({ theme, path, name }) => {
    const html = draw(theme)
    expect(links(html)).toContainEqual([path, name])
    expect(links(html)[0]).toEqual(['/', 'Stadt Rebenau'])
    expect(html).toMatch(/<a [^>]*href="\/"[^>]*><img src="\/medien\/wappen\.svg" alt=""/)
    expect(html).toMatch(new RegExp(`<a [^>]*href="${path}"[^>]*><span data-theme="${theme}" aria-hidden`))
  },
)

test('The name of a house and the rest of its name come from its data', () => {
  expect(links(draw('freibad', { house: freibad }))).toContainEqual(['/freibad', 'Freibad am Altrhein'])
})

test('The header of the town shows coat of arms and name, linked to the home page, and no section navigation', () => {
  const html = draw('default')
  expect(links(html)).toContainEqual(['/', 'Stadt Rebenau'])
  expect(html).not.toContain('Seiten:')
  expect(html).not.toContain('data-theme')
})

test('The header of a house has search, menu and section navigation', () => {
  const html = draw('freibad', { house: freibad, pages: [{ title: 'Preise', href: '/freibad/preise' }] })
  expect(html).toContain('action="/suche/"')
  expect(html).toContain('aria-label="Hauptmenü"')
  expect(html).toMatch(/<nav aria-label="Seiten: Freibad".*href="\/freibad\/preise"/)
})

test.each(Object.values(sections))(
  'K-13: the header of $name contains the seven links of the accessibility bar in the same order',
  ({ theme }) => {
    const [, bar = ''] = /<nav aria-label="Barrierefreiheit"[^>]*>(.*?)<\/nav>/.exec(draw(theme)) ?? []
    expect(links(bar).map(([href]) => href)).toEqual([
      '/barrierefreiheit',
      '/leichte-sprache',
      '/bedienungshilfe',
      '/fehler-melden',
      '/impressum',
      '/kontakt',
      '/',
    ])
  },
)

test('F-09: a header without data still links the home page', () => {
  const nothing = { stadt: null, house: null, mainMenu: [], pages: [] }
  expect(links(draw('default', nothing))).toContainEqual(['/', 'Startseite'])
  expect(links(draw('freibad', nothing))).toContainEqual(['/', 'Startseite'])
  expect(links(draw('freibad', nothing))).toContainEqual(['/freibad', 'Freibad'])
})
