import { isReadable, plainLetters } from '@rathausplatz/text'
import { formatDate } from '@rathausplatz/ui'
import { Button } from '@rathausplatz/ui/form'
import { type FormEvent, useId, useState } from 'react'
import styles from '../document/document.module.css'
import type { Steps } from '../document/use-steps.ts'
import notice from './notice.module.css'

const WITHOUT_REASON = 'Bitte schreiben Sie, warum sie zurückgenommen wird.'

/** Asks why a notice is withdrawn; shows what the public will read at its address. */
export function TakeBackForm({
  titel,
  steps,
  onClose,
}: {
  titel: string
  steps: Steps
  onClose: () => void
}) {
  const [reason, setReason] = useState('')
  const [failure, setFailure] = useState<string>()
  const field = useId()
  /** The reason as the public reads it. */
  const told = plainLetters(reason).trim()
  const [today] = useState(() => new Date().toISOString())
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (steps.busy) return
    if (!isReadable(told)) {
      setFailure(WITHOUT_REASON)
      document.getElementById(field)?.focus()
      return
    }
    const parted = await steps.takeBack(told)
    if (parted?.is === 'done') onClose()
    else if (parted?.is === 'refused') setFailure(parted.said)
  }
  return (
    <form onSubmit={send} className={styles.dialogform} noValidate>
      <p>
        Sie verschwindet aus Listen und Suche, ihre Dateien sind nicht mehr öffentlich. An ihrer Adresse
        steht, dass sie zurückgenommen ist. Das lässt sich nicht rückgängig machen.
      </p>
      <label htmlFor={field}>Grund (alle lesen ihn)</label>
      <textarea
        id={field}
        rows={3}
        maxLength={500}
        required
        aria-invalid={failure !== undefined}
        aria-describedby={failure === undefined ? undefined : `${field}-fehler`}
        value={reason}
        onChange={event => setReason(event.target.value)}
      />
      {failure && (
        <p role="alert" id={`${field}-fehler`} className={styles.warning}>
          {failure}
        </p>
      )}
      <section aria-labelledby={`${field}-dann`} className={notice.word}>
        <h3 id={`${field}-dann`}>So steht es dann auf der Website</h3>
        <p>
          <strong>{titel}</strong>
        </p>
        <p>Diese Bekanntmachung wurde am {formatDate(today)} zurückgenommen.</p>
        <p>Grund: {told || '…'}</p>
      </section>
      <Button aria-disabled={steps.busy !== undefined}>Zurücknehmen</Button>
    </form>
  )
}
