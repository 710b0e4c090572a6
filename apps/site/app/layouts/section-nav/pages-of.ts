import type { MenuItem } from '@rathausplatz/contract'
import type { Section } from '@rathausplatz/contract/sections'

/**
 * Returns the pages of a section for its navigation: the items below its entry in the main menu or, if the
 * section has its own menu, the items of that menu. The result has only titles and addresses, and only pages
 * within the section.
 */
export function pagesOf(
  { path, frame }: Pick<Section, 'path' | 'frame'>,
  menu: readonly MenuItem[],
): MenuItem[] {
  if (frame !== 'house') return []
  const own = itemAt(path, menu)?.menuItems ?? menu
  return own
    .filter(({ href }) => href === path || href.startsWith(`${path}/`))
    .map(({ title, href }) => ({ title, href }))
}

/** Returns the menu item of this path that has sub-items; undefined if there is none. */
function itemAt(path: string, items: readonly MenuItem[]): MenuItem | undefined {
  for (const item of items) {
    const { href, menuItems = [] } = item
    const found = href === path && menuItems.length > 0 ? item : itemAt(path, menuItems)
    if (found) return found
  }
  return undefined
}
