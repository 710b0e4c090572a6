import type { LucideIcon } from 'lucide-react'
import type { Stand } from '../contents/stand.ts'
import { countInWords } from './use-found.ts'

/** A place in a document: the name of its field, and its text in pieces, of which `treffer` are the matches. */
export type Place = {
  readonly label: string
  readonly pieces: readonly { readonly text: string; readonly treffer: boolean }[]
}

/** A hit of any kind. */
export type Hit = {
  readonly key: string
  /** Its group: `Seiten`, `Veranstaltungen`. */
  readonly group: string
  readonly title: string
  readonly about: string
  /** What matched inside of a document, and where. */
  readonly place?: Place | undefined
  /** The state of a document; missing for any other hit. */
  readonly stand?: Stand
  readonly to: string
  /** True if it is only spelled similarly to the query. */
  readonly isSimilar?: true | undefined
  /** True if the target is not a screen of the desk. */
  readonly isOutside?: true | undefined
  readonly drawing: LucideIcon
}

/**
 * Returns the number of hits in words, for the search and for screen readers. If contents are only similar, the
 * others are counted apart: a function or a file has the words as typed.
 */
export function hitsInWords(hits: readonly Hit[], words: string): string {
  const similar = hits.filter(({ isSimilar }) => isSimilar)
  if (similar.length === 0) return countInWords(hits)
  const others = hits.length - similar.length
  return [
    `Kein Inhalt mit „${words}“, nur ähnlich geschrieben: ${countInWords(similar)}`,
    ...(others > 0 ? [`Weitere Treffer: ${others}`] : []),
  ].join('. ')
}

/** Moves hits by their title before those by a text inside, so that their groups come first. */
export const titlesFirst = (hits: readonly Hit[]): readonly Hit[] =>
  hits.toSorted((a, b) => Number(a.place !== undefined) - Number(b.place !== undefined))

/** Groups hits, in the order of the first hit of each group. */
export function inGroups(
  hits: readonly Hit[],
): readonly { readonly name: string; readonly hits: readonly Hit[] }[] {
  const groups = new Map<string, Hit[]>()
  for (const hit of hits) groups.set(hit.group, [...(groups.get(hit.group) ?? []), hit])
  return [...groups].map(([name, those]) => ({ name, hits: those }))
}
