import { Button } from '@rathausplatz/ui/form'
import styles from './people.module.css'

type ChangingProps = {
  label: string
  isBusy: boolean
  /** The consequence of the change. */
  note: string | undefined
  onDiscard: () => void
}

/** Below a changed part of an account: its consequence, and the buttons to save or discard. */
export const Changing = ({ label, isBusy, note, onDiscard }: ChangingProps) => (
  <div className={styles.changing}>
    {note && <p role="status">{note}</p>}
    <p className={styles.buttons}>
      <Button aria-disabled={isBusy}>{isBusy ? 'Wird geändert …' : label}</Button>
      <Button type="button" look="outline" onClick={onDiscard}>
        Verwerfen
      </Button>
    </p>
  </div>
)
