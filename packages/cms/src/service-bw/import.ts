import { slugOf } from '@rathausplatz/text'
import { type CmsStore, collections } from '../collections/collections.ts'
import type { RecordKind } from '../collections/record.ts'
import { fieldName } from '../editing/field-names.ts'
import type { Document } from '../store/index.ts'
import { type ImportFile, importKinds, type RawEntry, type Reported, readImportFile } from './read-file.ts'
import type { ImportKind } from './shapes.ts'
import { toRecord } from './to-record.ts'
import { IMPORTER, townChanges, withTownChanges } from './town-changes.ts'

export type ImportReport = {
  neu: Reported[]
  geaendert: Reported[]
  unveraendert: Reported[]
  /** Entries that were not written, because the town's own entry takes precedence. */
  behalten: Reported[]
  abgelehnt: Reported[]
}

export type ImportResult = { ok: true; report: ImportReport } | { ok: false; message: string }

/**
 * Imports services, life situations and offices of service-bw (shapes of its REST interface, version 2),
 * entry by entry: an invalid entry is refused with its reasons, and the others are imported. Existing entries
 * are changed only where they differ and no editor has changed them. Entries that the town has written or
 * withdrawn, or that have a draft, stay as they are.
 */
export async function importServiceBw(store: CmsStore, json: unknown): Promise<ImportResult> {
  const file = readImportFile(json)
  if (!file)
    return {
      ok: false,
      message: 'Die Datei enthält keine der Listen leistungen, lebenslagen oder organisationseinheiten',
    }
  const stock = await readStock(store)
  const slugs = slugsFor(file, stock)
  const context = {
    slugOf: (kind: ImportKind, { id, name }: { id: string; name: string }) =>
      slugs[kind].get(id) ??
      stock[kind].imported.get(id)?.data.slug ??
      (slugOf(name) || `${kind}-${slugOf(id)}`),
    above: file.above,
  }
  const report: ImportReport = {
    neu: [],
    geaendert: [],
    unveraendert: [],
    behalten: [],
    abgelehnt: file.refused,
  }
  for (const kind of importKinds) {
    for (const entry of file.entries[kind]) {
      const { id, name } = entry
      const outcome = await importEntry(store, kind, entry, stock[kind], toRecord(kind, entry.raw, context))
      report[outcome.became].push({ art: kind, id, name, hinweise: outcome.sentences })
    }
  }
  return { ok: true, report }
}

type Stored = Document<{ slug: string; name: string }>

/** Existing records of one kind: imported ones by the portal's id, the town's own by slug and by name. */
type Stock = { imported: Map<string, Stored>; ownSlugs: Set<string>; ownNames: Map<string, string> }

const documentId = (kind: ImportKind, id: string) => `service-bw:${kind}:${id}`

const PAGE = 500

async function readStock(store: CmsStore): Promise<Record<ImportKind, Stock>> {
  const read = async (kind: ImportKind): Promise<Stock> => {
    const stock: Stock = { imported: new Map(), ownSlugs: new Set(), ownNames: new Map() }
    const prefix = documentId(kind, '')
    for (let offset = 0; ; offset += PAGE) {
      const documents: readonly Stored[] = await store.documents(kind, { limit: PAGE, offset })
      for (const document of documents) {
        const { slug, name } = document.data
        if (document.id.startsWith(prefix)) stock.imported.set(document.id.slice(prefix.length), document)
        else {
          stock.ownSlugs.add(slug)
          stock.ownNames.set(name.toLowerCase(), slug)
        }
      }
      if (documents.length < PAGE) return stock
    }
  }
  const [organisationseinheit, lebenslage, leistung] = await Promise.all([
    read('organisationseinheit'),
    read('lebenslage'),
    read('leistung'),
  ])
  return { organisationseinheit, lebenslage, leistung }
}

/**
 * Returns the slugs of all entries of the file: the slug of the imported record, that of the town's own entry
 * of the same name, or a new one made from the name.
 */
