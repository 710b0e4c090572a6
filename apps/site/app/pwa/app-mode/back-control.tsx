import { Icon, VisuallyHidden } from '@rathausplatz/ui'
import { useLocation, useNavigate } from 'react-router'
import styles from './back-control.module.css'

/** In app mode the browser's own way back is missing. Nothing on the home page, where the app began. */
export function BackControl({ isApp }: { isApp: boolean }) {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  if (!isApp || pathname === '/') return null
  // Who began on this page has nowhere to go back to but the home page.
  const back = () => void (canGoBack() ? navigate(-1) : navigate('/'))
  return (
    <button type="button" className={styles.back} onClick={back}>
      <Icon name="arrow-left" />
      <VisuallyHidden>Zurück</VisuallyHidden>
    </button>
  )
}

/** Newer browsers know; the others have been somewhere before if their list is longer than this page. */
function canGoBack(): boolean {
  const { navigation, history }: { navigation?: { canGoBack: boolean }; history: History } = window
  return navigation?.canGoBack ?? history.length > 1
}
