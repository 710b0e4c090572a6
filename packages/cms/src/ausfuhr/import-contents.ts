import { collections } from '../collections/collections.ts'
import { fieldName } from '../editing/field-names.ts'
import type { Collection, StoreError, TakenDocument } from '../store/index.ts'
import { reasonsOf } from '../store/result.ts'
import { type Content, content, contentsOf, type Version, version, versionsOf } from './format.ts'
import type { Package } from './open-package.ts'
import { AUTHOR, type Taking } from './taking.ts'

const AT_ONCE = 100

/** Imports the contents of a kind. Returns how many. */
export async function importContents(
  taking: Taking,
  pack: Package,
  kind: string,
  coming: ReadonlySet<string>,
): Promise<number> {
  let count = 0
  let batch: TakenDocument<keyof typeof collections>[] = []
  const write = async () => {
    count += await writeBatch(taking, batch)
    batch = []
  }
  const versions = versionsIn(pack, kind)
  for await (const line of pack.lines(contentsOf(kind), content)) {
    taking.goOn()
    const older = await versions(line.id)
    if (!coming.has(line.id)) continue
    batch.push(takenOf(taking, kind as keyof typeof collections, line, older))
    if (batch.length === AT_ONCE) await write()
  }
  await write()
  return count
}

/** Writes a batch, or each content on its own if one of them is refused. */
async function writeBatch(
  taking: Taking,
  batch: readonly TakenDocument<keyof typeof collections>[],
): Promise<number> {
  if (batch.length === 0) return 0
  const taken = await taking.town.store.takeIn(batch)
  taking.demandStored(taken)
  if (taken.ok) return batch.length
  const [first] = batch
  if (batch.length === 1 && first) {
    const told = { art: first.kind, schluessel: nameIn(first), gruende: reasonsIn(taken.error, first) }
    taking.told[taken.error.code === 'vergeben' ? 'vorhanden' : 'abgelehnt'].push(told)
    return 0
  }
  let count = 0
  for (const one of batch) count += await writeBatch(taking, [one])
  return count
}

function takenOf<K extends keyof typeof collections>(
  taking: Taking,
  kind: K,
  line: Content,
  older: readonly Version[],
): TakenDocument<K> {
  const collection: Collection = collections[kind]
  const fit = older.filter(({ daten }) => !collection.parse(daten).issues)
  taking.left += older.length - fit.length
  const { oeffentlich, entwurf } = line
  const all = [
    ...fit.map(({ nummer, am, daten }) => ({ nummer, data: daten, writtenAt: am, isPublic: false })),
    ...(oeffentlich
      ? [
          {
            nummer: oeffentlich.nummer ?? LATE,
            data: oeffentlich.daten,
            writtenAt: oeffentlich.seit,
            isPublic: true,
          },
        ]
      : []),
    ...(entwurf
      ? [
          {
            nummer: entwurf.nummer ?? LATER,
            data: entwurf.daten,
            writtenAt: entwurf.geaendert_am,
            isPublic: false,
          },
        ]
      : []),
  ].toSorted((a, b) => a.nummer - b.nummer)
  return {
    id: line.id,
    kind,
    author: AUTHOR,
    createdAt: line.angelegt_am,
    versions: all,
    released: oeffentlich
      ? {
          version: all.findIndex(({ isPublic }) => isPublic),
          publishedAt: oeffentlich.seit,
          gueltig_von: oeffentlich.gueltig_von,
          gueltig_bis: oeffentlich.gueltig_bis,
        }
      : undefined,
    review: entwurf?.stand ?? 'freigegeben',
  }
}

const LATE = Number.MAX_SAFE_INTEGER - 1
const LATER = Number.MAX_SAFE_INTEGER

/** Returns a reader for the older versions of a kind; it is called in the order of the contents. */
function versionsIn(pack: Package, kind: string): (id: string) => Promise<Version[]> {
  const lines = pack.lines(versionsOf(kind), version)
  let next: Version | undefined
  const step = async () => {
    const { value, done } = await lines.next()
    next = done ? undefined : value
  }
  let begun: Promise<void> | undefined
  return async id => {
    await (begun ??= step())
    const own: Version[] = []
    while (next?.id === id) {
      own.push(next)
      await step()
    }
    return own
  }
}

const reasonsIn = (
  error: StoreError,
  { kind, versions }: TakenDocument<keyof typeof collections>,
): string[] => reasonsOf(error, path => fieldName(collections[kind].record, path, versions.at(-1)?.data))

const nameIn = ({ kind, versions }: TakenDocument<keyof typeof collections>): string => {
  const collection: Collection = collections[kind]
  const parsed = collection.parse(versions.at(-1)?.data)
  return parsed.issues ? '' : collection.key(parsed.value)
}
