import { Button } from '@rathausplatz/ui/form'
import styles from './people.module.css'

type ChangingProps = {
  label: string
  isBusy: boolean
  /** What the change brings along. */
  note: string | undefined
  onDiscard: () => void
}

/** Below a part of an account that is being changed: what that means, and its two ways on. */
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
