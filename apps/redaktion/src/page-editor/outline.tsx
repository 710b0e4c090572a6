import { ClipboardPaste, GripVertical, Plus, TriangleAlert } from 'lucide-react'
import { type DragEvent, type KeyboardEvent, memo, type ReactNode, useEffect, useRef } from 'react'
import { DeskIcon } from '../pieces/icon.tsx'
import { type Entry, type Place, placeNames, standingAt } from './entries.ts'
import styles from './outline.module.css'
import buttonStyles from './tool-buttons.module.css'
import { type Dragging, useDragging } from './use-dragging.ts'
import type { EntryActions, PageWork } from './use-page-work.ts'

type OutlineProps = {
  page: PageWork
  /** Number of faults by key of the entry. */
  faults: ReadonlyMap<number, number>
  /** Tools of an entry. */
  tools: (key: number, label: string) => ReactNode
  onInsert: (place: Place) => void
  /** Pastes the copied entry; undefined if there is none. */
  onPaste: ((place: Place) => void) | undefined
  /** Selects an entry; the page scrolls to it by itself. */
  onChoose: (key: number) => void
}

/** The entries of a page as a list: select, move and sort without the preview. */
export const Outline = memo(function Outline({
  page,
  faults,
  tools,
  onInsert,
  onPaste,
  onChoose,
}: OutlineProps) {
  const { entries, places, selected, isReadOnly, actions, nameOf } = page
  const list = entries.map(({ entry }) => entry)
  const box = useRef<HTMLDivElement>(null)
  const drag = useDragging(page)
  const rows = places.flatMap(place => standingAt(list, place).map(index => entries[index]?.key))
  const first = selected ?? rows[0]
  useKeptFocus(box, page)
  return (
    <div ref={box} className={styles.outline}>
      {places.map(place => {
        const there = standingAt(list, place)
        return (
          <section key={place} aria-labelledby={`ort-${place}`}>
            <h3 id={`ort-${place}`}>{placeNames[place]}</h3>
            {there.length === 0 && <p className={styles.none}>Hier steht noch nichts.</p>}
            <ol role="list" className={styles.rows} {...drag.placeProps(place)}>
              {there.map((index, at) => {
                const { entry, key } = entries[index] ?? {}
                if (key === undefined) return null
                return (
                  <Item
                    key={key}
                    entryKey={key}
                    entry={entry}
                    place={place}
                    index={index}
                    next={there[at + 1]}
                    anchor={`feld-${[...page.path, index].join('.')}`}
                    faults={faults.get(key) ?? 0}
                    tools={key === selected ? tools : undefined}
                    isFirst={key === first}
                    isReadOnly={isReadOnly}
                    drop={drag.mark(place, key, there[at + 1] === undefined)}
                    dragging={drag.dragging}
                    nameOf={nameOf}
                    actions={actions}
                    onChoose={onChoose}
                  />
                )
              })}
            </ol>
            {!isReadOnly && (
              <div className={buttonStyles.adders}>
                <button type="button" onClick={() => onInsert(place)}>
                  <DeskIcon drawing={Plus} />
                  {place === 'sidebar' ? 'Baustein in die Seitenleiste' : 'Baustein einfügen'}
                </button>
                {onPaste && (
                  <button type="button" onClick={() => onPaste(place)}>
                    <DeskIcon drawing={ClipboardPaste} />
                    {place === 'sidebar' ? 'Kopie in die Seitenleiste' : 'Kopie einfügen'}
                  </button>
                )}
              </div>
            )}
          </section>
        )
      })}
      {!isReadOnly && entries.length > 1 && (
        <p className={styles.hint}>
          Mit den Pfeiltasten wechseln, mit Alt und den Pfeiltasten verschieben, oder mit der Maus ziehen.
        </p>
      )}
    </div>
  )
})

type ItemProps = {
  entryKey: number
  entry: Entry
  place: Place
  index: number
  /** Index of the next entry at the same place. */
  next: number | undefined
  /** Id with which the list of faults finds the entry. */
  anchor: string
  faults: number
  /** Set only for the selected entry. */
  tools: OutlineProps['tools'] | undefined
  /** True for the tab stop of the list. */
  isFirst: boolean
  isReadOnly: boolean
  /** Position of the line that marks where a dragged entry would be dropped. */
  drop: 'before' | 'behind' | undefined
  dragging: Dragging
  nameOf: PageWork['nameOf']
  actions: EntryActions
  onChoose: (key: number) => void
}

