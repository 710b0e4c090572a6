import { Link } from '@rathausplatz/ui'
import { useEffect, useRef } from 'react'
import styles from './kontakt-form.module.css'

/** Says that the message is stored, and the number to refer to. Takes the focus: the page stayed where the form was sent. */
export function Angekommen({ vorgang }: { vorgang: string }) {
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    if (vorgang) box.current?.focus()
  }, [vorgang])
  return (
    <section ref={box} className={styles.angekommen} aria-labelledby="angekommen" role="status" tabIndex={-1}>
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
