import type { LucideIcon } from 'lucide-react'
import type { Stand } from '../contents/stand.ts'
import { partOf } from '../pages/address.ts'

/** Something that was found, wherever it lies. */
export type Hit = {
  readonly key: string
  /** What it stands among: `Seiten`, `Veranstaltungen`. */
  readonly group: string
  readonly title: string
  readonly about: string
  /** Of a document. */
  readonly stand?: Stand
  readonly to: string
  /** No screen of the desk. */
  readonly isOutside?: true | undefined
  readonly drawing: LucideIcon
}

/** Called so from the beginning, then somewhere in the name, then only in the address. */
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

/** Hits of a group beside one another, groups in the order of their first hit. */
export function inGroups(
  hits: readonly Hit[],
): readonly { readonly name: string; readonly hits: readonly Hit[] }[] {
  const groups = new Map<string, Hit[]>()
  for (const hit of hits) groups.set(hit.group, [...(groups.get(hit.group) ?? []), hit])
  return [...groups].map(([name, those]) => ({ name, hits: those }))
}
