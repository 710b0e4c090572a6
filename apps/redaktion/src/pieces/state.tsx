import type { InhaltStatus } from '@rathausplatz/contract'
import {
  CalendarX,
  CircleCheck,
  CircleDot,
  ClockArrowUp,
  type LucideIcon,
  PencilLine,
  Trash2,
  Undo2,
  UserRoundCheck,
} from 'lucide-react'
import { type Stand, standOf } from '../contents/stand.ts'
import { DeskIcon } from './icon.tsx'
import styles from './pieces.module.css'

const DRAWINGS: Readonly<Record<InhaltStatus, LucideIcon>> = {
  entwurf: PencilLine,
  in_pruefung: UserRoundCheck,
  geplant: ClockArrowUp,
  oeffentlich: CircleCheck,
  geaendert: CircleDot,
  abgelaufen: CalendarX,
  zurueckgenommen: Undo2,
  papierkorb: Trash2,
}

/** The state of a document: a word and a shape of its own; of a draft with gaps also that it is not whole. */
export function State(stand: Stand) {
  return (
    <span className={styles.state}>
      <DeskIcon drawing={DRAWINGS[stand.status]} /> {standOf(stand)}
    </span>
  )
}
