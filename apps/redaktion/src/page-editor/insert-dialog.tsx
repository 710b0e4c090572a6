import { useId, useState } from 'react'
import { Dialog } from '../pieces/dialog.tsx'
import { DeskIcon } from '../pieces/icon.tsx'
import { SearchField } from '../pieces/search-field.tsx'
import { drawingOf } from './drawings.ts'
import type { Entry } from './entries.ts'
import styles from './insert-dialog.module.css'
import { found, isTaken, type Template } from './templates.ts'

type InsertDialogProps = {
  isOpen: boolean
  templates: readonly Template[]
  /** The entries of the page. */
  entries: readonly Entry[]
  onClose: () => void
  onPick: (template: Template) => void
}

/** All templates in groups, each with its purpose. */
export function InsertDialog({ isOpen, ...shown }: InsertDialogProps) {
  return (
    <Dialog isOpen={isOpen} title="Baustein einfügen" onClose={shown.onClose} size="wide">
      <Choice {...shown} />
    </Dialog>
  )
}

function Choice({ templates, entries, onPick }: Omit<InsertDialogProps, 'isOpen' | 'onClose'>) {
  const [typed, setTyped] = useState('')
  const id = useId()
  const groups = found(templates, typed)
  const count = groups.reduce((sum, [, those]) => sum + those.length, 0)
  return (
    <div className={styles.choice}>
      <div className={styles.search}>
        <label htmlFor={id}>Baustein suchen</label>
        <SearchField id={id} value={typed} onChange={setTyped} isFirst />
        <p role="status">{typed && saidOf(count)}</p>
      </div>
      {groups.map(([group, those]) => (
        <section key={group} aria-label={group}>
          <h3>{group}</h3>
          <ul role="list" className={styles.templates}>
            {those.map(template => (
              <li key={template.vorlage}>
                <Offer template={template} isTaken={isTaken(template, entries)} onPick={onPick} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function saidOf(count: number): string {
  if (count === 0) return 'Kein Baustein passt dazu.'
  return count === 1 ? 'Ein Baustein passt.' : `${count} Bausteine passen.`
}

function Offer({
  template,
  isTaken,
  onPick,
}: {
  template: Template
  isTaken: boolean
  onPick: (template: Template) => void
}) {
  return (
    <button
      type="button"
      className={styles.offer}
      aria-disabled={isTaken}
      onClick={() => !isTaken && onPick(template)}
    >
      <DeskIcon drawing={drawingOf(template.vorlage)} />
      <strong>{template.name}</strong>
      <span>{isTaken ? 'Steht schon auf dieser Seite; mehr als einmal geht er nicht.' : template.zweck}</span>
    </button>
  )
}
