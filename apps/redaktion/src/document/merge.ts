import { type Daten, isSame, type Path } from './path.ts'

/** A field that both have changed, each in their own way. */
export type Clash = {
  readonly path: Path
  readonly base: unknown
  readonly mine: unknown
  readonly theirs: unknown
}

/** What comes of two people's work: fields that one has changed are taken, of those both have changed mine for now. */
export type Merged = { readonly daten: Daten; readonly clashes: readonly Clash[] }

/**
 * Joins two changes of the same document field by field. Lists of things that each have a place of their own are joined
 * place by place as long as nobody has added, taken away or moved any; else the whole list is one field.
 */
export function merge(base: Daten, mine: Daten, theirs: Daten): Merged {
  const clashes: Clash[] = []
  const daten = joined(base, mine, theirs, [], clashes) as Daten
  return { daten, clashes }
}

function joined(base: unknown, mine: unknown, theirs: unknown, path: Path, clashes: Clash[]): unknown {
  if (isSame(mine, theirs) || isSame(base, theirs)) return mine
  if (isSame(base, mine)) return theirs
  if (isRecord(mine) && isRecord(theirs) && (isRecord(base) || base === undefined))
    return joinedFields(base ?? {}, mine, theirs, path, clashes)
  if (Array.isArray(base) && areItsItems(base, mine) && areItsItems(base, theirs))
    return mine.map((item, place) => joined(base[place], item, theirs[place], [...path, place], clashes))
  clashes.push({ path, base, mine, theirs })
  return mine
}

function joinedFields(base: Daten, mine: Daten, theirs: Daten, path: Path, clashes: Clash[]): Daten {
  const names = new Set([...Object.keys(mine), ...Object.keys(theirs)])
  const fields = [...names].map(name => {
    const at = (data: Daten) => (Object.hasOwn(data, name) ? data[name] : undefined)
    return [name, joined(at(base), at(mine), at(theirs), [...path, name], clashes)] as const
  })
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined))
}

const isRecord = (value: unknown): value is Daten =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** As many things as before, and each still of its kind. */
const areItsItems = (base: readonly unknown[], list: unknown): list is unknown[] =>
  Array.isArray(list) &&
  base.length === list.length &&
  list.every((item, place) => {
    const before = base[place]
    return isRecord(item) && isRecord(before) && kindOf(item) === kindOf(before)
  })

const kindOf = (item: Daten): unknown => item['template'] ?? item['art'] ?? item['typ']
