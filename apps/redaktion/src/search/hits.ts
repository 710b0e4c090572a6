import type { LucideIcon } from 'lucide-react'
import type { Stand } from '../contents/stand.ts'
import { partOf } from '../pages/address.ts'

/** A hit of any kind. */
export type Hit = {
  readonly key: string
  /** Its group: `Seiten`, `Veranstaltungen`. */
  readonly group: string
  readonly title: string
  readonly about: string
  /** The state of a document; missing for any other hit. */
  readonly stand?: Stand
  readonly to: string
  /** True if the target is not a screen of the desk. */
  readonly isOutside?: true | undefined
  readonly drawing: LucideIcon
}

/**
 * Sorts rows: first titles that begin with the query, then titles with a word that begins with it, then all
 * other rows.
 */
export function bestFirst<R extends { readonly titel: string }>(
  rows: readonly R[],
  wanted: string,
): readonly R[] {
  const words = partOf(wanted)
  const rank = ({ titel }: R) => {
    const called = partOf(titel)
    if (called.startsWith(words)) return 0
    return `-${called}`.includes(`-${words}`) ? 1 : 2
  }
  return rows.toSorted((a, b) => rank(a) - rank(b))
}

/** Groups hits, in the order of the first hit of each group. */
export function inGroups(
  hits: readonly Hit[],
): readonly { readonly name: string; readonly hits: readonly Hit[] }[] {
  const groups = new Map<string, Hit[]>()
  for (const hit of hits) groups.set(hit.group, [...(groups.get(hit.group) ?? []), hit])
  return [...groups].map(([name, those]) => ({ name, hits: those }))
}
