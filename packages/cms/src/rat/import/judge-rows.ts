import type { AgendaRow } from './agenda-table.ts'
import { isClosedReference } from './closed-file-names.ts'
import { marksItselfClosed } from './closed-texts.ts'
import { judgeAgenda } from './judge-agenda.ts'

/**
 * Judges the rows of a table: a row that says it is public but belongs to the non-public part becomes
 * non-public. `held` has the numbers of these rows, as in Excel.
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
    for (const [index, row] of meeting.entries())
      if (verdicts[index] === 'open' && !isClosedReference(row.vorlage) && !marksItselfClosed(row.beschluss))
        open.add(row)
  }
  return {
    rows: rows.map(row => (open.has(row) ? row : { ...row, oeffentlich: false })),
    held: rows.flatMap(row => (row.oeffentlich && !open.has(row) ? [row.zeile] : [])),
  }
}
