import { head, type ImportKind } from './shapes.ts'

/**
 * Result for one entry. `hinweise` are German notes for the person who imports: what was left out, kept or
 * refused, and why.
 */
export type Reported = { art: ImportKind; id: string; name: string; hinweise: string[] }

/** An entry of the file with its id. */
export type RawEntry = { id: string; name: string; raw: unknown }

export type ImportFile = {
  entries: Record<ImportKind, RawEntry[]>
  /** The tree of life situations by ids: child to parent. */
  above: ReadonlyMap<string, string>
  refused: Reported[]
}

/** Most entries per list, more than any federal state has; further entries are refused. */
export const MOST_ENTRIES = 5_000

/** Names of the lists in the file, as in addresses of the portal. */
const names: Record<ImportKind, readonly string[]> = {
  organisationseinheit: ['organisationseinheiten', 'organisationseinheitsdetails'],
  lebenslage: ['lebenslagen', 'lebenslagendetails'],
  leistung: ['leistungen', 'leistungsdetails'],
}
export const importKinds = Object.keys(names) as ImportKind[]

/**
 * Reads the lists of a file in either shape: an array of details, or a page of a list (`{ items: [...] }`).
 * If an entry occurs in both, the details take precedence. Undefined if the file has none of the lists.
 */
export function readImportFile(json: unknown): ImportFile | undefined {
  if (!isObject(json)) return undefined
  const lists = importKinds.map(kind => [kind, names[kind].flatMap(name => itemsOf(json[name]))] as const)
  if (lists.every(([, items]) => items.length === 0)) return undefined

  const file: ImportFile = {
    entries: { organisationseinheit: [], lebenslage: [], leistung: [] },
    above: treeOf([
      json['lebenslagenbaum'],
      ...itemsOf(json['lebenslagendetails']),
      ...itemsOf(json['lebenslagen']),
    ]),
    refused: [],
  }
  for (const [kind, items] of lists) {
    const byId = new Map<string, RawEntry>()
    for (const [index, raw] of items.slice(0, MOST_ENTRIES).entries()) {
      const known = head.safeParse(raw)
      if (known.success)
        byId.set(known.data.id, { ...known.data, raw: fuller(byId.get(known.data.id)?.raw, raw) })
      else
        file.refused.push({
          art: kind,
          id: '',
          name: `Eintrag ${index + 1}`,
          hinweise: ['ohne Kennung (id)'],
        })
    }
    file.entries[kind] = [...byId.values()]
    if (items.length > MOST_ENTRIES) {
      const hinweise = [`höchstens ${MOST_ENTRIES} Einträge je Art, die übrigen wurden nicht gelesen`]
      file.refused.push({ art: kind, id: '', name: `${items.length - MOST_ENTRIES} weitere`, hinweise })
    }
  }
  return file
}

function itemsOf(list: unknown): unknown[] {
  if (Array.isArray(list)) return list
  return isObject(list) && Array.isArray(list['items']) ? list['items'] : []
}

/** Returns the entry with more fields: an entry of a list has only a name, its details have more. */
const fuller = (before: unknown, now: unknown) =>
  isObject(before) && isObject(now) && Object.keys(before).length > Object.keys(now).length ? before : now

/** Deepest tree of life situations that is read. */
const DEEPEST = 20

function treeOf(places: readonly unknown[]): Map<string, string> {
  const above = new Map<string, string>()
  const walk = (node: unknown, depth: number) => {
    const parent = head.safeParse(node)
    if (!isObject(node) || !parent.success || depth > DEEPEST) return
    for (const child of itemsOf(node['untergeordneteLebenslagen']).slice(0, MOST_ENTRIES)) {
      const known = head.safeParse(child)
      if (known.success && known.data.id !== parent.data.id) above.set(known.data.id, parent.data.id)
      walk(child, depth + 1)
    }
  }
  for (const place of places) {
    for (const node of Array.isArray(place) ? place : [place]) {
      walk(node, 0)
      if (isObject(node)) walk(node['lebenslagenbaum'], 0)
    }
  }
  return above
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
