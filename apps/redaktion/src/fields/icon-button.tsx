import type { LucideIcon } from 'lucide-react'
import { DeskIcon } from '../pieces/icon.tsx'
import styles from './fields.module.css'

/** A step with one entry of many: its words are heard and shown as one points at it. Keeps the focus where it cannot go on. */
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
  /** By which it is found again after its entry has moved. */
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
