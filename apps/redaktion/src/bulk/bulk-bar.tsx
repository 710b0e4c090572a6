import { CalendarX, FolderInput, type LucideIcon, Send, Tags, UserCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Menu } from '../pieces/menu.tsx'
import styles from './bulk.module.css'
import type { Aktion, Target } from './bulk.ts'
import { aktionLabels, isAbout } from './bulk.ts'
import type { Selection } from './selection.ts'

/** Selects all shown rows, or none. */
export function TickAll({ selection }: { selection: Pick<Selection, 'selected' | 'isAll' | 'toggleAll'> }) {
  const box = useRef<HTMLInputElement>(null)
  const { selected, isAll, toggleAll } = selection
  useEffect(() => {
    if (box.current) box.current.indeterminate = selected.length > 0 && !isAll
  }, [selected.length, isAll])
  return (
    <label className={styles.all}>
      <input ref={box} type="checkbox" checked={isAll} onChange={toggleAll} /> Alle auf dieser Seite
    </label>
  )
}

export function Tick({
  row,
  selection,
}: {
  row: Pick<Target, 'id' | 'titel'>
  selection: Pick<Selection, 'has' | 'toggle'>
}) {
  return (
    <label className={styles.tick}>
      <input
        type="checkbox"
        aria-label={`„${row.titel}“ auswählen`}
        checked={selection.has(row.id)}
        onChange={() => selection.toggle(row.id)}
      />
    </label>
  )
}

type BulkBarProps = {
  aktionen: readonly Aktion[]
  selected: readonly Target[]
  isBusy: boolean
  run: (aktion: Aktion, targets: readonly Target[]) => void
  clear: () => void
}

/** Less frequent steps are in a menu beside the most frequent ones: a phone has no room for eight buttons. */
const RARER: Partial<Record<Aktion, LucideIcon>> = {
  einreichen: Send,
  zuordnen: Tags,
  verschieben: FolderInput,
  befristen: CalendarX,
  pflegen: UserCheck,
}

/**
 * Shows the steps for the selected rows. A step that does not apply to all of them shows to how many it
 * applies.
 */
export function BulkBar({ aktionen, selected, isBusy, run, clear }: BulkBarProps) {
  if (selected.length === 0) return null
  const steps = aktionen.flatMap(aktion => {
    const targets = selected.filter(target => isAbout(aktion, target))
    if (targets.length === 0) return []
    const few = targets.length < selected.length ? ` (${targets.length})` : ''
    return [{ aktion, label: aktionLabels[aktion] + few, run: () => run(aktion, targets) }]
  })
  const rarer = aktionen.length > MOST_BUTTONS ? steps.filter(({ aktion }) => RARER[aktion]) : []
  return (
    <div className={styles.bar} role="group" aria-label="Ausgewählte Inhalte">
      <strong>{selected.length === 1 ? '1 ausgewählt' : `${selected.length} ausgewählt`}</strong>
      <button type="button" className={styles.clear} onClick={clear}>
        Auswahl aufheben
      </button>
      {steps
        .filter(step => !rarer.includes(step))
        .map(step => (
          <button key={step.aktion} type="button" aria-disabled={isBusy} onClick={step.run}>
            {step.label}
          </button>
        ))}
      {rarer.length > 0 && (
        <span className={styles.rarer}>
          <Menu
            label="Mehr mit den ausgewählten Inhalten tun"
            shown="Mehr"
            items={rarer.map(({ aktion, label, run }) => ({ label, run, drawing: RARER[aktion] ?? Tags }))}
          />
        </span>
      )}
    </div>
  )
}

/** Up to this many steps are all shown as buttons; with more, the less frequent steps are in the menu. */
const MOST_BUTTONS = 3
