/** The cells of a hidden row or column. */
type Hidden = { readonly why: 'zeile' | 'spalte'; readonly cells: readonly Element[] }

type Cell = {
  readonly element: Element
  readonly row: number
  readonly column: number
  readonly rows: number
  readonly columns: number
}

/** Most columns of a table: more than a sheet has that somebody pastes. */
const MOST_COLUMNS = 1_000

/**
 * Removes the hidden rows and columns of a table, and returns them. A cell that spans a hidden row or column
 * and others keeps its words and spans less.
 */
export function hiddenCells(table: Element, isHidden: (element: Element) => boolean): readonly Hidden[] {
  const own = (element: Element) => element.closest('table') === table
  const rows = [...table.querySelectorAll('tr')].filter(own)
  const columns = hiddenColumns([...table.querySelectorAll('col, colgroup')].filter(own), isHidden)
  const hiddenRows = new Set(rows.flatMap((row, at) => (isFlat(row, 'height') || isHidden(row) ? [at] : [])))
  if (columns.size === 0 && hiddenRows.size === 0) return []
  const cells = laidOut(rows)
  const gone: Hidden[] = []
  for (const [why, lines] of [
    ['zeile', hiddenRows],
    ['spalte', columns],
  ] as const)
    for (const line of lines) {
      const there = cells.filter(
        cell =>
          (why === 'zeile' ? cell.row : cell.column) === line &&
          !(why === 'spalte' && hiddenRows.has(cell.row)),
      )
      gone.push({
        why,
        cells: there.filter(cell => !left(cell, hiddenRows, columns)).map(({ element }) => element),
      })
    }
  for (const cell of cells) {
    const kept = left(cell, hiddenRows, columns)
    if (!kept) cell.element.remove()
    else {
      spanning(cell.element, 'rowspan', kept.rows.length)
      spanning(cell.element, 'colspan', kept.columns)
      const [first = cell.row] = kept.rows
      // It began in a hidden row: it moves to the next one, before the cells on its right.
      if (first !== cell.row) {
        const next = cells.find(other => other.row === first && other.column > cell.column)
        if (next) next.element.before(cell.element)
        else rows[first]?.append(cell.element)
      }
    }
  }
  for (const at of hiddenRows) rows[at]?.remove()
  return gone.filter(({ cells: [some] }) => some !== undefined)
}

/** Returns what remains of a cell; undefined if all of it is hidden. */
function left(
  { row, column, rows, columns }: Cell,
  hiddenRows: ReadonlySet<number>,
  hiddenColumns: ReadonlySet<number>,
): { readonly rows: readonly number[]; readonly columns: number } | undefined {
  const there = range(row, rows).filter(at => !hiddenRows.has(at))
  const beside = range(column, columns).filter(at => !hiddenColumns.has(at))
  return there.length > 0 && beside.length > 0 ? { rows: there, columns: beside.length } : undefined
}

const range = (from: number, length: number): readonly number[] =>
  Array.from({ length }, (_, at) => from + at)

/** Returns the places of the columns that are drawn with no width or not at all. */
function hiddenColumns(
  groups: readonly Element[],
  isHidden: (element: Element) => boolean,
): ReadonlySet<number> {
  const hidden = new Set<number>()
  let column = 0
  for (const group of groups) {
    // A group with columns of its own only holds them.
    if (group.tagName === 'COLGROUP' && group.querySelector('col')) continue
    const parent = group.parentElement
    const isNone = [group, ...(parent?.tagName === 'COLGROUP' ? [parent] : [])].some(
      element => isFlat(element, 'width') || isHidden(element),
    )
    for (let many = spanOf(group, 'span'); many > 0; many--, column++) if (isNone) hidden.add(column)
  }
  return hidden
}

const isFlat = (element: Element, side: 'width' | 'height'): boolean =>
  /^0(?:px|pt)?$/.test(element.getAttribute(side) ?? '') ||
  new RegExp(`(?:^|[;\\s])${side}:\\s*0(?:\\.0+)?(?:px|pt|cm|in)?\\s*(?:;|$)`, 'i').test(
    element.getAttribute('style') ?? '',
  )

const spanOf = (element: Element, name: string): number =>
  Math.min(MOST_COLUMNS, Math.max(1, Number.parseInt(element.getAttribute(name) ?? '1', 10) || 1))

/** Returns the cells with their places, as a browser lays them out. */
function laidOut(rows: readonly Element[]): readonly Cell[] {
  const cells: Cell[] = []
  const taken = new Set<string>()
  for (const [row, line] of rows.entries()) {
    let column = 0
    for (const element of [...line.children].filter(({ tagName }) => /^T[DH]$/.test(tagName))) {
      while (taken.has(`${row} ${column}`)) column++
      const columns = spanOf(element, 'colspan')
      const many = Math.min(spanOf(element, 'rowspan'), rows.length - row)
      if (many > 1)
        for (const down of range(row + 1, many - 1))
          for (const right of range(column, columns)) taken.add(`${down} ${right}`)
      cells.push({ element, row, column, rows: many, columns })
      column += columns
    }
  }
  return cells
}

function spanning(element: Element, name: 'rowspan' | 'colspan', many: number): void {
  if (many > 1) element.setAttribute(name, String(many))
  else element.removeAttribute(name)
}