/** Memoised: a page may have hundreds of entries, and each key press updates the list. */
const Item = memo(function Item({
  entryKey: key,
  entry,
  place,
  index,
  next,
  anchor,
  faults,
  tools,
  isFirst,
  isReadOnly,
  drop,
  dragging,
  nameOf,
  actions,
  onChoose,
}: ItemProps) {
  const { name, beginning } = nameOf(entry)
  const drag = {
    draggable: !isReadOnly,
    onDragStart: (event: DragEvent) => dragging.begin(event, key),
    onDragEnd: dragging.end,
    onDragOver: (event: DragEvent) => dragging.over(event, place, isUpperHalf(event) ? index : next),
    onDrop: dragging.drop,
  }
  const press = (event: KeyboardEvent<HTMLButtonElement>) => {
    const { key: pressed } = event
    if (event.altKey && !isReadOnly) {
      if (pressed === 'ArrowUp' || pressed === 'ArrowDown')
        actions.step(key, pressed === 'ArrowUp' ? 'up' : 'down')
      else if (pressed === 'ArrowLeft' || pressed === 'ArrowRight') actions.toOtherPlace(key)
      else return
    } else if (pressed === 'ArrowUp' || pressed === 'ArrowDown' || pressed === 'Home' || pressed === 'End') {
      focusNeighbour(event.currentTarget, pressed)
    } else if ((event.ctrlKey || event.metaKey) && pressed.toLowerCase() === 'c' && !isReadOnly) {
      actions.copy(key)
    } else if (pressed === 'Delete' && !isReadOnly) {
      actions.remove(key)
    } else return
    event.preventDefault()
  }
  return (
    <li data-selected={tools !== undefined} data-drop={drop} {...drag}>
      <button
        type="button"
        id={anchor}
        data-row={key}
        className={styles.row}
        aria-current={tools !== undefined}
        tabIndex={isFirst ? 0 : -1}
        onClick={() => onChoose(key)}
        onKeyDown={press}
      >
        {!isReadOnly && (
          <span className={styles.grip}>
            <DeskIcon drawing={GripVertical} />
          </span>
        )}
        <span className={styles.words}>
          <span className={styles.name}>{name}</span>
          {beginning && <span className={styles.beginning}>{beginning}</span>}
          {faults > 0 && (
            <span className={styles.fault}>
              <DeskIcon drawing={TriangleAlert} />
              {faults === 1 ? '1 Angabe prüfen' : `${faults} Angaben prüfen`}
            </span>
          )}
        </span>
      </button>
      {tools?.(key, beginning ? `${name}: ${beginning}` : name)}
    </li>
  )
})

const isUpperHalf = ({ currentTarget, clientY }: DragEvent): boolean => {
  const { top, height } = currentTarget.getBoundingClientRect()
  return clientY < top + height / 2
}

const rowsAround = (element: Element) => [
  ...(element.closest(`.${styles.outline}`)?.querySelectorAll<HTMLElement>('[data-row]') ?? []),
]

function focusNeighbour(row: HTMLElement, pressed: 'ArrowUp' | 'ArrowDown' | 'Home' | 'End'): void {
  const rows = rowsAround(row)
  const at = rows.indexOf(row)
  const next = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: rows.length - 1 }[pressed]
  rows[next]?.focus()
}

/**
 * Keeps the focus near an entry whose element was removed, because the entry was moved to another place or
 * deleted.
 */
function useKeptFocus(box: { current: HTMLElement | null }, { entries, selected }: PageWork): void {
  const last = useRef<string>(undefined)
  useEffect(() => {
    const note = () => {
      const row = document.activeElement?.closest('li')?.querySelector<HTMLElement>('[data-row]')
      last.current = row && box.current?.contains(row) ? row.dataset['row'] : undefined
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [box])
  useEffect(() => {
    if (!entries || last.current === undefined || document.activeElement !== document.body) return
    const row = (key: string | number) => box.current?.querySelector<HTMLElement>(`[data-row="${key}"]`)
    const there = row(last.current) ?? (selected === undefined ? undefined : row(selected))
    ;(there ?? box.current?.querySelector<HTMLElement>('[tabindex="0"]'))?.focus()
  }, [entries, selected, box])
}
