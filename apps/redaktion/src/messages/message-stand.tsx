import type { Nachrichtenstand } from '@rathausplatz/contract'
import { CircleCheck, type LucideIcon, Mail, UserRoundCheck } from 'lucide-react'
import { DeskIcon } from '../pieces/icon.tsx'
import pieces from '../pieces/pieces.module.css'
import { type Message, standWords } from './messages.ts'

export const standDrawings: Readonly<Record<Nachrichtenstand, LucideIcon>> = {
  neu: Mail,
  in_arbeit: UserRoundCheck,
  erledigt: CircleCheck,
}

/** How far the house is with a message: words and a shape of its own. */
export function MessageStand({ of }: { of: Message['bearbeitung'] }) {
  return (
    <span className={pieces.state}>
      <DeskIcon drawing={standDrawings[of.stand]} /> {standWords(of)}
    </span>
  )
}
