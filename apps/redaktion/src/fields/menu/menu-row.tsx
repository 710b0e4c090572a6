import type { FormField } from '@rathausplatz/contract/records'
import {
  ArrowDown,
  ArrowUp,
  ChevronDown,
  ChevronRight,
  CircleAlert,
  Indent,
  ListPlus,
  Outdent,
  PencilLine,
  Trash2,
} from 'lucide-react'
import { type CSSProperties, type KeyboardEvent, use, useId, useSyncExternalStore } from 'react'
import { FindingsContext } from '../../durchsicht/findings-context.ts'
import { DropWords, type RowPart, rowPart } from '../../pieces/drop-words.tsx'
import { DeskIcon } from '../../pieces/icon.tsx'
import { Menu, type MenuItem } from '../../pieces/menu.tsx'
import treeStyles from '../../pieces/tree.module.css'
import { faultsBelow } from '../faults-below.ts'
import { FieldView } from '../field-view.tsx'
import fieldStyles from '../fields.module.css'
import { below, idOf, type Path, useForm } from '../form.ts'
import { useTarget } from '../link.tsx'
import { groupOf } from '../values.ts'
import styles from './menu.module.css'
import { addressIn, countIn, type Direction, type Standing, titleOf } from './menu-items.ts'

/** Where a dragged item would be dropped now. */
export type Over = {
  readonly key: string
  readonly part: RowPart
  readonly words: string
}

type MenuRowProps = {
  standing: Standing
  /** The field of a single item. */
  of: FormField
  /** Path of the list of items in the form. */
  path: Path
  canOpen: boolean
  isOpen: boolean
  isCurrent: boolean
  isEdited: boolean
  over: Over | undefined
  onFocus: () => void
  onTurn: (isOpen: boolean) => void
  onEdit: (isEdited: boolean) => void
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  canGo: (direction: Direction) => boolean
  onStep: (direction: Direction) => void
  /** Undefined if the website shows no deeper level. */
  onAdd: (() => void) | undefined
  onRemove: () => void
  onDrag: (is: boolean) => void
  /** Returns true if the item can be dropped there. */
  onOver: (part: RowPart) => boolean
  onLeave: () => void
  onDrop: (part: RowPart) => void
}

