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
import styles from './page-tree.module.css'
import { keyLine, nameOf, type Step } from './tree.ts'
import type { Tree } from './use-tree.ts'

type PageTreeProps = {
  tree: Tree
  label: string
  /** Called on Enter and on a click on the title. */
  onChoose: (step: Step) => void
  /** Returns the target of the title, if it is a link. */
  hrefOf?: (step: Step) => string | undefined
  /** The chosen step, in a tree that chooses one. */
  chosen?: string | undefined
  /** Renders further actions of a page. */
  renderActions?: (step: Step, tabIndex: number) => ReactNode
  /** True for steps that cannot be chosen. */
  isBarred?: (step: Step) => boolean
  /** Called when a page is dropped below another. */
  onDrop?: ((page: Step, under: string) => void) | undefined
  /** Path of the row that takes the focus once it is rendered. */
  focused?: string | undefined
}

/** The tree of pages. It is one tab stop; arrow keys, Home, End and letters move within it. */
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

/** Most pages are public: only other states are shown. */
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

/** The title, for the pointer; the keyboard uses the row. */
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

/** Names the section that begins at this page. */
function Section({ path }: { path: string }) {
  const { theme, label } = sectionOf(path)
  return theme !== 'default' && isSectionHome(path) ? (
    <span className={styles.section}>Bereich {label}</span>
  ) : null
}
