import type { AgendaRow } from './agenda-table.ts'
import { judgeAgenda } from './judge-agenda.ts'

/**
 * Rows of a table as they may be told: what says that it is public, and stands in the non-public part all the same, is not.
 * `held` are rows, as Excel counts them, that are taken over as non-public against what they say.
 */
export function judgeRows(rows: readonly AgendaRow[]): {
  readonly rows: readonly AgendaRow[]
  readonly held: readonly number[]
} {
  const open = new Set<AgendaRow>()
  for (const meeting of Map.groupBy(rows, row => `${row.gremium.toLowerCase()} ${row.datum_von}`).values()) {
    const verdicts = judgeAgenda(
      meeting.map(({ titel, nummer, oeffentlich }) => ({
        title: titel,
        number: nummer,
        isPublic: oeffentlich,
      })),
    )
    for (const [index, row] of meeting.entries()) if (verdicts[index] === 'open') open.add(row)
  }
  return {
    rows: rows.map(row => (open.has(row) ? row : { ...row, oeffentlich: false })),
    held: rows.flatMap(row => (row.oeffentlich && !open.has(row) ? [row.zeile] : [])),
  }
}
