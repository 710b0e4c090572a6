import { Icon, Link, VisuallyHidden } from '@rathausplatz/ui'
import type { MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import styles from './back-control.module.css'

/**
 * In app mode the browser's own way back is missing. Nothing on the home page, where the app began. Without scripts it leads
 * there, as it does for whoever began on this page and has nowhere else to go back to.
 */
export function BackControl({ isApp }: { isApp: boolean }) {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  if (!isApp || pathname === '/') return null
  const back = (event: MouseEvent) => {
    if (!canGoBack()) return
    event.preventDefault()
    void navigate(-1)
  }
  return (
    <Link href="/" className={styles.back} onClick={back}>
      <Icon name="arrow-left" />
      <VisuallyHidden>Zurück</VisuallyHidden>
    </Link>
  )
}

/** Newer browsers know; the others have been somewhere before if their list is longer than this page. */
function canGoBack(): boolean {
  const { navigation, history }: { navigation?: { canGoBack: boolean }; history: History } = window
  return navigation?.canGoBack ?? history.length > 1
}