function slugsFor({ entries }: ImportFile, stock: Record<ImportKind, Stock>) {
  const slugsOf = (kind: ImportKind): ReadonlyMap<string, string> => {
    const { imported, ownNames } = stock[kind]
    const taken = new Set([...imported.values()].map(({ data }) => data.slug))
    return new Map(
      entries[kind].map(({ id, name }) => {
        const known = imported.get(id)?.data.slug ?? ownNames.get(name.toLowerCase())
        if (known !== undefined) return [id, known]
        const made = slugOf(name) || `${kind}-${slugOf(id)}`
        const slug = taken.has(made) ? `${made}-${slugOf(id)}` : made
        taken.add(slug)
        return [id, slug]
      }),
    )
  }
  return {
    organisationseinheit: slugsOf('organisationseinheit'),
    lebenslage: slugsOf('lebenslage'),
    leistung: slugsOf('leistung'),
  }
}

type Outcome = { became: keyof ImportReport; sentences: string[] }

async function importEntry(
  store: CmsStore,
  kind: ImportKind,
  { id }: RawEntry,
  stock: Stock,
  mapped: ReturnType<typeof toRecord>,
): Promise<Outcome> {
  if ('gruende' in mapped) return { became: 'abgelehnt', sentences: mapped.gruende }
  const { data, hinweise } = mapped
  const there = stock.imported.get(id)
  const collection: Pick<RecordKind<{ slug: string }>, 'carried' | 'parse'> = collections[kind]
  const parsed = collection.parse(there ? (collection.carried?.(data, there.data) ?? data) : data)
  if (parsed.issues)
    return {
      became: 'abgelehnt',
      sentences: parsed.issues
        .slice(0, 5)
        .map(({ path, message }) => `${fieldName(collections[kind].record, path)}: ${message}`),
    }
  if (there) return update(store, there, parsed.value, hinweise)
  if (stock.ownSlugs.has(parsed.value.slug))
    return { became: 'behalten', sentences: ['gibt es schon als eigener Eintrag der Stadt'] }
  const note = 'Aus service-bw übernommen'
  const written = await store.writeAll([
    { id: documentId(kind, id), kind, data: parsed.value, author: IMPORTER, note },
  ])
  return written.ok ? { became: 'neu', sentences: hinweise } : refused(written.error.message)
}

async function update(
  store: CmsStore,
  there: Stored,
  imported: Record<string, unknown>,
  hinweise: string[],
): Promise<Outcome> {
  if (there.published_revision === null)
    return { became: 'behalten', sentences: ['von der Redaktion von der Website genommen'] }
  const isDraft = there.draft_revision !== there.published_revision
  if (isDraft && there.author !== IMPORTER)
    return { became: 'behalten', sentences: ['die Redaktion arbeitet an einem Entwurf'] }

  const isEqual = JSON.stringify(imported) === JSON.stringify(there.data)
  const changes = isEqual ? undefined : townChanges(await revisionsOf(store, there))
  const data = changes ? withTownChanges(imported, there.data, changes) : imported
  const sentences = [...hinweise, ...(changes ? keptSentence(changes) : [])]

  const saved = await store.saveDraft(there.id, {
    data,
    baseRevision: there.draft_revision,
    author: IMPORTER,
    note: 'Aus service-bw aktualisiert',
    mayMiss: true,
  })
  if (!saved.ok) return refused(saved.error.message)
  // If the draft is the public version, nothing is left to do. Otherwise this run, or an earlier one that was
  // interrupted, has saved the draft, and it is published now.
  if (saved.value.draft_revision === saved.value.published_revision)
    return { became: 'unveraendert', sentences }
  const { gueltig_von, gueltig_bis } = there
  const published = await store.publish(there.id, {
    author: IMPORTER,
    baseRevision: saved.value.draft_revision,
    mayMiss: true,
    gueltig_von,
    gueltig_bis,
  })
  return published.ok ? { became: 'geaendert', sentences } : refused(published.error.message)
}

const refused = (message: string): Outcome => ({ became: 'abgelehnt', sentences: [message] })

async function revisionsOf(store: CmsStore, { id }: Stored) {
  const heads = await store.revisions(id)
  const revisions = await Promise.all(heads.map(({ number }) => store.revision(id, number)))
  return revisions.filter(revision => revision !== undefined).toReversed()
}

function keptSentence({ fields, blocks }: ReturnType<typeof townChanges>): string[] {
  const titles = [...blocks].map(key => {
    const [typ, titel] = JSON.parse(key) as [string, string]
    return titel || typ
  })
  const kept = [...fields, ...titles]
  return kept.length > 0 ? [`von der Stadt geändert und behalten: ${kept.join(', ')}`] : []
}
