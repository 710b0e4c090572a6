import { Button } from '@rathausplatz/ui/form'
import { type FormEvent, useId, useState } from 'react'
import { Dialog } from '../pieces/dialog.tsx'
import styles from './document.module.css'
import type { Steps } from './use-steps.ts'

type ReviewDialogProps = { isOpen: boolean; isBack: boolean; onClose: () => void; steps: Steps }

/** Asks for a note that goes with the draft: to the reviewers, or back to the author. */
export function ReviewDialog({ isOpen, isBack, onClose, steps }: ReviewDialogProps) {
  const [note, setNote] = useState('')
  const field = useId()
  const send = async (event: FormEvent) => {
    event.preventDefault()
    await (isBack ? steps.giveBack(note) : steps.submit(note))
    setNote('')
    onClose()
  }
  return (
    <Dialog isOpen={isOpen} title={isBack ? 'Zurückgeben' : 'Zur Prüfung geben'} onClose={onClose}>
      <form onSubmit={send} className={styles.dialogform}>
        <label htmlFor={field}>
          {isBack ? 'Was soll noch geändert werden?' : 'Was sollen die Prüfenden wissen? (freiwillig)'}
        </label>
        <textarea
          id={field}
          rows={4}
          maxLength={500}
          required={isBack}
          value={note}
          onChange={event => setNote(event.target.value)}
        />
        <Button aria-disabled={steps.busy !== undefined}>
          {isBack ? 'Zurückgeben' : 'Zur Prüfung geben'}
        </Button>
      </form>
    </Dialog>
  )
}
