import type { LucideIcon } from 'lucide-react'
import { DeskIcon } from '../pieces/icon.tsx'
import styles from './list-step.module.css'

type ListStepProps = { label: string; drawing: LucideIcon; run: () => void }

/** An action on the whole list: a button at the end of the line above its rows. */
export const ListStep = ({ label, drawing, run }: ListStepProps) => (
  <button type="button" className={styles.step} onClick={run}>
    <DeskIcon drawing={drawing} /> {label}
  </button>
)
