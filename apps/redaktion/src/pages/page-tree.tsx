import { isSectionHome, sectionOf } from '@rathausplatz/contract/sections'
import { ChevronDown, ChevronRight } from 'lucide-react'
import { type CSSProperties, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { Link } from 'react-router'
import { DropWords, type RowPart, rowPart } from '../pieces/drop-words.tsx'
import { DeskIcon } from '../pieces/icon.tsx'
import { State } from '../pieces/state.tsx'
import treeStyles from '../pieces/tree.module.css'
import { useTreeKeys } from '../pieces/use-tree-keys.ts'
import { type DropPlace, dropPlace } from './drop-place.ts'
import styles from './pages.module.css'
import { keyLine, nameOf, type Step } from './tree.ts'
import type { Tree } from './use-tree.ts'

type PageTreeProps = {
  tree: Tree
  label: string
  /** What Enter and a click on the name do. */
  onChoose: (step: Step) => void
  /** Where the name leads to, where it is a link. */
  hrefOf?: (step: Step) => string | undefined
  /** The step that is chosen, where one is chosen from the tree. */
  chosen?: string | undefined
  /** What else can be done with a page. */
  renderActions?: (step: Step, tabIndex: number) => ReactNode
  /** Steps that cannot be chosen. */
  isBarred?: (step: Step) => boolean
  /** A page was let go where it would stand below another. */
  onDrop?: ((page: Step, under: string) => void) | undefined
  /** Gets the focus as soon as it is there. */
  focused?: string | undefined
}

/** The tree of pages. One stop of the Tab key; arrows, Home, End and letters lead through it. */
export function PageTree({
  tree,
  label,
  onChoose,
  hrefOf,
  chosen,
  renderActions,
  isBarred,
  onDrop,
  focused,
}: PageTreeProps) {
  const { lines } = tree
  const [current, setCurrent] = useState<string>()
  const [over, setOver] = useState<DropPlace & { readonly path: string; readonly part: RowPart }>()
  const dragged = useRef<Step>(undefined)
  const box = useRef<HTMLDivElement>(null)
  const at = lines.some(({ step }) => step.pfad === current) ? current : lines[0]?.step.pfad

  const focus = (path: string) => {
    setCurrent(path)
    box.current?.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`)?.focus()
  }
  const isThere = lines.some(({ step }) => step.pfad === focused)
  useEffect(() => {
    if (focused === undefined || !isThere) return
    setCurrent(focused)
    const row = box.current?.querySelector<HTMLElement>(`[data-path="${CSS.escape(focused)}"]`)
    row?.focus()
    row?.scrollIntoView({ block: 'nearest' })
  }, [focused, isThere, box])

  const keys = useMemo(() => lines.map(keyLine), [lines])
  const stepAt = (path: string) => lines.find(({ step }) => step.pfad === path)?.step
  const onKeyDown = useTreeKeys(keys, {
    go: focus,
    open: path => void tree.open(path),
    close: tree.close,
    choose(path) {
      const step = stepAt(path)
      if (step && !isBarred?.(step)) onChoose(step)
    },
  })

  return (
    <div ref={box} role="treegrid" aria-label={label} aria-busy={tree.isLoading} className={treeStyles.tree}>
      {lines.map(line => {
        const { step, depth, position, among, isOpen } = line
        const isCurrent = step.pfad === at
        const canOpen = step.unterseiten
        const barred = isBarred?.(step) ?? false
        return (
          <div
            key={step.pfad}
            role="row"
            aria-level={depth}
            aria-posinset={position}
            aria-setsize={among}
            aria-expanded={canOpen ? isOpen : undefined}
            aria-selected={chosen === undefined ? undefined : step.pfad === chosen}
            aria-disabled={barred || undefined}
            tabIndex={isCurrent ? 0 : -1}
            data-path={step.pfad}
            data-over={over?.path === step.pfad ? over.part : undefined}
            className={`${treeStyles.row} ${styles.row}`}
            style={{ '--depth': depth - 1 } as CSSProperties}
            draggable={onDrop !== undefined && step.seite !== null && step.pfad !== '/'}
            onFocus={() => setCurrent(step.pfad)}
            onKeyDown={event => onKeyDown(event, step.pfad)}
            onDragStart={event => {
              dragged.current = step
              event.dataTransfer.effectAllowed = 'move'
              event.dataTransfer.setData('text/plain', step.pfad)
            }}
            onDragEnd={() => {
              dragged.current = undefined
              setOver(undefined)
            }}
            onDragOver={event => {
              const part = rowPart(event)
              const place = dragged.current && dropPlace(dragged.current, line, part !== 'middle', lines)
              setOver(place && { ...place, path: step.pfad, part })
              if (place) event.preventDefault()
            }}
            onDragLeave={() => setOver(before => (before?.path === step.pfad ? undefined : before))}
            onDrop={event => {
              event.preventDefault()
              setOver(undefined)
              if (dragged.current && over) onDrop?.(dragged.current, over.under)
            }}
          >
            <div role="gridcell" className={styles.name}>
              {canOpen ? (
                <button
                  type="button"
                  tabIndex={-1}
                  aria-hidden
                  className={treeStyles.twist}
                  onClick={() => {
                    focus(step.pfad)
                    if (isOpen) tree.close(step.pfad)
                    else void tree.open(step.pfad)
                  }}
                >
                  <DeskIcon drawing={isOpen ? ChevronDown : ChevronRight} />
                </button>
              ) : (
                <span className={treeStyles.twist} />
              )}
              <Name step={step} href={hrefOf?.(step)} isBarred={barred} onChoose={onChoose} />
              <Section path={step.pfad} />
            </div>
            <div role="gridcell" className={styles.stand}>
              <Stand step={step} />
            </div>
            {renderActions && (
              <div role="gridcell" className={treeStyles.actions}>
                {step.seite && renderActions(step, isCurrent ? 0 : -1)}
              </div>
            )}
            {over?.path === step.pfad && <DropWords part={over.part} words={over.words} />}
          </div>
        )
      })}
    </div>
  )
}

/** Most are public: only what is something else says so. */
function Stand({ step: { seite } }: { step: Step }) {
  if (!seite) return <span className={styles.none}>nur Ordner</span>
  return seite.status === 'oeffentlich' ? null : <State {...seite} />
}

type NameProps = {
  step: Step
  href: string | undefined
  isBarred: boolean
  onChoose: (step: Step) => void
}

/** For the mouse; the keyboard has the row. */
function Name({ step, href, isBarred, onChoose }: NameProps) {
  const shared = { tabIndex: -1, className: styles.title, draggable: false }
  return href === undefined ? (
    <button type="button" {...shared} disabled={isBarred} onClick={() => onChoose(step)}>
      {nameOf(step)}
    </button>
  ) : (
    <Link to={href} {...shared}>
      {nameOf(step)}
    </Link>
  )
}

/** At the first page of a house or a school: whose part of the website begins here. */
function Section({ path }: { path: string }) {
  const { theme, label } = sectionOf(path)
  return theme !== 'default' && isSectionHome(path) ? (
    <span className={styles.section}>Bereich {label}</span>
  ) : null
}
