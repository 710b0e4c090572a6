import { formatDate } from '@rathausplatz/ui'
import styles from './stand.module.css'

type Withdrawn = {
  /** `Diese Vorlage`. */
  was: string
  am: string
  grund: string
}

/** A notice that a document was withdrawn, with date and reason. */
export const Zurueckgenommen = ({ was, am, grund }: Withdrawn) => (
  <div className={styles.grund}>
    <p>
      <strong>
        {was} wurde am <time dateTime={am}>{formatDate(am)}</time> zurückgenommen.
      </strong>
    </p>
    <p>Grund: {grund}</p>
  </div>
)
