import type { Table } from './block.ts'
import type { Faces } from './faces.ts'
import { linesOf } from './lines.ts'

/** Between the text of one column and the next. */
export const GUTTER = 12

/** How wide each column is: what it asks for where there is room, its longest word at least where that can be. */
export function columnsOf({ rows, size }: Table, width: number, faces: Faces): number[] {
  const count = largest(rows.map(row => row.length))
  const room = width - GUTTER * (count - 1)
  const wanted: number[] = []
  const least: number[] = []
  for (let column = 0; column < count; column++) {
    const cells = rows.flatMap(row => row[column] ?? [])
    wanted.push(largest(cells.map(({ runs }) => widest(linesOf(runs, size, room, faces)))))
    // A line for each word: none fits beside another.
    least.push(largest(cells.map(({ runs }) => widest(linesOf(wordByWord(runs), size, room, faces)))))
  }
  const sum = (widths: readonly number[]) => widths.reduce((sum, one) => sum + one, 0)
  const [most, few] = [sum(wanted), sum(least)]
  if (most <= room) return wanted.map(one => one + (room - most) / count)
  if (few >= room) return least.map(one => (one * room) / few)
  // Whoever asks for little gets it first: short words stay in one line, long texts share what is left.
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

/** However many there are. */
const largest = (numbers: readonly number[]) => numbers.reduce((most, one) => Math.max(most, one), 0)

const widest = (lines: ReturnType<typeof linesOf>) => Math.max(1, largest(lines.map(({ width }) => width)))

const wordByWord = (runs: Table['rows'][number][number]['runs']) =>
  runs.map(run => ({ ...run, text: run.text.replaceAll(/ +/g, '\n') }))
