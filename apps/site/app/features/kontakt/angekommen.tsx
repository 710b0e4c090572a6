import { Link } from '@rathausplatz/ui'
import styles from './kontakt-form.module.css'

/** Says that the message is stored, and the number to refer to. */
export function Angekommen({ vorgang }: { vorgang: string }) {
  return (
    <section className={styles.angekommen} aria-labelledby="angekommen" role="status">
      <h2 id="angekommen">Ihre Nachricht ist angekommen</h2>
      <p>
        Vorgangsnummer <strong>{vorgang}</strong>
      </p>
      <p>
        Wir antworten Ihnen innerhalb von zwei Werktagen. Nennen Sie die Nummer, wenn Sie noch einmal
        nachfragen.
      </p>
      <p>
        <Link href="/kontakt">Noch eine Nachricht schreiben</Link>
      </p>
    </section>
  )
}
