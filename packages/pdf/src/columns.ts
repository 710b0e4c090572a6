import type { Table } from './block.ts'
import type { Faces } from './faces.ts'
import { linesOf } from './lines.ts'

/** The space between two columns, in points. */
export const GUTTER = 12

/**
 * Returns the width of each column: the whole text on one line if there is room, or else, if possible, at
 * least the longest word.
 */
export function columnsOf({ rows, size }: Table, width: number, faces: Faces): number[] {
  const count = largest(rows.map(row => row.length))
  const room = width - GUTTER * (count - 1)
  const wanted: number[] = []
  const least: number[] = []
  for (let column = 0; column < count; column++) {
    const cells = rows.flatMap(row => row[column] ?? [])
    wanted.push(largest(cells.map(({ runs }) => widest(linesOf(runs, size, room, faces)))))
    // One word per line, so that the widest line is the longest word.
    least.push(largest(cells.map(({ runs }) => widest(linesOf(wordByWord(runs), size, room, faces)))))
  }
  const sum = (widths: readonly number[]) => widths.reduce((sum, one) => sum + one, 0)
  const [most, few] = [sum(wanted), sum(least)]
  if (most <= room) return wanted.map(one => one + (room - most) / count)
  if (few >= room) return least.map(one => (one * room) / few)
  // Gives width to the columns that need least first: short texts stay on one line, long texts share the
  // remaining width.
  const widths = [...least]
  const more = least.map((one, column) => ({ column, asked: (wanted[column] ?? one) - one }))
  let spare = room - few
  for (const [place, { column, asked }] of more.toSorted((one, other) => one.asked - other.asked).entries()) {
    const given = Math.min(asked, spare / (count - place))
    widths[column] = (least[column] ?? 0) + given
    spare -= given
  }
  return widths
}

/**
 * Returns the largest number of a list of any length; `Math.max` takes only a limited number of arguments.
 */
const largest = (numbers: readonly number[]) => numbers.reduce((most, one) => Math.max(most, one), 0)

const widest = (lines: ReturnType<typeof linesOf>) => Math.max(1, largest(lines.map(({ width }) => width)))

const wordByWord = (runs: Table['rows'][number][number]['runs']) =>
  runs.map(run => ({ ...run, text: run.text.replaceAll(/ +/g, '\n') }))
