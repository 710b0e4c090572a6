import type { CallAnswer, calls } from '@rathausplatz/contract'
import type { TreeLine } from '../pieces/tree-keys.ts'

/** A step of the tree: a page, or only the part of an address with pages below. */
export type Step = CallAnswer<typeof calls.redaktionSeitenbaum>['data'][number]

/** Levels by the path above them, as far as they have been fetched. */
export type Levels = ReadonlyMap<string, readonly Step[]>

/** A step as it is drawn, one line below the other. */
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

/** What people know a step by. */
export const nameOf = ({ pfad, seite }: Step): string => seite?.titel || pfad.slice(pfad.lastIndexOf('/') + 1)

/** A level as people look for something in it: the start page first, then by title. */
export const inOrder = (level: readonly Step[]): readonly Step[] =>
  level.toSorted(
    (a, b) => Number(b.pfad === '/') - Number(a.pfad === '/') || collator.compare(nameOf(a), nameOf(b)),
  )

/** The lines that are to be seen: a level below its step, where that is open and the level is there. */
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

/** A line as the keyboard of a tree knows it. */
export const keyLine = ({ step, parent, isOpen }: Line): TreeLine => ({
  key: step.pfad,
  name: nameOf(step),
  parent,
  canOpen: step.unterseiten,
  isOpen,
})
