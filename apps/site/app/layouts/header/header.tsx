import type { Section } from '@rathausplatz/contract/sections'
import { Link } from '@rathausplatz/ui'
import { BackControl } from '../../pwa/app-mode/back-control.tsx'
import { AccessibilityBar } from '../accessibility-bar/accessibility-bar.tsx'
import { HeaderSearch } from '../header-search/header-search.tsx'
import type { LayoutData } from '../load-layout.ts'
import { MenuDrawer } from '../menu-drawer/menu-drawer.tsx'
import { SectionNav } from '../section-nav/section-nav.tsx'
import { Sign } from '../sign/sign.tsx'
import styles from './header.module.css'
import { useScrollDirection } from './use-scroll-direction.ts'

/** Number of characters above which a name is set smaller on a phone. */
const LONG_NAME = 14

type HeaderProps = {
  section: Section
  layout: Pick<LayoutData, 'stadt' | 'house' | 'mainMenu' | 'pages'>
  /** True if the website runs as an app in its own window, where it needs its own back button. */
  isApp?: boolean
}

/**
 * The header: accessibility bar, name, search and menu. For a house it also has a link to the town and the
 * navigation of the house (spec §2).
 */
export function Header({ section, layout: { stadt, house, mainMenu, pages }, isApp = false }: HeaderProps) {
  const direction = useScrollDirection()
  const inTown = section.frame === 'town'
  const name = house?.name ?? section.name
  return (
    <header className={styles.header} data-frame={section.frame}>
      <div className={styles.strip}>
        {!inTown && (
          <Link href="/" className={styles.town}>
            <CoatOfArms of={stadt} />
            {stadt?.name ?? 'Startseite'}
          </Link>
        )}
        <AccessibilityBar />
      </div>
      <div className={styles.sticky} data-direction={direction}>
        <div className={styles.row}>
          <BackControl isApp={isApp} />
          {inTown ? (
            <Link href="/" className={styles.name}>
              <CoatOfArms of={stadt} />
              <span>{stadt?.name ?? section.name}</span>
            </Link>
          ) : (
            <Link href={section.path} className={styles.name} data-long={name.length > LONG_NAME}>
              <Sign theme={section.theme} className={styles.sign} />
              <span>
                {name} {house?.zusatz && <span className={styles.zusatz}>{house.zusatz}</span>}
              </span>
            </Link>
          )}
          <HeaderSearch />
          <MenuDrawer items={mainMenu} />
        </div>
      </div>
      <SectionNav name={name} pages={pages} />
    </header>
  )
}

function CoatOfArms({ of: stadt }: { of: LayoutData['stadt'] }) {
  return stadt?.wappen ? <img src={stadt.wappen} alt="" width="44" height="52" /> : null
}
