import type { MenuItem } from '@rathausplatz/contract'
import { Link, useHydrated, VisuallyHidden } from '@rathausplatz/ui'
import { ChevronDown, Menu, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useOverlay } from '../overlay/use-overlay.ts'
import styles from './menu-drawer.module.css'

/** The main navigation shows at most this many levels (spec §2). */
const LEVELS = 3

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
      <Menu aria-hidden />
      <span>Menü</span>
    </>
  )
  return (
    <>
      {hydrated ? (
        <button
          type="button"
          className={styles.button}
          aria-expanded={overlay.isOpen}
          aria-haspopup="dialog"
          onClick={overlay.show}
        >
          {label}
        </button>
      ) : (
        <a className={styles.button} href="#menue">
          {label}
        </a>
      )}
      <dialog id="menue" className={styles.drawer} aria-label="Menü" {...overlay.props}>
        <div className={styles.panel}>
          <div className={styles.head}>
            <span>Menü</span>
            {hydrated ? (
              <button type="button" className={styles.close} onClick={overlay.close}>
                <X aria-hidden />
                <VisuallyHidden>Menü schließen</VisuallyHidden>
              </button>
            ) : (
              <a className={styles.close} href="#oben">
                <X aria-hidden />
                <VisuallyHidden>Menü schließen</VisuallyHidden>
              </a>
            )}
          </div>
          <nav aria-label="Hauptmenü">
            <MenuList
              items={items}
              prefix="m"
              level={1}
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
  prefix: string
  level: number
  openKeys: ReadonlySet<string>
  toggle: (key: string) => void
  pathname: string
}

function MenuList({ items, prefix, level, openKeys, toggle, pathname }: MenuListProps) {
  return (
    <ul role="list" className={styles.list} data-level={level}>
      {items.map((item, index) => {
        const key = `${prefix}-${index}`
        const children = level < LEVELS ? (item.menuItems ?? []) : []
        const isOpen = openKeys.has(key)
        return (
          <li key={key} className={styles.item}>
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
                  className={styles.toggle}
                  aria-expanded={isOpen}
                  aria-controls={key}
                  onClick={() => toggle(key)}
                >
                  <ChevronDown aria-hidden />
                  <VisuallyHidden>Unterpunkte von {item.title}</VisuallyHidden>
                </button>
                <div id={key} className={styles.children} hidden={!isOpen}>
                  <MenuList
                    items={children}
                    prefix={key}
                    level={level + 1}
                    openKeys={openKeys}
                    toggle={toggle}
                    pathname={pathname}
                  />
                </div>
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
