import type { Stand } from './stand.ts'
import styles from './stand-note.module.css'

/** A line above a page that is drawn from a kept answer of the CMS. */
export function StandNote({ stand: { zeitpunkt, worte } }: { stand: Stand }) {
  return (
    <p className={styles.note}>
      Stand: <time dateTime={zeitpunkt}>{worte}</time>. Neuere Angaben sind zurzeit nicht erreichbar.
    </p>
  )
}
