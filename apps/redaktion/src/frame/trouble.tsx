import { isCmsError } from '@rathausplatz/contract'
import { isRouteErrorResponse, Link, useRouteError } from 'react-router'
import { saidOf } from '../wall/ask.ts'
import styles from './frame.module.css'

/** In the place of a screen that could not be opened: what is the matter, and ways on. */
export function Trouble() {
  const error = useRouteError()
  const isMissing =
    (isRouteErrorResponse(error) && error.status === 404) ||
    (isCmsError(error) && error.code === 'nicht-gefunden')
  return (
    <div className={styles.trouble} role="alert">
      <h1>{isMissing ? 'Das gibt es hier nicht (mehr)' : 'Das hat nicht geklappt'}</h1>
      <p>
        {isMissing
          ? 'Vielleicht wurde der Inhalt gelöscht, oder er gehört nicht zu Ihrem Bereich.'
          : saidOf(error)}
      </p>
      <p className={styles.ways}>
        {!isMissing && (
          <button type="button" onClick={() => location.reload()}>
            Noch einmal versuchen
          </button>
        )}
        <Link to="/">Zur Startseite der Redaktion</Link>
        <a href="/redaktion/konto">Ihr Konto</a>
      </p>
    </div>
  )
}
