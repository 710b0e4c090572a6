import type { MenuItem } from '@rathausplatz/contract'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { carriedMenu, itemsIn, itemsOf } from './carried-menu.ts'
import { MenuDrawer } from './menu-drawer.tsx'

/** Draws a page with this menu and reads the menu back, as a browser does. */
function readBack(items: readonly MenuItem[], path = '/'): MenuItem[] {
  const page = document.createElement('div')
  page.innerHTML = draw(itemsOf(carriedMenu(items)), path)
  return itemsIn(page.querySelector('#menue nav > ul'))
}

const draw = (items: readonly MenuItem[], path: string) =>
  renderToString(
    <MemoryRouter initialEntries={[path]}>
      <MenuDrawer items={items} />
    </MemoryRouter>,
  )

const menu: MenuItem[] = [
  {
    title: 'Müll & "Straße" <b>',
    href: '/leben?a=1&b=2',
    menuItems: [
      {
        title: 'Familie',
        href: '/leben/familie',
        alt: 'Für Familien',
        menuItems: [{ title: 'Kita', href: '/kita' }],
      },
      { title: 'Jugend', href: 'https://jugend.example.org/' },
    ],
  },
  { title: 'Aktuelles', href: '/aktuelles', menuItems: [] },
]

test('The browser reads the menu from the drawn page', () => {
  expect(readBack(menu)).toEqual(itemsOf(carriedMenu(menu)))
})

test('The menu that was read back renders the same markup again, including the items open on the current page', () => {
  for (const path of ['/', '/kita', '/aktuelles'])
    expect(draw(readBack(menu, path), path)).toBe(draw(itemsOf(carriedMenu(menu)), path))
})

test('An unsafe link is plain text, both in the menu and in the menu that was read back', () => {
  const items = [
    { title: 'Böse', href: 'javascript:alert(1)' },
    { title: 'Gruppe', href: '' },
  ]
  expect(draw(readBack(items), '/')).toBe(draw(items, '/'))
})

test('Spec §2: a page contains the first three levels of a deeper menu', () => {
  const four = ['A', 'B', 'C', 'D'].reduceRight<MenuItem[]>(
    (menuItems, title) => [{ title, href: `/${title}`, menuItems }],
    [],
  )
  expect(JSON.stringify(carriedMenu(four))).not.toContain('"D"')
  expect(readBack(four)).toEqual(itemsOf(carriedMenu(four)))
})

test('A page without a menu gives an empty menu', () => {
  expect(readBack([])).toEqual([])
  expect(itemsIn(null)).toEqual([])
})
