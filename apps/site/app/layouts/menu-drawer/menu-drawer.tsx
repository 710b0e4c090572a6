import type { MenuItem } from '@rathausplatz/contract'
import { MENU_LEVELS } from '@rathausplatz/contract/sections'
import { Icon, Link, useHydrated, VisuallyHidden } from '@rathausplatz/ui'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { headerButton } from '../header-button/header-button.ts'
import { useOverlay } from '../overlay/use-overlay.ts'
import styles from './menu-drawer.module.css'

/**
 * The main navigation as a drawer (spec §2). Without scripts the button is a link to the drawer, which then shows
 * itself with all its levels open.
 */
export function MenuDrawer({ items }: { items: readonly MenuItem[] }) {
  const overlay = useOverlay()
  const hydrated = useHydrated()
  const pathname = useLocation().pathname.replace(/(?<=.)\/$/, '')
  const { openKeys, toggle } = useOpenItems(items, pathname)
  const label = (
    <>
      <Icon name="menu" />
      <span>Menü</span>
    </>
  )
  return (
    <>
      {hydrated ? (
        <button
          type="button"
          className={headerButton}
          aria-expanded={overlay.isOpen}
          aria-haspopup="dialog"
          onClick={overlay.show}
        >
          {label}
        </button>
      ) : (
        <a className={headerButton} href="#menue">
          {label}
        </a>
      )}
      <dialog id="menue" className={styles.drawer} aria-label="Menü" {...overlay.props}>
        <div className={styles.panel}>
          <div className={styles.head}>
            <span>Menü</span>
            {hydrated ? (
              <button type="button" className={styles.close} onClick={overlay.close}>
                <Icon name="x" />
                <VisuallyHidden>Menü schließen</VisuallyHidden>
              </button>
            ) : (
              <a className={styles.close} href="#oben">
                <Icon name="x" />
                <VisuallyHidden>Menü schließen</VisuallyHidden>
              </a>
            )}
          </div>
          <nav aria-label="Hauptmenü" className={styles.menu}>
            <MenuList
              items={items}
              id="m"
              level={1}
              isOpen
              openKeys={openKeys}
              toggle={toggle}
              pathname={pathname}
            />
          </nav>
        </div>
      </dialog>
    </>
  )
}

type MenuListProps = {
  items: readonly MenuItem[]
  /** Begins the keys of its items. */
  id: string
  level: number
  isOpen: boolean
  openKeys: ReadonlySet<string>
  toggle: (key: string) => void
  pathname: string
}

/**
 * Nearly a hundred items on every page: their looks come from where they stand, not from names of their own. The browser
 * reads them off the page (carried-menu.ts), which knows their order.
 */
function MenuList({ items, id, level, isOpen, openKeys, toggle, pathname }: MenuListProps) {
  return (
    <ul id={id} role="list" data-level={level} hidden={!isOpen}>
      {items.map((item, index) => {
        const key = `${id}-${index}`
        const children = level < MENU_LEVELS ? (item.menuItems ?? []) : []
        return (
          <li key={key}>
            <Link
              href={item.href}
              aria-current={item.href === pathname ? 'page' : undefined}
              title={item.alt}
            >
              {item.title}
            </Link>
            {children.length > 0 && (
              <>
                <button
                  type="button"
                  aria-expanded={openKeys.has(key)}
                  aria-controls={key}
                  onClick={() => toggle(key)}
                >
                  <Icon name="chevron-down" />
                  <VisuallyHidden>{`Unterpunkte von ${item.title}`}</VisuallyHidden>
                </button>
                <MenuList
                  items={children}
                  id={key}
                  level={level + 1}
                  isOpen={openKeys.has(key)}
                  openKeys={openKeys}
                  toggle={toggle}
                  pathname={pathname}
                />
              </>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** Which items are open: at first those on the way to the current page. */
function useOpenItems(items: readonly MenuItem[], pathname: string) {
  const [openKeys, setOpenKeys] = useState<ReadonlySet<string>>(() => keysOnTheWay(items, pathname))
  useEffect(() => setOpenKeys(keysOnTheWay(items, pathname)), [items, pathname])
  return { openKeys, toggle: (key: string) => setOpenKeys(open => toggleItem(open, key)) }
}

/** Opens or closes an item. Opening closes its siblings, the items with the same prefix, and all below them (spec §2). */
export function toggleItem(open: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const prefix = key.slice(0, key.lastIndexOf('-') + 1)
  const others = [...open].filter(other => !other.startsWith(prefix))
  return new Set(open.has(key) ? others : [...others, key])
}

/** Keys of the items that lead to a path: `/rathaus/buergerbuero/ausweis` opens Rathaus and Bürgerbüro. */
export function keysOnTheWay(
  items: readonly MenuItem[],
  pathname: string,
  prefix = 'm',
): ReadonlySet<string> {
  const keys = new Set<string>()
  items.forEach((item, index) => {
    const { menuItems = [] } = item
    const key = `${prefix}-${index}`
    const below = keysOnTheWay(menuItems, pathname, key)
    const leadsThere = [item, ...menuItems].some(({ href }) => leadsTo(href, pathname))
    if (menuItems.length > 0 && (leadsThere || below.size > 0)) keys.add(key)
    for (const deeper of below) keys.add(deeper)
  })
  return keys
}

/** True where a link leads to a path or to a page above it. Everything lies below the home page, so that does not count. */
function leadsTo(href: string, pathname: string): boolean {
  return href.length > 1 && (pathname === href || pathname.startsWith(`${href}/`))
}
