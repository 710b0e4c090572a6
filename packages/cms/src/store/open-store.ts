import { setImmediate } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { findChanges } from './changes.ts'
import type { Collection, Collections } from './collection.ts'
import { type Derived, noteForms } from './derived.ts'
import { appendRevision, createDraft, readContent, saveDraft } from './drafts.ts'
import {
  countDocuments,
  findDeleted,
  findDocument,
  findDocumentByKey,
  findDocuments,
  findRevision,
  findRevisions,
  findTrash,
} from './editor-reads.ts'
import type { Health } from './health.ts'
import { migrations } from './migrations/index.ts'
import { publicReads } from './public-reads.ts'
import { setAside } from './publication.ts'
import { makePublic, publish, unpublish } from './publishing.ts'
import { findReferences, findReferrers, isForEveryone } from './references.ts'
import { noteKindForms, renewContents } from './renewal.ts'
import { invalid, notFound, ok, type Result } from './result.ts'
import { review } from './review.ts'
import { openSqlite } from './sqlite.ts'
import type { Document, SeedDocument, Store } from './store.ts'
import type { Tables } from './tables.ts'
import { putIntoTrash, takeOutOfTrash } from './trash.ts'
import { findUnfit } from './unfit.ts'
import { readWindow } from './window.ts'
import { discardWorkingCopy, findWorkingCopies, findWorkingCopy, keepWorkingCopy } from './working-copies.ts'

export interface StoreOptions<C extends Collections> {
  /** Path of the SQLite file, or ':memory:'. */
  readonly file: string
  readonly collections: C
  readonly clock?: () => Date
  /** How long a write waits for a lock held from outside (a backup) before it gives up. Default 5000. */
  readonly patienceMs?: number
  /** What rooms keep of public documents; changes with each publication. */
  readonly derived?: readonly Derived[]
  /** Default: the sequence of this house. */
  readonly migrations?: Readonly<Record<string, Migration>>
  /** For commands beside a server, which may be of another version: begins no renewal and changes no schema. */
  readonly onlyLooks?: boolean | undefined
  /** Hears what troubles the database. */
  readonly health?: Health | undefined
}

