import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { useFrameData } from '../frame/frame-data.ts'
import styles from './pieces.module.css'
import { useWhenGone } from './use-when-gone.ts'

type ScreenProps = {
  title: string
  /** Breadcrumbs, the widest first. */
  way?: readonly { label: string; to: string }[]
  /** The primary action: a button or a link, always at the same place. */
  action?: ReactNode
  /** One sentence: the state of the work, or the purpose of the screen. */
  note?: ReactNode
  children: ReactNode
}

/** A screen of the desk: breadcrumbs, title, action. Its heading takes the focus on navigation. */
export function Screen({ title, way, action, note, children }: ScreenProps) {
  const { stadt } = useFrameData()
  const heading = useRef<HTMLHeadingElement>(null)
  const { pathname } = useLocation()
  useEffect(() => {
    document.title = [title, 'Redaktion', stadt?.name].filter(Boolean).join(' – ')
  }, [title, stadt])
  // In a layout effect, before the first interaction, so that it does not take the focus from a field.
  useLayoutEffect(() => {
    if (pathname) heading.current?.focus()
  }, [pathname])
  useWhenGone(heading)
  return (
    <>
      <div className={styles.screenhead}>
        {way && way.length > 0 && (
          <nav aria-label="Sie sind hier">
            <ol role="list" className={styles.way}>
              {way.map(({ label, to }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ol>
          </nav>
        )}
        <div className={styles.titleline}>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {action && <div className={styles.action}>{action}</div>}
        </div>
        {note && <div className={styles.note}>{note}</div>}
      </div>
      {children}
    </>
  )
}
