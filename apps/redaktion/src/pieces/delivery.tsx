import type { Mailzustellung, Zustellungslage } from '@rathausplatz/contract'
import styles from './delivery.module.css'

const REMEDIES: Partial<Record<Zustellungslage, string>> = {
  nicht_zugestellt: 'Bitte rufen Sie an, oder schreiben Sie an die richtige Adresse.',
  ungewiss: 'Bitte fragen Sie nach, ob sie da ist.',
}

type DeliveryProps = {
  of: Mailzustellung | undefined
  /** What is to be done about one that did not arrive, where it is something else. */
  remedy?: string | undefined
}

/** What became of the latest mail about something, and what is to be done about it; nothing where there was none. */
export function Delivery({ of, remedy }: DeliveryProps) {
  if (!of) return null
  const isFailed = of.lage === 'nicht_zugestellt'
  const todo = (isFailed ? remedy : undefined) ?? REMEDIES[of.lage]
  return (
    <p role="status" className={isFailed ? styles.fehler : styles.lage}>
      {of.text} {todo && <span className={styles.todo}>{todo}</span>}
    </p>
  )
}

const MARKS: Partial<Record<Zustellungslage, string>> = {
  nicht_zugestellt: 'E-Mail nicht zugestellt',
  ungewiss: 'E-Mail vielleicht nicht angekommen',
}

/** The same in a row of a list: only what somebody has to care for. */
export function DeliveryMark({ of }: { of: Mailzustellung | undefined }) {
  const mark = of && MARKS[of.lage]
  return mark ? <span className={styles.fehler}>{mark}</span> : null
}
