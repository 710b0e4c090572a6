import type { MenuItem } from '@rathausplatz/contract'
import type { Section } from '@rathausplatz/contract/sections'

/**
 * The pages of a section for its own navigation: below its item in the town's main menu, or, where the section has a
 * menu of its own, that menu's items. Only titles and addresses, and only of pages that lie in the section.
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

/** The item of a menu that leads to a path and has items below it. */
function itemAt(path: string, items: readonly MenuItem[]): MenuItem | undefined {
  for (const item of items) {
    const { href, menuItems = [] } = item
    const found = href === path && menuItems.length > 0 ? item : itemAt(path, menuItems)
    if (found) return found
  }
  return undefined
}
