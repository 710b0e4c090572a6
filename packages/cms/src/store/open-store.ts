import type { Migration } from 'kysely/migration'
import { besideDocuments } from './beside.ts'
import { findCare, setCare, stillRight } from './care.ts'
import { carrySize } from './carry-size.ts'
import { findAuthors, findChanges } from './changes.ts'
import { closedFor, findClosedFile, findFileUse, isForEveryone } from './closed-files.ts'
import type { Collection, Collections } from './collection.ts'
import { collectionIn } from './collection-of.ts'
import { type AnyDerived, noteForms } from './derived.ts'
import {
  countDocuments,
  findDeleted,
  findDocument,
  findDocumentByKey,
  findDocuments,
  findRevision,
  findRevisions,
  findStandings,
  findTrash,
} from './editor-reads.ts'
import { calledKey } from './follow.ts'
import { followingRows } from './following-rows.ts'
import { gapsIn, refusalsIn } from './gaps.ts'
import type { Health } from './health.ts'
import { findKeptFacts, keepFacts } from './kept-facts.ts'
import { granted, withLeave } from './leave.ts'
import { findAllReferrers } from './led-here.ts'
import { findLevel } from './levels.ts'
import { findStock, findTurned, turn } from './listing.ts'
import { findList } from './lists/find-list.ts'
import { migrations } from './migrations/index.ts'
import { move } from './moving.ts'
import { openDatabase } from './open-database.ts'
import { openSteps } from './open-steps.ts'
import { withOwnAddresses } from './own-addresses.ts'
import { endPreviewLink, findPreviewLink, findPreviewLinks, makePreviewLink } from './preview-links.ts'
import { publicReads } from './public-reads.ts'
import { addRedirect, findRedirect, isTaken } from './redirects.ts'
import { addressOf, findReferences, findReferrers } from './references.ts'
import { noteKindForms, renewContents } from './renewal.ts'
import { notFound, ok } from './result.ts'
import { findLastReview } from './review.ts'
import { seedAll } from './seed.ts'
import type { Store } from './store.ts'
import { takeAllIn } from './take-in.ts'
import { findTakenBack, withDays } from './taken-back.ts'
import { takeOutOfTrash } from './trash.ts'
import { findUnfit } from './unfit.ts'
import {
  discardWorkingCopy,
  findWorkingCopies,
  findWorkingCopy,
  keepWorkingCopy,
  takeOverWorkingCopy,
} from './working-copies.ts'

export interface StoreOptions<C extends Collections> {
  /** Path of an SQLite file, ':memory:', or the address of a PostgreSQL database (`postgres://…`). */
  readonly database: string
  readonly collections: C
  readonly clock?: () => Date
  /**
   * Longest time that a write waits for another writer (another server, a backup), in milliseconds. Default
   * 5000.
   */
  readonly patienceMs?: number
  /** Derived rows of rooms, updated with each publication, or with each step. */
  readonly derived?: readonly AnyDerived[]
  /** Default: the migrations of this project. */
  readonly migrations?: Readonly<Record<string, Migration>>
  /**
   * True for commands beside a server, whose version may differ: no renewal starts, and the schema is not
   * changed.
   */
  readonly onlyLooks?: boolean | undefined
  /** Public base URL of the site; full addresses below it are stored as paths. */
  readonly publicUrl?: string | undefined
  /** Receives errors of the database. */
  readonly health?: Health | undefined
}

