import { Button } from '@rathausplatz/ui/form'
import type { RefObject } from 'react'
import { Link } from 'react-router'
import { useBulk } from '../bulk/use-bulk.tsx'
import { screenOf } from '../contents/row.ts'
import side from '../document/document.module.css'
import styles from './old-facts.module.css'
import { mendedWords, stepsOf, type Waiting, waitingNote } from './old-facts.ts'

type WaitingDraftsProps = {
  drafts: readonly Waiting[]
  head: RefObject<HTMLParagraphElement | null>
  onDone: () => void
}

/**
 * Corrected drafts, as long as visitors still read the old value; those without other changes are published
 * together.
 */
export function WaitingDrafts({ drafts, head, onDone }: WaitingDraftsProps) {
  const { run, isBusy, dialogs } = useBulk(onDone)
  const { veroeffentlichen, zuFrueh, einreichen } = stepsOf(drafts)
  return (
    <div className={styles.part}>
      {drafts.length > 0 && (
        <>
          <p ref={head} tabIndex={-1}>
            Als Entwurf eingesetzt; auf der Website steht dort noch die alte Angabe:
          </p>
          <ul role="list" className={side.gaps}>
            {drafts.map(draft => (
              <li key={draft.id}>
                <Link to={screenOf(draft)}>{draft.titel}</Link>
                <span className={styles.note}>{mendedWords(draft)}</span>
                <span className={styles.note}>{waitingNote(draft)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {zuFrueh.length > 0 && (
        <p>
          Zuerst muss die neue Angabe hier selbst öffentlich sein. Danach{' '}
          {zuFrueh.length === 1 ? 'lässt sich dieser Entwurf' : 'lassen sich diese Entwürfe'} mit einem Klick
          veröffentlichen.
        </p>
      )}
      {veroeffentlichen.length > 0 && (
        <Button
          type="button"
          look="outline"
          aria-disabled={isBusy}
          onClick={() => run('veroeffentlichen', veroeffentlichen)}
        >
          {veroeffentlichen.length === 1
            ? `„${veroeffentlichen[0]?.titel}“ veröffentlichen`
            : `Alle ${veroeffentlichen.length} veröffentlichen`}
        </Button>
      )}
      {einreichen.length > 0 && (
        <Button
          type="button"
          look="outline"
          aria-disabled={isBusy}
          onClick={() => run('einreichen', einreichen)}
        >
          {einreichen.length === 1
            ? `„${einreichen[0]?.titel}“ zur Prüfung geben`
            : `Alle ${einreichen.length} zur Prüfung geben`}
        </Button>
      )}
      {dialogs}
    </div>
  )
}
