import type { MenuItem } from '@rathausplatz/contract'
import { MENU_LEVELS } from '@rathausplatz/contract/sections'
import type { Standing } from '../../document/standing.ts'

/** The main menu as a page carries it: drawn, with nothing besides what it shows. */
export function carriedMenu(items: readonly MenuItem[]): Standing<MenuItem[]> {
  return { standing: upToLevel(MENU_LEVELS, items) }
}

function upToLevel(levels: number, items: readonly MenuItem[]): MenuItem[] {
  return items.map(({ menuItems, ...item }) =>
    levels > 1 && menuItems?.length ? { ...item, menuItems: upToLevel(levels - 1, menuItems) } : item,
  )
}

/** That of the first page of the visit, read off it once: as long as nobody brings another, it is the same one. */
let read: MenuItem[] | undefined

/** The menu, from its data or, on the first page of a visit, off the page itself. */
export function itemsOf({ standing }: Standing<MenuItem[]>): readonly MenuItem[] {
  if (standing) return standing
  read ??= itemsIn(document.querySelector('#menue nav > ul'))
  return read
}

/** As menu-drawer.tsx draws them: the link, and where there is more, its button and the list below. */
export function itemsIn(list: Element | null | undefined): MenuItem[] {
  return [...(list?.children ?? [])].map(({ children: [link, , below] }) => ({
    title: link?.textContent ?? '',
    href: link?.getAttribute('href') ?? '',
    alt: link?.getAttribute('title') ?? undefined,
    menuItems: below && itemsIn(below),
  }))
}
