import type { MenuItem } from '@rathausplatz/contract'
import { mount } from '@rathausplatz/ui/testing'
import { act } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { keysOnTheWay, MenuDrawer, toggleItem } from './menu-drawer.tsx'

const menu: MenuItem[] = [
  {
    title: 'Rathaus',
    href: '/rathaus',
    menuItems: [
      {
        title: 'Bürgerbüro',
        href: '/rathaus/buergerbuero',
        menuItems: [
          {
            title: 'Ausweis',
            href: '/rathaus/buergerbuero/ausweis',
            menuItems: [{ title: 'Vierte Ebene', href: '/rathaus/buergerbuero/ausweis/foto' }],
          },
        ],
      },
      {
        title: 'Ämter',
        href: '/rathaus/aemter',
        menuItems: [{ title: 'Bauamt', href: '/rathaus/aemter/bauamt' }],
      },
    ],
  },
  { title: 'Leben', href: '/leben', menuItems: [{ title: 'Abfall', href: '/leben/abfall' }] },
  { title: 'Aktuelles', href: '/aktuelles' },
]

async function visit(path: string, items = menu) {
  const router = createMemoryRouter([{ path: '*', element: <MenuDrawer items={items} /> }], {
    initialEntries: [path],
  })
  const place = await mount(<RouterProvider router={router} />)
  const named = (name: string) =>
    [...place.querySelectorAll('button')].find(
      ({ textContent }) => textContent?.trim() === name,
    ) as HTMLButtonElement
  return {
    place,
    go: (to: string) => act(() => router.navigate(to)),
    press: (name: string) => act(async () => named(name).click()),
    dialog: place.querySelector('dialog') as HTMLDialogElement,
    opener: named('Menü'),
    /** Titles of the open items. */
    open: () =>
      [...place.querySelectorAll('nav [aria-expanded=true]')].map(({ textContent }) =>
        textContent?.replace('Unterpunkte von ', ''),
      ),
  }
}

test('Spec §2: the menu shows up to three levels', () => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <MenuDrawer items={menu} />
    </MemoryRouter>,
  )
  for (const title of ['Rathaus', 'Bürgerbüro', 'Ausweis']) expect(html).toContain(title)
  expect(html).not.toContain('Vierte Ebene')
})

test('K-01: every item is a link; an item with sub-items also has a button that names the item', async () => {
  const { place } = await visit('/')
  const links = [...place.querySelectorAll('nav a')].map(link => link.getAttribute('href'))
  expect(links).toEqual([
    '/rathaus',
    '/rathaus/buergerbuero',
    '/rathaus/buergerbuero/ausweis',
    '/rathaus/aemter',
    '/rathaus/aemter/bauamt',
    '/leben',
    '/leben/abfall',
    '/aktuelles',
  ])
  const buttons = [...place.querySelectorAll('nav button')]
  expect(buttons.map(({ textContent }) => textContent)).toEqual([
    'Unterpunkte von Rathaus',
    'Unterpunkte von Bürgerbüro',
    'Unterpunkte von Ämter',
    'Unterpunkte von Leben',
  ])
  for (const button of buttons) {
    const list = place.querySelector(`#${button.getAttribute('aria-controls')}`)
    expect((list as HTMLElement).hidden).toBe(button.getAttribute('aria-expanded') === 'false')
  }
  expect(place.querySelector('[role=menu], [role=menuitem]')).toBeNull()
})

test('Spec §2: opening an item closes its siblings and all items below them', async () => {
  const { open, press } = await visit('/')
  expect(open()).toEqual([])
  await press('Unterpunkte von Rathaus')
  await press('Unterpunkte von Bürgerbüro')
  expect(open()).toEqual(['Rathaus', 'Bürgerbüro'])
  await press('Unterpunkte von Ämter')
  expect(open()).toEqual(['Rathaus', 'Ämter'])
  await press('Unterpunkte von Leben')
  expect(open()).toEqual(['Leben'])
  await press('Unterpunkte von Rathaus')
  expect(open()).toEqual(['Rathaus'])
  await press('Unterpunkte von Rathaus')
  expect(open()).toEqual([])
})

