import type { Befund } from '@rathausplatz/contract'
import { CircleAlert, Lightbulb, type LucideIcon, PenLine } from 'lucide-react'
import { leadTo } from '../document/fault-list.tsx'
import { DeskIcon } from '../pieces/icon.tsx'
import { byField } from './by-field.ts'
import styles from './durchsicht.module.css'

const WEIGHTS: Record<Befund['gewicht'], { word: string; drawing: LucideIcon }> = {
  fehler: { word: 'Fehler', drawing: CircleAlert },
  hinweis: { word: 'Hinweis', drawing: Lightbulb },
  wort: { word: 'Wort', drawing: PenLine },
}

type FindingsProps = {
  findings: readonly Befund[]
  /** Called before the focus moves to a field, to close what covers the field. */
  onLead?: () => void
}

/** Findings grouped by field, with a link to each field. */
export function Findings({ findings, onLead }: FindingsProps) {
  return (
    <ul role="list" className={styles.fields}>
      {byField(findings).map(({ feld, feldname, findings }) => (
        <li key={feld}>
          <a
            href={`#feld-${feld}`}
            onClick={event => {
              event.preventDefault()
              onLead?.()
              // Waits until the cover is gone and the field is rendered.
              requestAnimationFrame(() => leadTo(feld))
            }}
          >
            {feldname}
          </a>
          <ul role="list" className={styles.findings}>
            {findings.map(({ gewicht, regel, satz, rat, stelle, ziel }, index) => {
              const { word, drawing } = WEIGHTS[gewicht]
              return (
                <li key={`${regel}${stelle ?? ''}${index}`} data-weight={gewicht}>
                  <DeskIcon drawing={drawing} />
                  <p>
                    <strong>{word}:</strong> {satz}{' '}
                    {ziel && (
                      <>
                        <a href={ziel} target="_blank" rel="noreferrer">
                          Ansehen
                        </a>{' '}
                      </>
                    )}
                    {rat}
                    {stelle && !satz.includes(stelle) && <q className={styles.words}>{stelle}</q>}
                  </p>
                </li>
              )
            })}
          </ul>
        </li>
      ))}
    </ul>
  )
}
