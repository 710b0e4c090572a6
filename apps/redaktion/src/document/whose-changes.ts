import type { Feldunterschied, Textteil } from '@rathausplatz/contract'

/** What is needed of a revision. */
export type Version = {
  readonly nummer: number
  readonly von: { readonly name: string }
  readonly geaendert_am: string
}

/** Successive revisions of one author. */
export type Run = { readonly first: number; readonly last: Version }
/** A run with the fields that it has changed. */
export type ChangedRun = Run & { readonly felder: readonly Feldunterschied[] }

/** Groups revisions, newest first, into runs, oldest first. */
export function runsOf(newestFirst: readonly Version[]): Run[] {
  const runs: Run[] = []
  for (const version of newestFirst.toReversed()) {
    const before = runs.at(-1)
    if (before?.last.von.name === version.von.name) runs[runs.length - 1] = { ...before, last: version }
    else runs.push({ first: version.nummer, last: version })
  }
  return runs
}

/**
 * Returns the differences that are still those of others, each with its run. A field belongs to its last author, who
 * has seen it; a text that somebody else only added to also belongs to the author whose words all stay in it. A
 * difference that no run explains, such as an item that has moved, belongs to all others.
 */
export function stillOfOthers(
  final: readonly Feldunterschied[],
  runs: readonly ChangedRun[],
  me: string,
): { readonly runs: readonly ChangedRun[]; readonly fields: readonly string[] } {
  const others = new Set<ChangedRun>()
  const fields: string[] = []
  for (const field of final) {
    const touching = runs.filter(({ felder }) => felder.some(({ feld }) => isSamePlace(feld, field.feld)))
    const theirs = (touching.length > 0 ? touching : runs).filter(run => {
      if (run.last.von.name === me) return false
      return touching.length === 0 || run === touching.at(-1) || isLeftIn(field, run)
    })
    if (theirs.length > 0) fields.push(field.feldname)
    for (const run of theirs) others.add(run)
  }
  return { runs: runs.filter(run => others.has(run)), fields }
}

/** A comparison may name a group, or the field in it that differs. */
const isSamePlace = (one: string, other: string): boolean =>
  one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`)

/** True if all words that a run has added to a text are still new in it. */
function isLeftIn({ feld, teile = [] }: Feldunterschied, { felder }: ChangedRun): boolean {
  const added = wordsIn(felder.find(one => one.feld === feld)?.teile ?? [])
  const stay = new Set(wordsIn(teile))
  return added.length > 0 && added.every(word => stay.has(word))
}

const wordsIn = (parts: readonly Textteil[]): readonly string[] =>
  parts.flatMap(({ art, text }) => (art === 'neu' ? (text.match(/[\p{L}\p{N}]+/gu) ?? []) : []))
