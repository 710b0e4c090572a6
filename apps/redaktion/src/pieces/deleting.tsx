import { Button } from '@rathausplatz/ui/form'
import { useState } from 'react'
import { Dialog } from './dialog.tsx'
import styles from './handling.module.css'

type DeletingProps = {
  /** Number of the deleted entry: `S-7GQ2M9XD`. */
  name: string
  /** The consequence of the deletion. */
  words: string
  sure?: string
  isSending: boolean
  onSure: () => void
}

/** A button that deletes permanently, after a question. */
export function Deleting({ name, words, sure = 'Ja, endgültig löschen', isSending, onSure }: DeletingProps) {
  const [isAsked, setAsked] = useState(false)
  const close = () => setAsked(false)
  return (
    <>
      <div className={styles.steps}>
        <button type="button" className={styles.plain} onClick={() => setAsked(true)}>
          Löschen …
        </button>
      </div>
      <Dialog isOpen={isAsked} title={`${name} löschen?`} onClose={close}>
        <div className={styles.question}>
          <p>{words}</p>
          <div className={styles.steps}>
            <Button type="button" aria-disabled={isSending} onClick={onSure}>
              {sure}
            </Button>
            <Button type="button" look="outline" onClick={close}>
              Abbrechen
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  )
}
