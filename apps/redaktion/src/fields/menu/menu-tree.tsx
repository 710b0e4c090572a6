import { levelsOfMenu } from '@rathausplatz/contract/sections'
import { FieldGroup } from '@rathausplatz/ui/form'
import { Plus } from 'lucide-react'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { RowPart } from '../../pieces/drop-words.tsx'
import { DeskIcon } from '../../pieces/icon.tsx'
import { useTell } from '../../pieces/tell.tsx'
import treeStyles from '../../pieces/tree.module.css'
import type { TreeLine } from '../../pieces/tree-keys.ts'
import { useTreeKeys } from '../../pieces/use-tree-keys.ts'
import fieldStyles from '../fields.module.css'
import { type ControlProps, type Path, useField, useValueAt } from '../form.ts'
import { INPUT } from '../use-focus.ts'
import { blank } from '../values.ts'
import styles from './menu.module.css'
import {
  countIn,
  type Direction,
  inserted,
  itemsOf,
  moved,
  type Node,
  nodesOf,
  type Spot,
  type Standing,
  spotInWords,
  spotTowards,
  spotUpon,
  standingOf,
  standings,
  titleOf,
  without,
} from './menu-items.ts'
import { MenuPicture } from './menu-picture.tsx'
import { MenuRow, type Over } from './menu-row.tsx'
import { useRowFocus } from './use-row-focus.ts'

/** The name of the menu decides how deep the website shows it. */
const NAME: Path = ['name']

/**
 * The items of a menu as a tree: one line each, with its target. The tree is one tab stop; arrow keys move
 * the focus, with Alt the focused item.
 */
