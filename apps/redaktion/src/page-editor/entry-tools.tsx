import {
  ArrowDown,
  ArrowUp,
  ClipboardCopy,
  Copy,
  PanelLeft,
  PanelRight,
  Pencil,
  Plus,
  Trash2,
} from 'lucide-react'
import { DeskIcon } from '../pieces/icon.tsx'
import { otherPlace, placeOf, step } from './entries.ts'
import styles from './tool-buttons.module.css'
import type { PageWork } from './use-page-work.ts'

type EntryToolsProps = {
  page: PageWork
  /** Key of the entry. */
  of: number
  label: string
  /** Opens the form of the entry. */
  onEdit: (key: number) => void
  /** Asks for a template to insert below. */
  onInsert: (key: number) => void
  /** Only the most frequent tools, if there is little room. */
  isShort?: boolean
  /** Adds a button that opens the form, if the form is not in view. */
  hasEdit?: boolean
}

/** Tools of one entry: beside it in the outline, and above it on the page. */
export function EntryTools({
  page,
  of: key,
  label,
  onEdit,
  onInsert,
  isShort = false,
  hasEdit = !isShort,
}: EntryToolsProps) {
  const { entries, places, actions, isReadOnly } = page
  const list = entries.map(({ entry }) => entry)
  const index = entries.findIndex(one => one.key === key)
  if (index < 0) return null
  const other = otherPlace(list[index], places)
  return (
    <div className={styles.tools} role="group" aria-label={`Baustein ${label}`}>
      {hasEdit && (
        <button type="button" onClick={() => onEdit(key)}>
          <DeskIcon drawing={Pencil} /> {isReadOnly ? 'Ansehen' : 'Bearbeiten'}
        </button>
      )}
      {!isReadOnly && (
        <>
          <Step page={page} of={key} way="up" isPossible={step(list, index, 'up', places) !== undefined} />
          <Step
            page={page}
            of={key}
            way="down"
            isPossible={step(list, index, 'down', places) !== undefined}
          />
          {other && !isShort && (
            <button type="button" onClick={() => actions.toOtherPlace(key)}>
              <DeskIcon drawing={placeOf(list[index], places) === 'content' ? PanelRight : PanelLeft} />{' '}
              {other === 'sidebar' ? 'In die Seitenleiste' : 'In den Inhalt'}
            </button>
          )}
          <button type="button" onClick={() => actions.duplicate(key)}>
            <DeskIcon drawing={Copy} /> Duplizieren
          </button>
          {!isShort && (
            <button type="button" onClick={() => actions.copy(key)}>
              <DeskIcon drawing={ClipboardCopy} /> Kopieren
            </button>
          )}
          <button type="button" onClick={() => onInsert(key)}>
            <DeskIcon drawing={Plus} /> {isShort ? 'Einfügen' : 'Darunter einfügen'}
          </button>
          <button type="button" onClick={() => actions.remove(key)}>
            <DeskIcon drawing={Trash2} /> Löschen
          </button>
        </>
      )}
    </div>
  )
}

const STEPS = {
  up: { drawing: ArrowUp, label: 'Nach oben' },
  down: { drawing: ArrowDown, label: 'Nach unten' },
} as const

/** At the end the button is disabled instead of removed: a removed button would lose the focus. */
function Step({
  page: { actions },
  of: key,
  way,
  isPossible,
}: Pick<EntryToolsProps, 'page' | 'of'> & { way: 'up' | 'down'; isPossible: boolean }) {
  const { drawing, label } = STEPS[way]
  return (
    <button type="button" aria-disabled={!isPossible} onClick={() => isPossible && actions.step(key, way)}>
      <DeskIcon drawing={drawing} /> {label}
    </button>
  )
}
