import { type Daten, isRecord, isSame, type Path, valueAt } from './path.ts'

/** A field that both editors have changed differently. */
export type Clash = {
  readonly path: Path
  readonly base: unknown
  readonly mine: unknown
  readonly theirs: unknown
}

/**
 * The result of a merge: changes of one editor are taken; a field that both have changed holds `mine` for
 * now.
 */
export type Merged = { readonly daten: Daten; readonly clashes: readonly Clash[] }

/**
 * Merges two changes of the same document field by field. Lists are merged item by item as long as no item
 * was added, removed or moved; otherwise the whole list is one field. `earlier` are states of `mine` that the
 * CMS may have saved although the answer was lost: a value of `theirs` that equals one of them is no change
 * of another editor.
 */
export function merge(base: Daten, mine: Daten, theirs: Daten, earlier: readonly Daten[] = []): Merged {
  const clashes: Clash[] = []
  const daten = joined({ base, mine, theirs, earlier }, [], clashes) as Daten
  return { daten, clashes }
}

/** The value at one place of the document in each state. */
type States = {
  readonly base: unknown
  readonly mine: unknown
  readonly theirs: unknown
  readonly earlier: readonly unknown[]
}

function joined(states: States, path: Path, clashes: Clash[]): unknown {
  const { base, mine, theirs, earlier } = states
  if ([mine, base, ...earlier].some(state => isSame(state, theirs))) return mine
  if (isSame(base, mine)) return theirs
  if (isRecord(mine) && isRecord(theirs) && (isRecord(base) || base === undefined)) {
    const names = new Set([...Object.keys(mine), ...Object.keys(theirs)])
    const fields = [...names].map(
      name => [name, joined(within(states, name), [...path, name], clashes)] as const,
    )
    return Object.fromEntries(fields.filter(([, value]) => value !== undefined))
  }
  if (Array.isArray(base) && areItsItems(base, mine) && areItsItems(base, theirs)) {
    // In an earlier list of another length the items have other positions, so it is not compared.
    const ofItems = { ...states, earlier: earlier.filter(list => areItsItems(base, list)) }
    return mine.map((_, index) => joined(within(ofItems, index), [...path, index], clashes))
  }
  clashes.push({ path, base, mine, theirs })
  return mine
}

function within({ base, mine, theirs, earlier }: States, step: string | number): States {
  const part = (state: unknown) => valueAt(state, [step])
  return { base: part(base), mine: part(mine), theirs: part(theirs), earlier: earlier.map(part) }
}

/** True if the list has as many items as `base`, with the same kinds at the same positions. */
const areItsItems = (base: readonly unknown[], list: unknown): list is unknown[] =>
  Array.isArray(list) &&
  base.length === list.length &&
  list.every((item, place) => {
    const before = base[place]
    return isRecord(item) && isRecord(before) && kindOf(item) === kindOf(before)
  })

const kindOf = (item: Daten): unknown => item['template'] ?? item['art'] ?? item['typ']
