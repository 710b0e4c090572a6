import type { Column } from '@rathausplatz/contract/records'
import { slugOf } from '@rathausplatz/text'
import type { Kind } from '../kinds/kinds.ts'
import { loadNames } from '../list/choices.ts'
import type { ListQuery } from '../list/list-query.ts'
import { allColumns, linesOf } from './list-lines.ts'
import { SaveTable } from './save-table.tsx'
import { walkList } from './walk-list.ts'

type ExportListProps = {
  kind: Kind
  query: ListQuery
  /** The columns of the list. */
  columns: readonly Column[]
  /** Number of rows; undefined if unknown. */
  total: number | undefined
}

/** Saves the list of a kind, with the shown columns or with all fields. */
export function ExportList({ kind, query, columns, total }: ExportListProps) {
  const all = allColumns(kind)
  const tableOf = (wanted: readonly Column[]) => ({
    head: linesOf(kind, wanted, {}).head,
    async *walk(signal: AbortSignal) {
      const { line } = linesOf(kind, wanted, await loadNames(kind, wanted))
      for await (const rows of walkList(query, kind, wanted, signal)) yield rows.map(line)
    },
  })
  return (
    <SaveTable
      name={nameOf(kind)}
      {...tableOf(columns)}
      whole={all.length > columns.length ? tableOf(all) : undefined}
      total={total}
    />
  )
}

/** Returns the name of the file: `aemter-und-einrichtungen`. */
const nameOf = ({ label }: Kind): string => slugOf(label.many)
