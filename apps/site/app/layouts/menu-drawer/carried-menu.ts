import type { MenuItem } from '@rathausplatz/contract'
import { MENU_LEVELS } from '@rathausplatz/contract/sections'
import type { Standing } from '../../document/standing.ts'

/** Returns the main menu as a standing part of a page, with only the data that the page shows. */
export function carriedMenu(items: readonly MenuItem[]): Standing<MenuItem[]> {
  return { standing: upToLevel(MENU_LEVELS, items) }
}

function upToLevel(levels: number, items: readonly MenuItem[]): MenuItem[] {
  return items.map(({ menuItems, ...item }) =>
    levels > 1 && menuItems?.length ? { ...item, menuItems: upToLevel(levels - 1, menuItems) } : item,
  )
}

/** The menu read from the first page of the visit. Used until loader data brings a menu. */
let read: MenuItem[] | undefined

/** Returns the menu from the data or, on the first page of a visit, from the markup of the page. */
export function itemsOf({ standing }: Standing<MenuItem[]>): readonly MenuItem[] {
  if (standing) return standing
  read ??= itemsIn(document.querySelector('#menue nav > ul'))
  return read
}

/** Reads the markup of menu-drawer.tsx: for each item a link, and for sub-items a button and a list. */
export function itemsIn(list: Element | null | undefined): MenuItem[] {
  return [...(list?.children ?? [])].map(({ children: [link, , below] }) => ({
    title: link?.textContent ?? '',
    href: link?.getAttribute('href') ?? '',
    alt: link?.getAttribute('title') ?? undefined,
    menuItems: below && itemsIn(below),
  }))
}
