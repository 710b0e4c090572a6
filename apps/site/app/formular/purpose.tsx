import { Link } from '@rathausplatz/ui'
import type { Form } from './form.ts'
import styles from './formular.module.css'

/** What the answers are for and how long they are kept, where they are sent. */
export const Purpose = ({ formular: { zweck, aufbewahrung_tage } }: { formular: Form }) => (
  <p className={styles.zweck}>
    Wir verwenden Ihre Angaben nur, {zweck.replace(/\.$/, '')}, und löschen sie hier nach {aufbewahrung_tage}{' '}
    Tagen. Mehr steht unter <Link href="/datenschutz">Datenschutz</Link>.
  </p>
)
