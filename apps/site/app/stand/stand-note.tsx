import type { Stand } from './stand.ts'
import styles from './stand-note.module.css'

/** A line above a page that is shown from a kept answer. */
export function StandNote({ stand: { zeitpunkt, worte } }: { stand: Stand }) {
  return (
    <p className={styles.note}>
      Stand: <time dateTime={zeitpunkt}>{worte}</time>. Neuere Angaben sind zurzeit nicht erreichbar.
    </p>
  )
}
