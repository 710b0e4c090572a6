import {
  type Amtsmail,
  type Mailzustellung,
  type Zustellungslage,
  zustellungsworte,
} from '@rathausplatz/contract'
import { MailWarning } from 'lucide-react'
import styles from './delivery.module.css'
import { DeskIcon } from './icon.tsx'

type DeliveryProps = {
  of: Mailzustellung | undefined
  /** The recipient, if known. */
  an?: string | null | undefined
  /** The remedy for an undelivered mail. */
  remedy?: string | undefined
  /** Which mail it is. */
  name?: string
}

/** The state of the latest mail about an object, and the remedy; nothing without a mail. */
export function Delivery({ of, an, remedy, name }: DeliveryProps) {
  if (!of) return null
  const isFailed = of.lage === 'nicht_zugestellt'
  const { satz, technisches } = zustellungsworte(of, an ?? undefined)
  const todo = isFailed
    ? remedy
    : of.lage === 'ungewiss'
      ? 'Bitte fragen Sie nach, ob sie da ist.'
      : undefined
  return (
    <div className={isFailed ? styles.fehler : styles.lage}>
      {isFailed && <DeskIcon drawing={MailWarning} />}
      <div>
        {(name || of.betreff) && (
          <p className={styles.betreff}>{of.betreff ? `${name ?? 'E-Mail'}: ${of.betreff}` : `${name}:`}</p>
        )}
        <p role="status">
          {satz} {todo && <span className={styles.todo}>{todo}</span>}
        </p>
        {technisches && (
          <details className={styles.technisches}>
            <summary>Technisches</summary>
            <p>{technisches}</p>
          </details>
        )}
      </div>
    </div>
  )
}

const REMEDY =
  'Das Amt weiß davon noch nichts: Bitte kümmern Sie sich darum oder geben Sie Bescheid. Damit die nächsten E-Mails ankommen, muss jemand die Adresse berichtigen oder das Postfach in Ordnung bringen.'

/** The mail with which an office should have learned of an entry, and what to do; nothing if it arrived. */
export const OfficeMail = ({ of }: { of: Amtsmail | undefined }) => (
  <Delivery of={of?.zustellung} an={of?.an} remedy={REMEDY} name="E-Mail an das Amt" />
)

const MARKS: Partial<Record<Zustellungslage, string>> = {
  nicht_zugestellt: 'E-Mail nicht zugestellt',
  ungewiss: 'E-Mail vielleicht nicht angekommen',
}

/** The state of a mail in a row, only if the mail needs attention. */
export function DeliveryMark({ of }: { of: Mailzustellung | undefined }) {
  const mark = of && MARKS[of.lage]
  return mark ? <span className={styles.mark}>{mark}</span> : null
}
