import type { LucideIcon } from 'lucide-react'
import { DeskIcon } from '../pieces/icon.tsx'
import styles from './fields.module.css'

/**
 * An icon button for an entry: its label is for screen readers and a tooltip. It keeps the focus when it is
 * disabled.
 */
export function IconButton({
  drawing,
  label,
  isOff = false,
  step,
  onClick,
}: {
  drawing: LucideIcon
  label: string
  isOff?: boolean
  /** Identifies the button after its entry has moved. */
  step?: string
  onClick: () => void
}) {
  return (
    <button
      type="button"
      className={styles.iconbutton}
      title={label}
      aria-label={label}
      aria-disabled={isOff || undefined}
      data-schritt={step}
      onClick={() => !isOff && onClick()}
    >
      <DeskIcon drawing={drawing} />
    </button>
  )
}
