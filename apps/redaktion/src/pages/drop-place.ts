import { below, isWithin, splitPath } from './address.ts'
import { inOrder, type Line, nameOf, type Step } from './tree.ts'

/** Where a dragged page would be dropped. */
export type DropPlace = {
  /** The parent page. */
  readonly under: string
  /** The place in words: `unter „Rathaus“, zwischen „Ämter“ und „Haushalt“`. */
  readonly words: string
}

/**
 * Returns where a page would be dropped: below the page of the row, or between rows as a sibling of that
 * page. Pages are sorted by title, so the title decides the position among siblings. Undefined if nothing
 * would change, or if a page would be inside itself.
 */
export function dropPlace(
  dragged: Step,
  { step, parent }: Pick<Line, 'step' | 'parent'>,
  isBetween: boolean,
  lines: readonly Line[],
): DropPlace | undefined {
  const under = isBetween ? (parent ?? '/') : step.pfad
  const { part, parent: from } = splitPath(dragged.pfad)
  if (isWithin(under, dragged.pfad) || under === from) return undefined
  const above = lines.find(line => line.step.pfad === under)?.step
  const place = under === '/' ? 'auf der obersten Ebene' : `unter „${above ? nameOf(above) : under}“`
  const there = { ...dragged, pfad: below(under, part) }
  const level = inOrder([...levelBelow(lines, under), there])
  const at = level.indexOf(there)
  const [before, after] = [level[at - 1], level[at + 1]].map(step => step && `„${nameOf(step)}“`)
  return { under, words: place + among(before, after) }
}

const levelBelow = (lines: readonly Line[], under: string): readonly Step[] =>
  lines.filter(({ parent }) => (parent ?? '/') === under).map(({ step }) => step)

function among(before: string | undefined, after: string | undefined): string {
  if (before && after) return `, zwischen ${before} und ${after}`
  if (before) return `, nach ${before}`
  return after ? `, vor ${after}` : ''
}
