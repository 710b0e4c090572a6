import { entryName, type FormField } from '@rathausplatz/contract/records'
import { ArrowDown, ArrowUp, ChevronDown, ChevronRight, GripVertical, Trash2 } from 'lucide-react'
import { type DragEvent, memo, type ReactNode, useState, useSyncExternalStore } from 'react'
import { DeskIcon } from '../pieces/icon.tsx'
import styles from './entry.module.css'
import { faultsBelow } from './faults-below.ts'
import { FieldView } from './field-view.tsx'
import fieldStyles from './fields.module.css'
import { type ControlProps, idOf, type Path, useForm } from './form.ts'
import { Within } from './gruppe.tsx'
import { IconButton } from './icon-button.tsx'
import { ShownOn } from './part-uses.tsx'
import { summaryOf } from './summary.ts'

/** Steps for an entry of a list, by its position. */
export type Steps = {
  readonly move: (from: number, to: number) => void
  readonly remove: (index: number) => void
  readonly drag: (key: string | undefined) => void
  readonly drop: (to: number) => void
}

type EntryProps = {
  id: string
  of: FormField
  path: Path
  value: unknown
  index: number
  isLast: boolean
  isNew: boolean
  isDragging: boolean
  steps: Steps
}

/** One entry of a list, rendered again only for its own changes. */
export const Entry = memo(function Entry(props: EntryProps) {
  const { id, of, path, value, index, isDragging, steps } = props
  const [isOver, setOver] = useState(false)
  const onWayOver = (event: DragEvent, is: boolean) => {
    if (!isDragging) return
    event.preventDefault()
    event.stopPropagation()
    setOver(is)
  }
  return (
    <li data-eintrag={id} className={styles.item}>
      <div
        className={styles.entry}
        data-over={isOver || undefined}
        onDragOver={event => onWayOver(event, true)}
        onDragLeave={event => onWayOver(event, false)}
        onDrop={event => {
          onWayOver(event, false)
          if (isDragging) steps.drop(index)
        }}
      >
        {isFolding(of) ? (
          <Folding {...props} />
        ) : (
          <div className={styles.entryline}>
            <FieldView field={counted(of, index)} path={path} value={value} />
            <Actions {...props} />
          </div>
        )}
      </div>
    </li>
  )
})

const isFolding = ({ control }: FormField) =>
  control === 'gruppe' || control === 'varianten' || control === 'datei'

/** A group in a list: folded to its summary, unless it is being edited or contains a fault. */
function Folding(props: EntryProps) {
  const { of, path, value, index, isNew } = props
  const { faults, idPrefix } = useForm()
  const wrong = useSyncExternalStore(faults.subscribe, () => faultsBelow(of, value, path, faults.at))
  const [isUnfolded, setUnfolded] = useState(isNew || isShort(of))
  const isOpen = isUnfolded || wrong > 0
  const summary = summaryOf(of, value)
  const body = `feld-${idOf(idPrefix, path)}`
  return (
    <>
      <div className={styles.entryhead}>
        <button
          type="button"
          className={styles.fold}
          aria-expanded={isOpen}
          aria-controls={body}
          onClick={() => setUnfolded(!isOpen)}
        >
          <DeskIcon drawing={isOpen ? ChevronDown : ChevronRight} />
          <span className={styles.folded}>
            <span className={styles.nth}>{nameOf(of, index)}</span>
            {summary !== '' && <span className={styles.summary}>{summary}</span>}
            {wrong > 0 && <span className={styles.wrong}>{wrong} Fehler</span>}
          </span>
        </button>
        <Actions {...props} />
      </div>
      <div
        id={body}
        role="group"
        tabIndex={-1}
        aria-label={nameOf(of, index)}
        className={styles.entrybody}
        hidden={!isOpen}
      >
        {isOpen && (
          <>
            <ShownOn entry={value} />
            <Inside of={of} path={path} value={value} />
          </>
        )}
      </div>
    </>
  )
}

/** A group uses the frame of its entry; other fields have their own. */
function Inside({ of, path, value }: Pick<EntryProps, 'of' | 'path' | 'value'>): ReactNode {
  return of.control === 'gruppe' ? (
    <Within field={of as ControlProps<'gruppe'>['field']} path={path} value={value} />
  ) : (
    <FieldView field={of} path={path} value={value} />
  )
}

/** Two simple fields are shown instead of being folded. */
const isShort = (of: FormField): boolean =>
  of.control === 'gruppe' &&
  of.fields.length <= 2 &&
  of.fields.every(({ control }) => control !== 'liste' && control !== 'gruppe' && control !== 'richtext')

function Actions({ id, of, value, index, isLast, steps }: EntryProps) {
  const { isReadOnly } = useForm()
  const name = summaryOf(of, value) || nameOf(of, index)
  if (isReadOnly) return null
  return (
    <div className={styles.entryacts}>
      <span
        className={fieldStyles.grip}
        draggable
        aria-hidden
        title="Zum Verschieben ziehen"
        onDragStart={event => {
          event.stopPropagation()
          event.dataTransfer.effectAllowed = 'move'
          event.dataTransfer.setData('text/plain', name)
          steps.drag(id)
        }}
        onDragEnd={() => steps.drag(undefined)}
      >
        <DeskIcon drawing={GripVertical} />
      </span>
      <IconButton
        drawing={ArrowUp}
        step="up"
        label={`Nach oben: ${name}`}
        isOff={index === 0}
        onClick={() => steps.move(index, index - 1)}
      />
      <IconButton
        drawing={ArrowDown}
        step="down"
        label={`Nach unten: ${name}`}
        isOff={isLast}
        onClick={() => steps.move(index, index + 1)}
      />
      <IconButton drawing={Trash2} label={`Entfernen: ${name}`} onClick={() => steps.remove(index)} />
    </div>
  )
}

/** Returns the name of an entry: that of its kind, with a number if there are several. */
export const nameOf = ({ label }: FormField, index?: number): string =>
  index === undefined ? label : entryName(label, index)

const countedFields = new WeakMap<FormField, FormField[]>()

/** Returns the field of a list item with its number; cached, so that its identity is stable. */
function counted(of: FormField, index: number): FormField {
  const known = countedFields.get(of) ?? []
  countedFields.set(of, known)
  known[index] ??= { ...of, label: nameOf(of, index) }
  return known[index]
}
