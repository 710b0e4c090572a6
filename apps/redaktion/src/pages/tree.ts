import type { CallAnswer, calls } from '@rathausplatz/contract'
import type { TreeLine } from '../pieces/tree-keys.ts'

/** A step of the tree: a page, or a part of an address without a page. */
export type Step = CallAnswer<typeof calls.redaktionSeitenbaum>['data'][number]

/** Loaded levels by their parent path. */
export type Levels = ReadonlyMap<string, readonly Step[]>

/** A visible row of the tree. */
export type Line = {
  readonly step: Step
  /** 1 is the first level. */
  readonly depth: number
  readonly position: number
  readonly among: number
  readonly parent: string | undefined
  readonly isOpen: boolean
}

const collator = new Intl.Collator('de', { numeric: true })

/** Returns the title of a page, or the part of the address. */
export const nameOf = ({ pfad, seite }: Step): string => seite?.titel || pfad.slice(pfad.lastIndexOf('/') + 1)

/** Sorts a level: the start page first, then by title. */
export const inOrder = (level: readonly Step[]): readonly Step[] =>
  level.toSorted(
    (a, b) => Number(b.pfad === '/') - Number(a.pfad === '/') || collator.compare(nameOf(a), nameOf(b)),
  )

/** Returns the visible rows: a level follows its step if the step is open and the level is loaded. */
export function linesOf(levels: Levels, open: ReadonlySet<string>): readonly Line[] {
  const lines: Line[] = []
  const add = (under: string, depth: number, parent: string | undefined) => {
    const level = levels.get(under) ?? []
    for (const [index, step] of level.entries()) {
      const isOpen = step.unterseiten && open.has(step.pfad)
      lines.push({ step, depth, position: index + 1, among: level.length, parent, isOpen })
      if (isOpen) add(step.pfad, depth + 1, step.pfad)
    }
  }
  add('/', 1, undefined)
  return lines
}

/** Converts a row for the keyboard handling of trees. */
export const keyLine = ({ step, parent, isOpen }: Line): TreeLine => ({
  key: step.pfad,
  name: nameOf(step),
  parent,
  canOpen: step.unterseiten,
  isOpen,
})
