import type { MenuItem, Stadt } from '@rathausplatz/contract'
import { Link } from '@rathausplatz/ui'
import { AccessibilityBar } from '../accessibility-bar/accessibility-bar.tsx'
import { HeaderSearch } from '../header-search/header-search.tsx'
import { MenuDrawer } from '../menu-drawer/menu-drawer.tsx'
import styles from './header.module.css'
import { useScrollDirection } from './use-scroll-direction.ts'

type HeaderProps = { stadt: Pick<Stadt, 'name' | 'wappen'> | null; menu: readonly MenuItem[] }

export function Header({ stadt, menu }: HeaderProps) {
  const direction = useScrollDirection()
  return (
    <>
      <AccessibilityBar />
      <header className={styles.header} data-direction={direction}>
        <div className={styles.row}>
          <Link href="/" className={styles.name}>
            {stadt?.wappen && <img src={stadt.wappen} alt="" width="44" height="52" />}
            <span>{stadt?.name ?? 'Startseite'}</span>
          </Link>
          <HeaderSearch />
          <MenuDrawer items={menu} />
        </div>
      </header>
    </>
  )
}