export async function openStore<const C extends Collections>(options: StoreOptions<C>): Promise<Store<C>> {
  const { clock = () => new Date(), patienceMs = 5000, derived = [] } = options
  const collections = withOwnAddresses(options.collections, options.publicUrl)
  const database = await openDatabase({
    database: options.database,
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
  const kinds = Object.keys(collections)

  const collectionOf = collectionIn(collections)
  const kindNamed = (kind: string): Collection | undefined => {
    const found = collectionOf(kind)
    return found.ok ? found.value : undefined
  }

  const rows = followingRows({ collectionOf, derived, clock })
  const steps = openSteps({ collections, collectionOf, rows, clock })

  const { beside, cared } = besideDocuments({ database, collectionOf, clock })

  /**
   * Updates states that the clock has changed. If the update cannot be stored, lists show slightly outdated
   * states.
   */
  const turnStates = async () => {
    const now = clock()
    const turned = await findTurned(read, now)
    if (turned.length > 0) await database.write(async db => ok(await turn(db, turned, now)))
  }

  const store: Store = {
    ...steps(database),
    within: db => steps({ write: work => work(db) }),

    undelete: (id, { author, leave = granted }) =>
      database.write(async db => {
        const document = await findDeleted(db, id)
        const now = clock()
        if (document)
          return withLeave(db, document, leave, async () =>
            rows.listed(db, await takeOutOfTrash(db, document, { author, now }), now),
          )
        const there = await findDocument(db, id)
        return there ? withLeave(db, there, leave, async () => ok(there)) : notFound()
      }),

    async keepWorkingCopy(copy) {
      const collection = collectionOf(copy.kind)
      if (!collection.ok) return collection
      return database.write(db => keepWorkingCopy(db, { ...copy, now: clock() }))
    },

    discardWorkingCopy: (id, author) =>
      database.write(async db => ok(await discardWorkingCopy(db, id, author))),

    takeOverWorkingCopy: (id, how) =>
      beside(id, how, (db, _, now) => takeOverWorkingCopy(db, id, { ...how, now })),

    makePreviewLink: (id, how) =>
      beside(id, how, (db, document, now) => makePreviewLink(db, document, { ...how, now })),
    endPreviewLink: (id, how) =>
      beside(id, how, (db, document, now) => endPreviewLink(db, document, { ...how, now })),
    care: id => findCare(read, id),
    setCare: (id, how) => cared(id, how, (db, about) => setCare(db, how, { ...about, author: how.author })),
    stillRight: (id, how) => cared(id, how, (db, about) => stillRight(db, { ...about, author: how.author })),
    keptFacts: record => findKeptFacts(read, record),
    keepFacts: (id, how) =>
      beside(id, how, async (db, document, now) => ok(await keepFacts(db, document, { ...how, now }))),
    stockOf: ids => findStock(read, ids),

    lastReview: id => findLastReview(read, id),
    takenBackOn: async document => (await findTakenBack(read, [document], kindNamed)).get(document.id),
    previewLinks: id => findPreviewLinks(read, id, clock()),
    previewLink: keyHash => findPreviewLink(read, keyHash, clock()),

    move: (id, { leave = granted, ...how }) =>
      database.write(async db => {
        const document = await findDocument(db, id)
        if (!document) return notFound()
        const collection = collectionOf(document.kind)
        if (!collection.ok) return collection
        const follow = { derived: rows.withDerived, listed: rows.listed }
        return move(db, document, collection.value, { ...how, leave, follow, now: clock() })
      }),

    writeAll: documents => database.write(db => seedAll(db, documents, { collectionOf, rows, clock })),
    takeIn: documents => database.write(db => takeAllIn(db, documents, { collectionOf, rows, now: clock() })),

    takeRedirect: ({ from, to }) =>
      database.write(async db => {
        if ((await isTaken(db, kinds, from)) || (await findRedirect(db, from))) return ok(false)
        const added = await addRedirect(db, { from, to, now: clock() })
        return added.ok ? ok(true) : added
      }),

    fileReplaced: datei =>
      database.write(async db => {
        await carrySize(db, datei, { collections, rows, now: clock() })
        return ok(undefined)
      }),

    document: id => findDocument(read, id),
    deletedDocument: id => findDeleted(read, id),
    documentByKey: (kind, key) => findDocumentByKey(read, kind, key),
    documents: (kind, page) => findDocuments(read, kind, page),
    countDocuments: kind => countDocuments(read, kind),
    list: async query => {
      await turnStates()
      const found = await findList(read, query)
      return { ...found, rows: await withDays(read, found.rows, kindNamed) }
    },
    level: async query => {
      await turnStates()
      return findLevel(read, query)
    },
    trash: page => findTrash(read, page),
    workingCopy: (id, author) => findWorkingCopy(read, id, author),
    workingCopies: of => findWorkingCopies(read, of),
    revisions: (id, query = {}) => findRevisions(read, id, query),
    revision: (id, number) => findRevision(read, id, number),
    references: (id, scope) => findReferences(read, id, scope),
    referrers: (path, scope) => findReferrers(read, [path], scope),
    usedBy: async (id, scope) => {
      const document = (await findDocument(read, id)) ?? (await findDeleted(read, id))
      if (!document) return []
      const address = addressOf(document.kind, await calledKey(read, document))
      return (await findAllReferrers(read, address, scope)).filter(from => from.document_id !== id)
    },
    renew: isClosed => renewContents({ database, collections, clock, rows }, isClosed),
    unfit: () => findUnfit(read),
    unfitOf: id => findUnfit(read, id),
    gapsOf: document => gapsIn(read, document, { collectionOf, clock }),
    refusalsOf: document => refusalsIn(read, document, { collectionOf, clock }),
    changes: query => findChanges(read, query),
    authors: () => findAuthors(read),
    standingsOf: ids => findStandings(read, ids),
    isForEveryone: path => isForEveryone(read, path, clock()),
    closedFile: path => findClosedFile(read, path),
    closedFor: path => closedFor(read, path),
    fileUse: path => findFileUse(read, path),
    published: publicReads(read, clock, collections),
    database,
    close: () => database.close(),
  }
  // The typed view of the store: `parse` of the collections guarantees the types of what is read.
  return store as unknown as Store<C>
}
