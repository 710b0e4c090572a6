import { Link } from '@rathausplatz/ui'
import type { Form } from './form.ts'
import styles from './formular.module.css'

/** Returns a sentence with the facts that the town has entered: purpose, time of storage, or both. */
function promiseOf(purpose: string, days: number | undefined): string {
  const kept = days === undefined ? '' : `löschen sie hier nach ${days} Tagen`
  if (purpose === '') return kept && `Ihre Angaben ${kept.replace(' sie', ' wir')}. `
  return `Wir verwenden Ihre Angaben nur, ${purpose}${kept && `, und ${kept}`}. `
}

/** States the purpose of the answers and how long they are kept, next to the send button. */
export const Purpose = ({ formular: { zweck, aufbewahrung_tage } }: { formular: Form }) => (
  <p className={styles.zweck}>
    {promiseOf(zweck.trim().replace(/\.$/, ''), aufbewahrung_tage)}Mehr steht unter{' '}
    <Link href="/datenschutz">Datenschutz</Link>.
  </p>
)