test.each([
  ['its siblings close', ['m-0', 'm-2'], 'm-1', ['m-1']],
  ['what lies below its siblings closes', ['m-0', 'm-0-1', 'm-0-1-0'], 'm-1', ['m-1']],
  ['its parent stays open', ['m-0'], 'm-0-1', ['m-0', 'm-0-1']],
  ['its cousins stay as they are', ['m-0', 'm-1', 'm-1-0'], 'm-0-1', ['m-0', 'm-1', 'm-1-0', 'm-0-1']],
  [
    'items whose number only begins alike stay',
    ['m-1', 'm-10', 'm-10-0', 'm-1-0'],
    'm-1-2',
    ['m-1', 'm-10', 'm-10-0', 'm-1-2'],
  ],
])('Spec §2: when an item opens, %s', (_, open, key, expected) => {
  expect([...toggleItem(new Set(open), key)]).toEqual(expected)
})

test.each([
  ['/rathaus/buergerbuero/ausweis', ['Rathaus', 'Bürgerbüro']],
  ['/rathaus/buergerbuero', ['Rathaus', 'Bürgerbüro']],
  ['/rathaus', ['Rathaus']],
  ['/rathaus/aemter/bauamt/team', ['Rathaus', 'Ämter']],
  ['/leben/abfall', ['Leben']],
  ['/rathausplatz', []],
  ['/aktuelles', []],
  ['/', []],
])('The items above the current page %s are open', async (path, expected) => {
  expect((await visit(path)).open()).toEqual(expected)
})

test("The items above the current page are open even if the page's address is not below theirs", () => {
  const items = [
    { title: 'Für Familien', href: '/familie', menuItems: [{ title: 'Kita', href: '/leben/kita' }] },
  ]
  expect([...keysOnTheWay(items, '/leben/kita')]).toEqual(['m-0'])
  expect([...keysOnTheWay(items, '/leben')]).toEqual([])
})

test('An item without a page of its own is open only if it contains the current page', () => {
  const items = [{ title: 'Themen', href: '', menuItems: [{ title: 'Abfall', href: '/leben/abfall' }] }]
  expect([...keysOnTheWay(items, '/rathaus')]).toEqual([])
  expect([...keysOnTheWay(items, '/leben/abfall')]).toEqual(['m-0'])
})

test('K-01: only the current page is marked', async () => {
  const { place, go } = await visit('/leben/abfall')
  const marked = () =>
    [...place.querySelectorAll('[aria-current=page]')].map(({ textContent }) => textContent)
  expect(marked()).toEqual(['Abfall'])
  await go('/aktuelles')
  expect(marked()).toEqual(['Aktuelles'])
})

test('Spec §2: the button opens the drawer and has aria-expanded; the other button closes it', async () => {
  const { dialog, opener, press } = await visit('/')
  expect([dialog.open, opener.getAttribute('aria-expanded')]).toEqual([false, 'false'])
  await press('Menü')
  expect([dialog.open, opener.getAttribute('aria-expanded')]).toEqual([true, 'true'])
  await press('Menü schließen')
  expect([dialog.open, opener.getAttribute('aria-expanded')]).toEqual([false, 'false'])
})

test('Spec §2: the menu closes on route change', async () => {
  const { dialog, opener, press, go, open } = await visit('/')
  await press('Menü')
  await go('/rathaus/aemter')
  expect([dialog.open, opener.getAttribute('aria-expanded')]).toEqual([false, 'false'])
  expect(open()).toEqual(['Rathaus', 'Ämter'])
})

test('A click beside the panel closes the drawer; a click inside does not', async () => {
  const { dialog, press } = await visit('/')
  await press('Menü')
  await act(async () =>
    dialog.querySelector('nav')?.dispatchEvent(new MouseEvent('click', { bubbles: true })),
  )
  expect(dialog.open).toBe(true)
  await act(async () => dialog.dispatchEvent(new MouseEvent('click', { bubbles: true })))
  expect(dialog.open).toBe(false)
})

test('Before scripts run, the button is a link to the drawer', () => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <MenuDrawer items={menu} />
    </MemoryRouter>,
  )
  expect(html).toMatch(/<a [^>]*href="#menue"/)
  expect(html).toContain('<dialog id="menue"')
})

test('F-09: the drawer opens even if the menu failed to load', async () => {
  const { dialog, press } = await visit('/', [])
  await press('Menü')
  expect(dialog.open).toBe(true)
})