export function MenuTree({ field, path, value }: ControlProps<'liste'>) {
  const { frame, isReadOnly, change } = useField(field, path)
  const name = useValueAt(NAME)
  const levels = levelsOfMenu(name)
  const [kept, setKept] = useState<readonly Node[]>([])
  const nodes = useMemo(() => nodesOf(value, kept), [value, kept])
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const [edited, setEdited] = useState<string>()
  const [current, setCurrent] = useState<string>()
  const [dragged, setDragged] = useState<string>()
  const [over, setOver] = useState<Over>()
  const { box, focus } = useRowFocus()
  const tell = useTell()

  // Undo needs the newest items, and may be pressed after further renders.
  const latest = useRef(nodes)
  useLayoutEffect(() => {
    latest.current = nodes
  })
  const put = (next: readonly Node[]) => {
    setKept(next)
    change(itemsOf(next))
  }
  const unfold = (...keys: readonly (string | undefined)[]) =>
    setOpen(before => new Set([...before, ...keys.filter(key => key !== undefined)]))

  const place = (key: string, spot: Spot, isTakenBack = false) => {
    const before = standingOf(latest.current, key)
    if (!before) return
    const next = moved(latest.current, key, spot)
    put(next)
    unfold(spot.under)
    focus(key)
    tell({
      text: `„${titleOf(before.node)}“ steht ${isTakenBack ? 'wieder' : 'jetzt'} ${spotInWords(next, key, spot)}.`,
      undo: isTakenBack ? undefined : { label: 'Rückgängig', run: () => place(key, before.spot, true) },
    })
  }
  const step = (key: string, direction: Direction) => {
    const spot = spotTowards(nodes, key, direction, levels)
    if (spot) place(key, spot)
  }
  const add = (under: string | undefined) => {
    const among = under === undefined ? nodes : (standingOf(nodes, under)?.node.below ?? [])
    const one: Node = { key: crypto.randomUUID(), item: blank(field.of), below: [] }
    put(inserted(nodes, one, { under, at: among.length }))
    unfold(under)
    setEdited(one.key)
    focus(one.key, INPUT)
  }
  const remove = ({ node, spot, among }: Standing) => {
    const rest = without(nodes, node.key)
    put(rest)
    focus((among[spot.at + 1] ?? among[spot.at - 1])?.key ?? spot.under)
    const below = countIn(node.below)
    tell({
      text: `„${titleOf(node)}“ ${below === 0 ? 'ist' : `und was darunter steht (${below}) sind`} entfernt.`,
      undo: {
        label: 'Rückgängig',
        run() {
          put(inserted(latest.current, node, spot))
          unfold(spot.under)
          focus(node.key)
        },
      },
    })
  }

  const all = useMemo(() => standings(nodes), [nodes])
  const isOpen = (key: string | undefined): boolean =>
    key === undefined || (open.has(key) && isOpen(standingOf(nodes, key)?.spot.under))
  const shown = all.filter(({ spot }) => isOpen(spot.under))
  const at = shown.some(({ node }) => node.key === current) ? current : shown[0]?.node.key
  const lines = shown.map(
    ({ node, spot }): TreeLine => ({
      key: node.key,
      name: titleOf(node),
      parent: spot.under,
      canOpen: node.below.length > 0,
      isOpen: node.below.length > 0 && open.has(node.key),
    }),
  )
  const edit = (key: string | undefined) => {
    if (key === undefined && edited !== undefined) focus(edited)
    if (key !== undefined) focus(key, INPUT)
    setEdited(key)
  }
  const close = (key: string) => setOpen(before => new Set([...before].filter(one => one !== key)))
  const onKeyDown = useTreeKeys(lines, { go: focus, open: unfold, close, choose: edit })
  const isFull = field.most !== undefined && nodes.length >= field.most

  return (
    <div className={styles.room}>
      <div className={styles.menu}>
        <div ref={box} className={styles.whole}>
          <FieldGroup {...frame} optional={false}>
            {nodes.length === 0 && (
              <p className={fieldStyles.leads}>
                Dieses Menü ist noch leer. Auf der Website steht an seiner Stelle nichts.
              </p>
            )}
            {nodes.length > 0 && !isReadOnly && (
              <p id={`${frame.id}-wie`} className={fieldStyles.leads}>
                Ziehen Sie Menüpunkte an ihren Platz. Mit der Tastatur: Alt und Pfeiltaste.
                {levels > 1 ? ` Die Website zeigt ${levels} Ebenen.` : ' Die Website zeigt hier eine Ebene.'}
              </p>
            )}
            <div
              role="treegrid"
              aria-label={field.label}
              aria-describedby={nodes.length > 0 && !isReadOnly ? `${frame.id}-wie` : undefined}
              className={treeStyles.tree}
            >
              {shown.map((standing, index) => {
                const { key } = standing.node
                const { canOpen = false, isOpen = false } = lines[index] ?? {}
                return (
                  <MenuRow
                    key={key}
                    standing={standing}
                    of={field.of}
                    path={path}
                    canOpen={canOpen}
                    isOpen={isOpen}
                    isCurrent={key === at}
                    isEdited={key === edited}
                    over={over?.key === key ? over : undefined}
                    onFocus={() => setCurrent(key)}
                    onTurn={isUnfolded => (isUnfolded ? unfold(key) : close(key))}
                    onEdit={isEdited => edit(isEdited ? key : undefined)}
                    onKeyDown={event => {
                      const direction = event.altKey ? TOWARDS[event.key] : undefined
                      if (!direction || event.target !== event.currentTarget) return onKeyDown(event, key)
                      // Some of these keys would navigate away in the browser.
                      event.preventDefault()
                      if (!isReadOnly) step(key, direction)
                    }}
                    canGo={direction => spotTowards(nodes, key, direction, levels) !== undefined}
                    onStep={direction => step(key, direction)}
                    onAdd={standing.depth < levels ? () => add(key) : undefined}
                    onRemove={() => remove(standing)}
                    onDrag={is => {
                      setDragged(is ? key : undefined)
                      setOver(undefined)
                    }}
                    onOver={part => {
                      if (dragged === undefined || dragged === key) return false
                      const spot = spotUpon(nodes, dragged, { onto: key, part, isOpen }, levels)
                      setOver(
                        spot && {
                          key,
                          part: partOf(spot, key, part),
                          words: spotInWords(nodes, dragged, spot),
                        },
                      )
                      return spot !== undefined
                    }}
                    onLeave={() => setOver(before => (before?.key === key ? undefined : before))}
                    onDrop={part => {
                      const spot =
                        dragged === undefined
                          ? undefined
                          : spotUpon(nodes, dragged, { onto: key, part, isOpen }, levels)
                      setOver(undefined)
                      setDragged(undefined)
                      if (dragged !== undefined && spot) place(dragged, spot)
                    }}
                  />
                )
              })}
            </div>
            {!isReadOnly && (
              <button
                type="button"
                className={fieldStyles.act}
                aria-disabled={isFull || undefined}
                onClick={() => !isFull && add(undefined)}
              >
                <DeskIcon drawing={Plus} /> Menüpunkt hinzufügen
              </button>
            )}
            {isFull && !isReadOnly && (
              <p className={fieldStyles.leads}>Mehr als {field.most} sind hier nicht möglich.</p>
            )}
          </FieldGroup>
        </div>
        <MenuPicture nodes={nodes} name={name} at={edited ?? at} />
      </div>
    </div>
  )
}

const TOWARDS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
}

/** Returns where to draw the line for a drop: an item that cannot go inside is placed below. */
const partOf = ({ under }: Spot, onto: string, part: RowPart): RowPart => {
  if (part !== 'middle') return part
  return under === onto ? 'middle' : 'lower'
}
