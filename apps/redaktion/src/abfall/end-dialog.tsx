import { Button } from '@rathausplatz/ui/form'
import { type ReactNode, useState } from 'react'
import { Dialog } from '../pieces/dialog.tsx'
import { saidOf } from '../wall/ask.ts'
import styles from './waste.module.css'

type EndDialogProps = {
  title: string
  /** Label of the button. */
  label: string
  onEnd: () => Promise<void>
  onClose: () => void
  /** The consequence. */
  children: ReactNode
}

/** Asks before a permanent deletion. */
export function EndDialog({ title, label, onEnd, onClose, children }: EndDialogProps) {
  const [failure, setFailure] = useState('')
  const [isBusy, setBusy] = useState(false)
  const end = async () => {
    if (isBusy) return
    setBusy(true)
    try {
      await onEnd()
      onClose()
    } catch (error) {
      setFailure(saidOf(error))
      setBusy(false)
    }
  }
  return (
    <Dialog isOpen title={title} onClose={onClose}>
      <div className={styles.ask}>
        {children}
        {failure && <p role="alert">{failure}</p>}
        <p className={styles.acts}>
          <Button type="button" aria-disabled={isBusy} onClick={() => void end()}>
            {label}
          </Button>
          <Button type="button" look="outline" onClick={onClose}>
            Abbrechen
          </Button>
        </p>
      </div>
    </Dialog>
  )
}
