import { holidaysOf } from '@rathausplatz/kalender'
import { Menu, Search, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link, type Location, Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router'
import { DeskIcon } from '../pieces/icon.tsx'
import { TellProvider } from '../pieces/tell.tsx'
import { SearchBox } from '../search/search-box.tsx'
import { ConfirmDialog } from '../session/confirm-dialog.tsx'
import { SessionEnded } from '../session/session-ended.tsx'
import { useSessionEnd } from '../session/use-session-end.ts'
import styles from './frame.module.css'
import { useFrameData } from './frame-data.ts'
import { HelpLink } from './help-link.tsx'
import { HolidaysContext } from './holidays.ts'
import { Navigation } from './navigation.tsx'

/** The frame of every screen: navigation on the left, the screen in the middle. */
export function Frame() {
  const { stadt } = useFrameData()
  const holidays = holidaysOf(stadt ?? {})
  const [isOpen, setOpen] = useState(false)
  const nav = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const { state } = useNavigation()
  useSessionEnd()
  useEffect(() => {
    if (!pathname) return
    setOpen(false)
    // If the navigation is longer than the screen, the current link is scrolled into view.
    const ways = nav.current
    if (ways && ways.scrollHeight > ways.clientHeight)
      ways.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest' })
  }, [pathname])
  return (
    <TellProvider screen={pathname}>
      <a href="#inhalt" className="skip">
        Zum Inhalt springen
      </a>
      <div className={styles.frame}>
        <header className={styles.head}>
          <Link to="/" className={styles.town} aria-label={stadt ? `Redaktion ${stadt.name}` : 'Redaktion'}>
            <img src="/medien/wappen.svg" alt="" width="28" height="32" />
            <span>
              <span className={styles.of}>Redaktion</span> {stadt?.name}
            </span>
          </Link>
          <HelpLink className={styles.help} />
          <div className={styles.search}>
            <SearchBox />
          </div>
          <Link to="/suche" className={styles.find}>
            <DeskIcon drawing={Search} /> Suche
          </Link>
          <button
            type="button"
            className={styles.open}
            aria-expanded={isOpen}
            aria-controls="bereiche"
            onClick={() => setOpen(!isOpen)}
          >
            <DeskIcon drawing={isOpen ? X : Menu} /> Menü
          </button>
        </header>
        <nav
          id="bereiche"
          ref={nav}
          className={styles.nav}
          aria-label="Bereiche der Redaktion"
          data-open={isOpen}
        >
          <Navigation />
        </nav>
        <main
          id="inhalt"
          tabIndex={-1}
          aria-label="Redaktion"
          className={styles.main}
          aria-busy={state !== 'idle'}
        >
          <HolidaysContext value={holidays}>
            <Outlet />
          </HolidaysContext>
        </main>
      </div>
      <ConfirmDialog />
      <SessionEnded />
      <ScrollRestoration storageKey="rollposition" getKey={placeOf} />
    </TellProvider>
  )
}

/**
 * Returns the key of a scroll position. Each history entry has its own, so that a newly opened address does
 * not start at the position of another visit.
 */
const placeOf = ({ key, pathname, search }: Location) => (key === 'default' ? pathname + search : key)
