import { formularAdresse } from '@rathausplatz/contract/kontaktformular'
import { Link } from '@rathausplatz/ui'
import { Button } from '@rathausplatz/ui/form'
import { useEffect, useRef } from 'react'
import type { Received } from './beleg.ts'
import type { Form } from './form.ts'
import styles from './formular.module.css'
import { inFours } from './in-fours.ts'

type ArrivedProps = {
  received: Received
  formular: Form
  /**
   * Whether the status page accepts this number and secret; a remote CMS may send none, or some of its own
   * kind.
   */
  isTraceable: boolean
}

/**
 * Confirms that the form is stored: shows its number, the next step with its deadline, and a link to the
 * status page.
 */
export function Arrived({ received, formular, isTraceable }: ArrivedProps) {
  const { vorgang, kennwort, eingangsmail, slug, an } = received
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    box.current?.focus()
  }, [])
  return (
    <section ref={box} className={styles.bestaetigt} aria-labelledby="angekommen" role="status" tabIndex={-1}>
      <h2 id="angekommen">Ihr Formular ist angekommen</h2>
      {vorgang && (
        <p>
          Vorgangsnummer
          <strong className={styles.nummer}>{vorgang}</strong>
        </p>
      )}
      {formular.bestaetigung && <p className={styles.weiter}>{formular.bestaetigung}</p>}
      {eingangsmail && <Confirmation an={an} />}
      {kennwort && (
        <div className={styles.kennwort}>
          <h3>Ihr Kennwort für die Abfrage</h3>
          <p className={styles.geheim}>{isTraceable ? inFours(kennwort) : kennwort}</p>
          {isTraceable ? (
            <p>
              Es steht nur hier. Mit Nummer und Kennwort sehen Sie,{' '}
              <Link href={`/formulare/stand?vorgang=${vorgang}`}>wie weit Ihr Vorgang ist</Link>.
            </p>
          ) : (
            <p>Es steht nur hier.</p>
          )}
        </div>
      )}
      <div className={styles.schritte}>
        {isTraceable && (
          <form method="post" action="/formulare/stand/kopie">
            <input type="hidden" name="vorgang" value={vorgang} />
            <input type="hidden" name="kennwort" value={kennwort} />
            <Button look="outline">Kopie als PDF speichern</Button>
          </form>
        )}
        <Link href={formularAdresse({ slug })} className={styles.spaeter}>
          Noch einmal ausfüllen
        </Link>
      </div>
    </section>
  )
}

/** Names the address, so that a slip is noticed; the submission is stored whatever becomes of the mail. */
const Confirmation = ({ an }: Pick<Received, 'an'>) =>
  an === '' ? (
    <p>Eine Bestätigung geht an Ihre E-Mail-Adresse.</p>
  ) : (
    <p>
      Eine Bestätigung geht an <strong>{an}</strong>. Stimmt die Adresse nicht? Ihr Formular ist trotzdem bei
      uns; senden Sie es bitte nicht noch einmal.
    </p>
  )
