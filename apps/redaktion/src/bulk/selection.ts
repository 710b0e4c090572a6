import { useState } from 'react'

/**
 * Keeps the selected rows. Rows that are no longer shown are deselected: a step never affects hidden rows.
 */
export function useSelection<Row extends { readonly id: string }>(rows: readonly Row[], shownBy: string) {
  const [ticked, setTicked] = useState<{ by: string; ids: ReadonlySet<string> }>({ by: shownBy, ids: NONE })
  const ids = ticked.by === shownBy ? ticked.ids : NONE
  const selected = rows.filter(({ id }) => ids.has(id))
  const put = (next: Iterable<string>) => setTicked({ by: shownBy, ids: new Set(next) })
  return {
    selected,
    has: (id: string) => ids.has(id),
    toggle: (id: string) => put(ids.has(id) ? [...ids].filter(one => one !== id) : [...ids, id]),
    isAll: rows.length > 0 && selected.length === rows.length,
    toggleAll: () => put(selected.length === rows.length ? [] : rows.map(({ id }) => id)),
    clear: () => put([]),
  }
}

export type Selection = ReturnType<typeof useSelection>

const NONE: ReadonlySet<string> = new Set()
