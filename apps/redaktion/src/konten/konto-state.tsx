import {
  KeyRound,
  Link2,
  type LucideIcon,
  MailPlus,
  MailX,
  MonitorSmartphone,
  UserRoundX,
} from 'lucide-react'
import { DeskIcon } from '../pieces/icon.tsx'
import type { Konto } from './konto.ts'
import styles from './people.module.css'
import { signedIn } from './steps.ts'

/** States of an account: words, each with its icon. */
export function KontoState({ konto }: { konto: Konto }) {
  return (
    <ul role="list" className={styles.states}>
      {stateWords(konto).map(({ text, drawing }) => (
        <li key={text}>
          <DeskIcon drawing={drawing} /> {text}
        </li>
      ))}
    </ul>
  )
}

type Word = { readonly text: string; readonly drawing: LucideIcon }

export function stateWords({
  gesperrt,
  eingeladen,
  angemeldet,
  zweiter_faktor,
  verbunden,
  zustellung,
}: Konto): readonly Word[] {
  const all: readonly (Word & { readonly holds: boolean })[] = [
    { holds: gesperrt, text: 'gesperrt', drawing: UserRoundX },
    { holds: eingeladen, text: 'eingeladen, noch ohne Passwort', drawing: MailPlus },
    {
      holds: zustellung?.lage === 'nicht_zugestellt',
      text: 'E-Mail nicht zugestellt',
      drawing: MailX,
    },
    { holds: angemeldet > 0, text: signedIn(angemeldet), drawing: MonitorSmartphone },
    { holds: zweiter_faktor, text: 'zweiter Faktor', drawing: KeyRound },
    { holds: verbunden, text: 'mit Konto der Verwaltung', drawing: Link2 },
  ]
  return all.filter(({ holds }) => holds)
}
