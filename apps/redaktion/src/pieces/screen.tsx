import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { useFrameData } from '../frame/frame-data.ts'
import styles from './pieces.module.css'
import { useWhenGone } from './use-when-gone.ts'

type ScreenProps = {
  title: string
  /** Ways back, from the widest to the nearest. */
  way?: readonly { label: string; to: string }[]
  /** The one thing to do here: a button or a link, always at the same place. */
  action?: ReactNode
  /** One sentence: the state of the work, or what this is for. */
  note?: ReactNode
  children: ReactNode
}

/** One screen of the desk: where one is, what it is called, what one can do. Takes the focus when one comes to it. */
export function Screen({ title, way, action, note, children }: ScreenProps) {
  const { stadt } = useFrameData()
  const heading = useRef<HTMLHeadingElement>(null)
  const { pathname } = useLocation()
  useEffect(() => {
    document.title = [title, 'Redaktion', stadt?.name].filter(Boolean).join(' – ')
  }, [title, stadt])
  // Before one can do anything here: what one does first is not taken back by it.
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
