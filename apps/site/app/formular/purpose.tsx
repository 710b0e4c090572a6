import { Link } from '@rathausplatz/ui'
import type { Form } from './form.ts'
import styles from './formular.module.css'

/** Only what the town says of it. */
function promiseOf(purpose: string, days: number | undefined): string {
  const kept = days === undefined ? '' : `löschen sie hier nach ${days} Tagen`
  if (purpose === '') return kept && `Ihre Angaben ${kept.replace(' sie', ' wir')}. `
  return `Wir verwenden Ihre Angaben nur, ${purpose}${kept && `, und ${kept}`}. `
}

/** What the answers are for and how long they are kept, where they are sent. */
export const Purpose = ({ formular: { zweck, aufbewahrung_tage } }: { formular: Form }) => (
  <p className={styles.zweck}>
    {promiseOf(zweck.trim().replace(/\.$/, ''), aufbewahrung_tage)}Mehr steht unter{' '}
    <Link href="/datenschutz">Datenschutz</Link>.
  </p>
)
