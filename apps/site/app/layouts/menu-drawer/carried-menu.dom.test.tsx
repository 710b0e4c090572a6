import type { MenuItem } from '@rathausplatz/contract'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { carriedMenu, itemsIn, itemsOf } from './carried-menu.ts'
import { MenuDrawer } from './menu-drawer.tsx'

/** The menu that a browser reads off a page which carries this one. */
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

test('The browser reads the menu off the page as it was drawn', () => {
  expect(readBack(menu)).toEqual(itemsOf(carriedMenu(menu)))
})

test('What was read draws the same page again, on the way to the current page too', () => {
  for (const path of ['/', '/kita', '/aktuelles'])
    expect(draw(readBack(menu, path), path)).toBe(draw(itemsOf(carriedMenu(menu)), path))
})

test('A link that leads nowhere safe is words here as there', () => {
  const items = [
    { title: 'Böse', href: 'javascript:alert(1)' },
    { title: 'Gruppe', href: '' },
  ]
  expect(draw(readBack(items), '/')).toBe(draw(items, '/'))
})

test('Spec §2: of a deeper menu the page carries three levels', () => {
  const four = ['A', 'B', 'C', 'D'].reduceRight<MenuItem[]>(
    (menuItems, title) => [{ title, href: `/${title}`, menuItems }],
    [],
  )
  expect(JSON.stringify(carriedMenu(four))).not.toContain('"D"')
  expect(readBack(four)).toEqual(itemsOf(carriedMenu(four)))
})

test('A page without a menu has none to read', () => {
  expect(readBack([])).toEqual([])
  expect(itemsIn(null)).toEqual([])
})
