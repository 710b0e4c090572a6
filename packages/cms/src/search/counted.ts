import { foundKinds } from './document-text.ts'
import { partsOf } from './entry-id.ts'
import type { RankedIds } from './search-index.ts'

/** Returns the number of entries per kind and section. */
export function counted(rows: readonly { readonly id: number }[]): RankedIds['counts'] {
  const sums = new Map<string, { kind: string; section: number; count: number }>()
  for (const { id } of rows) {
    const { kind, section } = partsOf(id)
    const key = `${kind} ${section}`
    const sum = sums.get(key) ?? { kind: foundKinds[kind] ?? '', section, count: 0 }
    sum.count++
    sums.set(key, sum)
  }
  return [...sums.values()]
}
