import type { MenuItem } from '@rathausplatz/contract'
import { MENU_LEVELS } from '@rathausplatz/contract/sections'
import { Icon, Link, useHydrated, VisuallyHidden } from '@rathausplatz/ui'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { headerButton } from '../header-button/header-button.ts'
import { useOverlay } from '../overlay/use-overlay.ts'
import styles from './menu-drawer.module.css'

/**
 * The main navigation as a drawer (spec §2). Without scripts the button is a link to the drawer, and the
 * drawer shows all levels.
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
  /** Prefix of the keys of the items in this list. */
  id: string
  level: number
  isOpen: boolean
  openKeys: ReadonlySet<string>
  toggle: (key: string) => void
  pathname: string
}

/**
 * A list of items. Every page has almost a hundred items, so they are styled by position, without class
 * names. The browser reads them from the page (carried-menu.ts) and depends on this order of elements.
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

/** State of the open items. At first the items above the current page are open. */
function useOpenItems(items: readonly MenuItem[], pathname: string) {
  const [openKeys, setOpenKeys] = useState<ReadonlySet<string>>(() => keysOnTheWay(items, pathname))
  useEffect(() => setOpenKeys(keysOnTheWay(items, pathname)), [items, pathname])
  return { openKeys, toggle: (key: string) => setOpenKeys(open => toggleItem(open, key)) }
}

/**
 * Opens or closes an item. Opening an item closes its siblings (their keys have the same prefix) and all
 * items below them (spec §2).
 */
export function toggleItem(open: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const prefix = key.slice(0, key.lastIndexOf('-') + 1)
  const others = [...open].filter(other => !other.startsWith(prefix))
  return new Set(open.has(key) ? others : [...others, key])
}

/**
 * Returns the keys of the items above a path: `/rathaus/buergerbuero/ausweis` opens Rathaus and Bürgerbüro.
 */
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

/** Whether a link leads to the path or to a page above it, except the home page. */
function leadsTo(href: string, pathname: string): boolean {
  return href.length > 1 && (pathname === href || pathname.startsWith(`${href}/`))
}