export async function openStore<const C extends Collections>(options: StoreOptions<C>): Promise<Store<C>> {
  const { file, collections, clock = () => new Date(), patienceMs = 5000, derived = [] } = options
  const database = await openSqlite({
    file,
    patienceMs,
    health: options.health,
    onlyLooks: options.onlyLooks,
    migrations: options.migrations ?? migrations,
  })
  if (!options.onlyLooks) {
    await noteKindForms(database, collections)
    await noteForms(database, derived)
  }
  const { read } = database

  /** Kinds come from outside too; 'constructor' is none. */
  const collectionOf = (kind: string): Result<Collection> => {
    const collection = Object.hasOwn(collections, kind) ? collections[kind] : undefined
    return collection ? ok(collection) : notFound(`Die Inhaltsart „${kind}“ gibt es nicht`)
  }

  /** One change of one document, in one transaction. */
  const change = (
    id: string,
    work: (
      db: Kysely<Tables>,
      document: Document,
      collection: Collection,
      now: Date,
    ) => Promise<Result<Document>>,
  ) =>
    database.write(async db => {
      const document = await findDocument(db, id)
      if (!document) return notFound()
      const collection = collectionOf(document.kind)
      return collection.ok ? work(db, document, collection.value, clock()) : collection
    })

  const withDerived = async (db: Kysely<Tables>, result: Result<Document>): Promise<Result<Document>> => {
    if (!result.ok) return result
    const { published_revision: revision, audience, ...document } = result.value
    const isPublic = revision !== null && audience === 'oeffentlich'
    for (const rows of derived)
      await (isPublic ? rows.put(db, { ...document, revision }) : rows.remove(db, document))
    return result
  }

  const seed = async (db: Kysely<Tables>, document: SeedDocument, today: Date): Promise<Result<Document>> => {
    const now = changedAt(document, today)
    if (!now) return invalid([{ path: 'geaendert', message: 'Bitte Datum und Uhrzeit angeben.' }])
    const { kind, data, publish: isPublic = true, id, author, note } = document
    const collection = collectionOf(kind)
    if (!collection.ok) return collection
    const content = readContent(collection.value, data)
    if (!content.ok) return content
    const window = readWindow(document)
    if ('issues' in window) return invalid(window.issues)
    const draft = await createDraft(db, content.value, { id, author, note, now })
    if (!draft.ok || !isPublic) return draft
    return withDerived(db, await makePublic(db, draft.value, collection.value, { author, window, now }))
  }

  const store: Store = {
    async create({ kind, data, ...about }) {
      const collection = collectionOf(kind)
      if (!collection.ok) return collection
      const content = readContent(collection.value, data)
      if (!content.ok) return content
      return database.write(db => createDraft(db, content.value, { ...about, now: clock() }))
    },

    saveDraft: (id, { data, ...about }) =>
      change(id, async (db, document, collection, now) => {
        const content = readContent(collection, data)
        return content.ok ? saveDraft(db, document, content.value, { ...about, now }) : content
      }),

    publish: (id, how) =>
      change(id, async (db, document, collection, now) => {
        await setAside(db, document.kind, now)
        return withDerived(db, await publish(db, document, collection, { ...how, now }))
      }),

    unpublish: (id, how) =>
      change(id, async (db, document, collection, now) =>
        withDerived(db, await unpublish(db, document, collection, { ...how, now })),
      ),

    remove: (id, how) =>
      change(id, async (db, document, collection, now) =>
        withDerived(db, await putIntoTrash(db, document, collection, { ...how, now })),
      ),

    undelete: (id, { author }) =>
      database.write(async db => {
        const document = await findDeleted(db, id)
        return document ? takeOutOfTrash(db, document, { author, now: clock() }) : notFound()
      }),

    review: (id, step) => change(id, (db, document, _, now) => review(db, document, { ...step, now })),

    async keepWorkingCopy(copy) {
      const collection = collectionOf(copy.kind)
      if (!collection.ok) return collection
      return database.write(db => keepWorkingCopy(db, { ...copy, now: clock() }))
    },

    discardWorkingCopy: (id, author) =>
      database.write(async db => ok(await discardWorkingCopy(db, id, author))),

    restore: (id, number, { author }) =>
      change(id, async (db, document, collection, now) => {
        const old = await findRevision(db, id, number)
        if (!old) return notFound('Diese Fassung gibt es nicht')
        const content = readContent(collection, old.data)
        if (!content.ok) return content
        const note = `Fassung ${number} wiederhergestellt`
        return appendRevision(db, document, content.value, { author, note, now })
      }),

    writeAll: documents =>
      database.write(async db => {
        const ids: string[] = []
        for (const [index, document] of documents.entries()) {
          const written = await seed(db, document, clock())
          if (!written.ok) return at(`Eintrag ${index + 1} (${document.kind})`, written)
          ids.push(written.value.id)
          // Visitors are served meanwhile.
          if (index % 50 === 49) await setImmediate()
        }
        return ok(ids)
      }),

    document: id => findDocument(read, id),
    documentByKey: (kind, key) => findDocumentByKey(read, kind, key),
    documents: (kind, page) => findDocuments(read, kind, page),
    countDocuments: kind => countDocuments(read, kind),
    trash: page => findTrash(read, page),
    workingCopy: (id, author) => findWorkingCopy(read, id, author),
    workingCopies: of => findWorkingCopies(read, of),
    revisions: id => findRevisions(read, id),
    revision: (id, number) => findRevision(read, id, number),
    references: (id, scope) => findReferences(read, id, scope),
    referrers: (path, scope) => findReferrers(read, path, scope),
    renew: isClosed => renewContents({ database, collections, clock, follow: withDerived }, isClosed),
    unfit: () => findUnfit(read),
    changes: query => findChanges(read, query),
    isForEveryone: path => isForEveryone(read, path),
    published: publicReads(read, clock, collections),
    database,
    close: () => database.close(),
  }
  // Here the types of the collections come in: what is read out is what they let in.
  return store as unknown as Store<C>
}

/** Says which of many it was. */
const at = <T>(place: string, result: Result<T>): Result<T> =>
  result.ok ? result : { ...result, error: { ...result.error, message: `${place}: ${result.error.message}` } }

/** When a seeded document last changed: never later than now; undefined if that is no moment. */
function changedAt({ geaendert }: SeedDocument, now: Date): Date | undefined {
  if (geaendert === undefined) return now
  const moment = Date.parse(geaendert)
  return Number.isNaN(moment) ? undefined : new Date(Math.min(moment, now.getTime()))
}
