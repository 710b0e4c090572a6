import type { Eingangsstand } from '@rathausplatz/contract'
import {
  CircleCheck,
  CircleX,
  Inbox,
  type LucideIcon,
  MessageSquareReply,
  UserRoundCheck,
} from 'lucide-react'
import { DeskIcon } from '../pieces/icon.tsx'
import pieces from '../pieces/pieces.module.css'
import { type EingangRow, standWords } from './eingaenge.ts'

export const standDrawings: Readonly<Record<Eingangsstand, LucideIcon>> = {
  neu: Inbox,
  in_bearbeitung: UserRoundCheck,
  beantwortet: MessageSquareReply,
  erledigt: CircleCheck,
  abgelehnt: CircleX,
}

/** The state of a submission, as words and an icon of its own. */
export function EingangStand({ of }: { of: Pick<EingangRow, 'stand' | 'zustaendig'> }) {
  return (
    <span className={pieces.state}>
      <DeskIcon drawing={standDrawings[of.stand]} /> {standWords(of)}
    </span>
  )
}
