import { Link } from '@rathausplatz/ui'
import styles from './only-hit-note.module.css'

/** States that this page was the only hit, and links back to the search. */
export function OnlyHitNote({ question }: { question: string }) {
  return (
    <aside className={styles.note} aria-label="Hinweis zur Suche">
      <p role="status">Einziger Treffer für „{question}“.</p>
      <Link href={`/suche/?q=${encodeURIComponent(question)}&alle=1`}>Zurück zur Suche</Link>
    </aside>
  )
}