/** One item of a menu as a line: title, target and problems of the target; its fields when unfolded. */
export function MenuRow({
  standing,
  of,
  path,
  canOpen,
  isOpen,
  isCurrent,
  isEdited,
  over,
  onFocus,
  onTurn,
  onEdit,
  onKeyDown,
  canGo,
  onStep,
  onAdd,
  onRemove,
  onDrag,
  onOver,
  onLeave,
  onDrop,
}: MenuRowProps) {
  const { node, depth, spot, among } = standing
  const { isReadOnly, idPrefix, faults } = useForm()
  const id = useId()
  const own = standing.path.reduce(below, path)
  const fields = 'fields' in of ? of.fields.filter(({ name }) => name !== 'menuItems') : []
  const wrong = useSyncExternalStore(faults.subscribe, () =>
    fields.reduce(
      (sum, field) =>
        sum + faultsBelow(field, groupOf(node.item)[field.name], below(own, field.name), faults.at),
      0,
    ),
  )
  const isUnfolded = isEdited || wrong > 0
  const title = titleOf(node)
  const actions: MenuItem[] = [
    { label: 'Bearbeiten', drawing: PencilLine, run: () => onEdit(true) },
    ...(onAdd ? [{ label: 'Neuer Menüpunkt darunter', drawing: ListPlus, run: onAdd }] : []),
    ...STEPS.filter(({ direction }) => canGo(direction)).map(({ direction, label, drawing }) => ({
      label,
      drawing,
      run: () => onStep(direction),
    })),
    { label: 'Entfernen', drawing: Trash2, run: onRemove },
  ]
  return (
    <div
      role="row"
      id={`feld-${idOf(idPrefix, own)}`}
      aria-level={depth}
      aria-posinset={spot.at + 1}
      aria-setsize={among.length}
      aria-expanded={canOpen ? isOpen : undefined}
      aria-labelledby={`${id}-titel ${id}-ziel`}
      tabIndex={isCurrent ? 0 : -1}
      data-key={node.key}
      className={`${treeStyles.row} ${styles.row}`}
      style={{ '--depth': depth - 1 } as CSSProperties}
      // An unfolded item has text fields, in which dragging selects text.
      draggable={!isReadOnly && !isUnfolded}
      onFocus={onFocus}
      onKeyDown={event => {
        const isLeft = isUnfolded && event.key === 'Escape' && !event.defaultPrevented
        if (isLeft) onEdit(false)
        else onKeyDown(event)
      }}
      onDragStart={event => {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', title)
        onDrag(true)
      }}
      onDragEnd={() => onDrag(false)}
      onDragOver={event => onOver(rowPart(event)) && event.preventDefault()}
      onDragLeave={onLeave}
      onDrop={event => {
        event.preventDefault()
        onDrop(rowPart(event))
      }}
    >
      <div role="gridcell" className={styles.name}>
        {canOpen ? (
          <button
            type="button"
            tabIndex={-1}
            aria-hidden
            className={treeStyles.twist}
            onClick={() => onTurn(!isOpen)}
          >
            <DeskIcon drawing={isOpen ? ChevronDown : ChevronRight} />
          </button>
        ) : (
          <span className={treeStyles.twist} />
        )}
        <span className={styles.words}>
          <button
            type="button"
            tabIndex={-1}
            id={`${id}-titel`}
            className={styles.title}
            onClick={() => onEdit(!isEdited)}
          >
            {title}
          </button>
          {canOpen && !isOpen && <span className={styles.count}>{countIn(node.below)} darunter</span>}
        </span>
      </div>
      <div role="gridcell" id={`${id}-ziel`} className={styles.target}>
        <Target address={addressIn(node)} title={title} />
      </div>
      <div role="gridcell" className={treeStyles.actions}>
        {!isReadOnly && (
          <Menu label={`Aktionen für „${title}“`} items={actions} tabIndex={isCurrent ? 0 : -1} />
        )}
      </div>
      {isUnfolded && (
        <div role="gridcell" className={styles.panel}>
          <div className={fieldStyles.fields}>
            {fields.map(field => (
              <FieldView
                key={field.name}
                field={field}
                path={below(own, field.name)}
                value={groupOf(node.item)[field.name]}
              />
            ))}
          </div>
          <button type="button" className={fieldStyles.act} onClick={() => onEdit(false)}>
            Fertig
          </button>
        </div>
      )}
      {over && <DropWords part={over.part} words={over.words} />}
    </div>
  )
}

const STEPS = [
  { direction: 'up', label: 'Nach oben', drawing: ArrowUp },
  { direction: 'down', label: 'Nach unten', drawing: ArrowDown },
  { direction: 'in', label: 'Einrücken', drawing: Indent },
  { direction: 'out', label: 'Ausrücken', drawing: Outdent },
] as const

/** Shows the target of an item, and whether visitors can open it. */
function Target({ address, title }: { address: string; title: string }) {
  const { leads, lookup } = useTarget(address)
  const findings = use(FindingsContext)
  const [path] = address.split(/[?#]/, 1)
  // Findings are matched by target and not by position: items move, and findings are slightly older.
  const found = findings.find(({ regel, stelle }) => stelle === path && Object.hasOwn(TROUBLE, regel))
  const trouble = TROUBLE_AT[leads] ?? (found && TROUBLE[found.regel])
  const name = lookup.state === 'known' ? lookup.found.title : SAID[leads]
  return (
    <>
      {name && name !== title && <span>{name}</span>}
      {address !== '' && <span className={styles.address}>{address}</span>}
      {trouble && (
        <span className={styles.trouble}>
          <DeskIcon drawing={CircleAlert} /> {trouble}
        </span>
      )}
    </>
  )
}

const SAID: Partial<Record<ReturnType<typeof useTarget>['leads'], string>> = {
  file: 'Datei aus „Bilder und Dokumente“',
  place: 'Stelle auf derselben Seite',
  outside: 'andere Website',
  mail: 'E-Mail',
  telephone: 'Telefon',
}

const TROUBLE_AT: Partial<Record<ReturnType<typeof useTarget>['leads'], string>> = {
  nowhere: 'Führt noch nirgends hin.',
  unclear: 'Das ist keine Adresse.',
}

/** Findings of the Durchsicht about link targets. */
const TROUBLE: Readonly<Record<string, string>> = {
  'link-ziel-fehlt': 'Diese Seite gibt es nicht.',
  'link-ziel-nicht-oeffentlich': 'Diese Seite ist noch nicht öffentlich.',
}
