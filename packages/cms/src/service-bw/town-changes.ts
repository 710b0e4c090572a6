import type { Textblock } from '@rathausplatz/contract'
import { isRenewal, type Revision } from '../store/index.ts'

/** Name of the importer as an author; all other authors are editors. */
export const IMPORTER = 'service-bw'

type Data = Readonly<Record<string, unknown>>

/** What editors have changed since the import: fields by name, text blocks by key. */
export type TownChanges = { fields: ReadonlySet<string>; blocks: ReadonlySet<string> }

/**
 * Collects the changes from the revisions, oldest first, by comparing each revision of an editor with the
 * previous one. An adaptation to a newer program is no change of an editor.
 */
export function townChanges(
  revisions: readonly Pick<Revision, 'author' | 'data' | 'note'>[],
  importer = IMPORTER,
): TownChanges {
  const fields = new Set<string>()
  const blocks = new Set<string>()
  for (const [index, { author, data, note }] of revisions.entries()) {
    const before = revisions[index - 1]
    if (author === importer || isRenewal({ author, note }) || !before) continue
    const [old, now] = [before.data as Data, data as Data]
    for (const name of new Set([...Object.keys(old), ...Object.keys(now)])) {
      if (isSame(old[name], now[name])) continue
      if (name === 'textbloecke')
        for (const key of changedBlocks(blocksOf(old), blocksOf(now))) blocks.add(key)
      else fields.add(name)
    }
  }
  return { fields, blocks }
}

/** Returns the imported record with the editors' changes applied. */
export function withTownChanges(imported: Data, ours: Data, { fields, blocks }: TownChanges): Data {
  const kept = Object.fromEntries([...fields].filter(name => name in ours).map(name => [name, ours[name]]))
  const merged = { ...imported, ...kept }
  return blocks.size > 0
    ? { ...merged, textbloecke: mergedBlocks(blocksOf(imported), blocksOf(ours), blocks) }
    : merged
}

function mergedBlocks(imported: Textblock[], ours: Textblock[], owned: ReadonlySet<string>): Textblock[] {
  const own = new Map(ours.map(block => [keyOf(block), block]))
  const merged = imported.flatMap(block => {
    if (!owned.has(keyOf(block))) return [block]
    const kept = own.get(keyOf(block))
    // A block that an editor removed stays removed.
    return kept ? [kept] : []
  })
  const there = new Set(merged.map(keyOf))
  return [...merged, ...ours.filter(block => owned.has(keyOf(block)) && !there.has(keyOf(block)))]
}

function changedBlocks(before: Textblock[], now: Textblock[]): string[] {
  const old = new Map(before.map(block => [keyOf(block), block.text]))
  const changed = now.filter(block => old.get(keyOf(block)) !== block.text).map(keyOf)
  const there = new Set(now.map(keyOf))
  return [...changed, ...[...old.keys()].filter(key => !there.has(key))]
}

/** Blocks are identified by type and title. */
const keyOf = ({ typ, titel }: Textblock) => JSON.stringify([typ, titel])

const blocksOf = ({ textbloecke }: Data) => (textbloecke ?? []) as Textblock[]

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
