import type { Stand } from './stand.ts'
import styles from './stand-note.module.css'

/** A quiet line above a page that is shown as it was, because nothing newer can be had. */
export function StandNote({ stand: { zeitpunkt, worte } }: { stand: Stand }) {
  return (
    <p className={styles.note}>
      Stand: <time dateTime={zeitpunkt}>{worte}</time>. Neuere Angaben sind zurzeit nicht erreichbar.
    </p>
  )
}
