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

/** The state of a document: words and an icon; marks a draft with gaps as incomplete. */
export function State(stand: Stand) {
  return (
    <span className={styles.state}>
      <DeskIcon drawing={DRAWINGS[stand.status]} /> {standOf(stand)}
    </span>
  )
}
