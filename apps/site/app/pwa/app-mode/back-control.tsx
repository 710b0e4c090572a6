import { Icon, Link, VisuallyHidden } from '@rathausplatz/ui'
import type { MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import styles from './back-control.module.css'

/**
 * The back button for app mode, where the browser shows none. It is hidden on the home page, where the app
 * starts. Without scripts, or if the history has no earlier page, it leads to the home page.
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

/** Whether there is an earlier page; older browsers only know the length of the history. */
function canGoBack(): boolean {
  const { navigation, history }: { navigation?: { canGoBack: boolean }; history: History } = window
  return navigation?.canGoBack ?? history.length > 1
}
