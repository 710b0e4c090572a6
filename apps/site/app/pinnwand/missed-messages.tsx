import type { VerpassteNachricht } from '@rathausplatz/contract'
import { fristen } from '@rathausplatz/contract/fristen'
import { formatDate, formatTime, Link } from '@rathausplatz/ui'
import styles from './pinnwand.module.css'

type MissedMessagesProps = {
  readonly messages: readonly VerpassteNachricht[] | undefined
  /** True if the messages can no longer be answered. */
  readonly isOver?: boolean
}

/**
 * Messages that did not reach the author of an entry by mail. The author reads them here, and answers by the
 * link with the key.
 */
export function MissedMessages({ messages, isOver = false }: MissedMessagesProps) {
  if (!messages || messages.length === 0) return null
  return (
    <section aria-labelledby="verpasst" className={styles.verpasst}>
      <h2 id="verpasst">Nachrichten an Sie</h2>
      <p>
        Per E-Mail kamen sie nicht oder vielleicht nicht an. Was darin steht, lesen Sie hier{' '}
        {fristen.nachricht} Tage lang. Die Stadt hat es nicht geprüft: Überweisen Sie nichts im Voraus.
      </p>
      <ol role="list">
        {messages.map(({ name, text, am, schluessel }) => (
          <li key={`${am} ${name} ${text}`}>
            <p className={styles.eckdaten}>
              <span>{name}</span>
              <time dateTime={am}>
                {formatDate(am)}, {formatTime(am)}
              </time>
            </p>
            {text ? (
              <blockquote className={styles.text}>{text}</blockquote>
            ) : (
              <p>Die Nachricht ist nach {fristen.nachricht} Tagen gelöscht.</p>
            )}
            {schluessel && !isOver && (
              <p>
                <Link href={`/pinnwand/gespraech/${encodeURIComponent(schluessel)}`}>{name} antworten</Link>
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
