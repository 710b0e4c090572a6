import { setImmediate } from 'node:timers/promises'
import { berlinDay } from '@rathausplatz/time'
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { type Care, careWhenPublished, careWhenWithdrawn, findCare, setCare, stillRight } from './care.ts'
import { findAuthors, findChanges } from './changes.ts'
import { closedFor, findClosedFile, findFileUse, isForEveryone } from './closed-files.ts'
import { type Collection, type Collections, type Issue, shownOf } from './collection.ts'
import type { Database } from './database.ts'
import { type Derived, noteForms } from './derived.ts'
import type { Document } from './document.ts'
import type { DocumentSteps, Leave, SeedDocument } from './document-steps.ts'
import {
  appendRevision,
  type Content,
  conflict,
  createDraft,
  readContent,
  readDraft,
  saveDraft,
  shapeOf,
} from './drafts.ts'
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
import { calledKey, carryReferences } from './follow.ts'
import { leadFromFormerAddresses } from './former-addresses.ts'
import type { Health } from './health.ts'
import { newId } from './id.ts'
import { findKeptFacts, keepFacts } from './kept-facts.ts'
import { granted, mayStand, onlyWithLeave, withFiles, withLeave } from './leave.ts'
import { findLevel } from './levels.ts'
import { findStock, findTurned, putListing, turn } from './listing.ts'
import { findList } from './lists.ts'
import { migrations } from './migrations/index.ts'
import { move } from './moving.ts'
import { openDatabase } from './open-database.ts'
import { withOwnAddresses } from './own-addresses.ts'
import { endPreviewLink, findPreviewLink, findPreviewLinks, makePreviewLink } from './preview-links.ts'
import { publicReads } from './public-reads.ts'
import { setAside } from './publication.ts'
import { makePublic, publish, withdraw } from './publishing.ts'
import { addRedirect, findRedirect, isTaken } from './redirects.ts'
import { addressOf, findReferences, findReferrers, missingTargets } from './references.ts'
import { noteKindForms, renewContents } from './renewal.ts'
import { invalid, notFound, ok, type Result } from './result.ts'
import { findLastReview, review } from './review.ts'
import { settled } from './settled.ts'
import type { Store } from './store.ts'
import type { Tables } from './tables.ts'
import { notLater, takeIn } from './take-in.ts'
import { findTakenBack, onlyWhatHolds, withDays } from './taken-back.ts'
import { putIntoTrash, takeOutOfTrash } from './trash.ts'
import { findUnfit } from './unfit.ts'
import { readWindow } from './window.ts'
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
  /** Derived rows of rooms, updated with each publication. */
  readonly derived?: readonly Derived[]
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

  /** Returns a collection. Kinds come from outside; 'constructor' must not match. */
  const collectionOf = (kind: string): Result<Collection> => {
    const collection = Object.hasOwn(collections, kind) ? collections[kind] : undefined
    return collection ? ok(collection) : notFound(`Die Inhaltsart „${kind}“ gibt es nicht`)
  }
  const kindNamed = (kind: string): Collection | undefined => {
    const found = collectionOf(kind)
    return found.ok ? found.value : undefined
  }

  /** Runs a change of one document in one transaction. */
  const changeIn =
    (where: Pick<Database, 'write'>) =>
    (
      id: string,
      { leave = granted }: { readonly leave?: Leave | undefined },
      work: (
        db: Kysely<Tables>,
        document: Document,
        collection: Collection,
        now: Date,
      ) => Promise<Result<Document>>,
    ) =>
      where.write(async db => {
        const document = await findDocument(db, id)
        if (!document) return notFound()
        const collection = collectionOf(document.kind)
        if (!collection.ok) return collection
        const now = clock()
        return withLeave(db, document, leave, async () => {
          const from = await calledKey(db, document)
          const result = await listed(db, await work(db, document, collection.value, now), now)
          if (!result.ok) return result
          const { kind } = document
          const to = await calledKey(db, result.value)
          const follow = (db: Kysely<Tables>, changed: Document) => withDerived(db, ok(changed))
          await carryReferences(db, { kind, from, to }, { collections, follow, now })
          return result
        })
      })

  /** Runs a change of data beside a document; the document itself stays as it is. */
  const beside = <T>(
    id: string,
    { leave = granted }: { readonly leave?: Leave | undefined },
    work: (db: Kysely<Tables>, document: Document, now: Date) => Promise<Result<T>>,
  ) =>
    database.write(async db => {
      const document = await findDocument(db, id)
      if (!document) return notFound()
      const allowed = await withLeave(db, document, leave, async () => ok(document))
      return allowed.ok ? work(db, document, clock()) : allowed
    })

  /** Runs a change of the responsible person or the review date. */
  const cared = (
    id: string,
    how: { readonly leave?: Leave | undefined },
    work: (db: Kysely<Tables>, about: Omit<Parameters<typeof stillRight>[1], 'author'>) => Promise<Care>,
  ) =>
    beside(id, how, async (db, document, now) => {
      const collection = collectionOf(document.kind)
      if (!collection.ok) return collection
      return ok(await work(db, { document, collection: collection.value, today: berlinDay(now), now }))
    })

  /**
   * Updates states that the clock has changed. If the update cannot be stored, lists show slightly outdated
   * states.
   */
  const turnStates = async () => {
    const now = clock()
    const turned = await findTurned(read, now)
    if (turned.length > 0) await database.write(async db => ok(await turn(db, turned, now)))
  }

  /**
   * Refuses content that refers to missing documents. In a draft that may have gaps, each missing document
   * counts as a gap.
   */
  const leadingSomewhere = async (
    db: Kysely<Tables>,
    content: Content,
    { mayMiss, mayLack }: { mayMiss?: boolean | undefined; mayLack?: boolean | undefined },
  ): Promise<Result<Content>> => {
    if (mayMiss) return ok(content)
    const { collection, key } = content
    const self = { kind: collection.kind, key }
    const issues = await missingTargets(db, collection.references(content.shape), self)
    if (issues.length === 0) return ok(content)
    return mayLack ? ok({ ...content, gaps: content.gaps + issues.length }) : invalid(issues)
  }

  /** Returns what a draft lacks for its publication. */
  const gapsIn = async (db: Kysely<Tables>, document: Document): Promise<readonly Issue[]> => {
    const collection = collectionOf(document.kind)
    if (document.gaps === 0 || !collection.ok) return []
    const { issues = [] } = collection.value.parse(document.data)
    const shape = shapeOf(collection.value, document, clock())
    return [...issues, ...(await missingTargets(db, collection.value.references(shape), document))]
  }

  /** Updates the lists of editors in the same transaction. */
  const listed = async (
    db: Kysely<Tables>,
    result: Result<Document>,
    now: Date,
  ): Promise<Result<Document>> => {
    const collection = result.ok ? collectionOf(result.value.kind) : result
    if (result.ok && collection.ok) await putListing(db, result.value, collection.value, now)
    return result
  }

  const withDerived = async (db: Kysely<Tables>, result: Result<Document>): Promise<Result<Document>> => {
    if (!result.ok) return result
    const collection = collectionOf(result.value.kind)
    if (!collection.ok) return collection
    const { published_revision: revision, audience, ...kept } = result.value
    const document = { ...kept, data: shownOf(collection.value, kept.data) }
    const now = clock()
    for (const rows of derived) {
      const isTheirs = revision !== null && audience === (rows.audience ?? 'oeffentlich')
      await (isTheirs ? rows.put(db, { ...document, revision }, now) : rows.remove(db, document, now))
    }
    return result
  }

  const seed = async (db: Kysely<Tables>, document: SeedDocument, today: Date): Promise<Result<Document>> => {
    const now = changedAt(document, today)
    if (!now) return invalid([{ path: 'geaendert', message: 'Bitte Datum und Uhrzeit angeben.' }])
    const { kind, data, publish: isPublic = true, id, author, note } = document
    const collection = collectionOf(kind)
    if (!collection.ok) return collection
    const content = await readContent(collection.value, data)
    if (!content.ok) return content
    const window = readWindow(document)
    if ('issues' in window) return invalid(window.issues)
    const draft = await createDraft(db, content.value, { id, author, note, now })
    if (!draft.ok || !isPublic) return listed(db, draft, now)
    const released = await makePublic(db, draft.value, collection.value, { author, window, now })
    const seeded = await listed(db, await withDerived(db, released), now)
    // A new document has no responsible person or review yet.
    if (seeded.ok && collection.value.reviewEvery)
      await careWhenPublished(db, seeded.value, collection.value, berlinDay(now))
    return seeded
  }

  /** Returns the steps of documents, each in its own transaction or all in one of the caller. */
  const steps = (where: Pick<Database, 'read' | 'write'>): DocumentSteps => {
    const change = changeIn(where)
    return {
      async create({ kind, data, mayMiss, mayLack, leave = granted, id = newId(clock()), ...about }) {
        const collection = collectionOf(kind)
        if (!collection.ok) return collection
        const now = clock()
        return where.write(async db => {
          const content = mayLack
            ? await readDraft(collection.value, data, { id, now })
            : await readContent(collection.value, data)
          if (!content.ok) return content
          const there = mayStand(leave, content.value)
          if (!there.ok) return there
          const draft = await leadingSomewhere(db, content.value, { mayMiss, mayLack })
          if (!draft.ok) return draft
          return withFiles(db, id, leave, async () =>
            onlyWithLeave(
              db,
              leave,
              await listed(db, await createDraft(db, draft.value, { ...about, id, now }), now),
            ),
          )
        })
      },

      saveDraft: (id, { data, mayMiss, mayLack, ...about }) =>
        change(id, about, async (db, document, collection, now) => {
          const holds = await onlyWhatHolds(db, document, collection)
          if (!holds.ok) return holds
          const content = await (mayLack
            ? readDraft(collection, data, { id, now })
            : readContent(collection, data))
          if (!content.ok) return content
          const there = mayStand(about.leave, content.value)
          if (!there.ok) return there
          const draft = await leadingSomewhere(db, content.value, { mayMiss, mayLack })
          return draft.ok ? settled(db, await saveDraft(db, document, draft.value, { ...about, now })) : draft
        }),

      publish: (id, how) =>
        change(id, how, async (db, document, collection, now) => {
          await setAside(db, document.kind, now)
          if (how.baseRevision !== undefined && how.baseRevision !== document.draft_revision)
            return conflict(db, document)
          const whole = await readContent(collection, document.data)
          const leading = whole.ok ? await leadingSomewhere(db, whole.value, { mayMiss: how.mayMiss }) : whole
          if (!leading.ok)
            return leading.error.code === 'ungueltig' && document.gaps > 0
              ? invalid(leading.error.issues, NOT_WHOLE_YET)
              : leading
          const published = await publish(db, document, collection, { ...how, now })
          if (published.ok) {
            await leadFromFormerAddresses(db, published.value, { kinds, now })
            if (!how.unread) await careWhenPublished(db, published.value, collection, berlinDay(now))
          }
          return withDerived(db, published)
        }),

      unpublish: (id, how) =>
        change(id, how, async (db, document, collection, now) => {
          const taken = await withdraw(db, document, collection, { ...how, now })
          if (taken.ok) await careWhenWithdrawn(db, document, collection)
          return withDerived(db, taken)
        }),

      async remove(id, how) {
        const removed = await change(id, how, async (db, document, collection, now) => {
          const gone = await putIntoTrash(db, document, collection, { ...how, now })
          if (gone.ok) await careWhenWithdrawn(db, document, collection)
          return withDerived(db, gone)
        })
        // Idempotent: the answer to the first request may have been lost.
        const gone = removed.ok ? undefined : await findDeleted(read, id)
        return gone ? withLeave(read, gone, how.leave ?? granted, async () => ok(gone)) : removed
      },

      review: (id, step) =>
        change(id, step, async (db, document, collection, now) => {
          const holds = await onlyWhatHolds(db, document, collection)
          if (!holds.ok) return holds
          const gaps = step.step === 'freigeben' ? await gapsIn(db, document) : []
          return gaps.length > 0 ? invalid(gaps, NOT_WHOLE) : review(db, document, { ...step, now })
        }),

      restore: (id, number, { author, baseRevision, leave }) =>
        change(id, { leave }, async (db, document, collection, now) => {
          const holds = await onlyWhatHolds(db, document, collection)
          if (!holds.ok) return holds
          const old = await findRevision(db, id, number)
          if (!old) return notFound('Diese Fassung gibt es nicht')
          const content = await readDraft(collection, old.data, { id, now })
          if (!content.ok) return content
          const there = mayStand(leave, content.value)
          if (!there.ok) return there
          if (JSON.stringify(document.data) === content.value.json) return settled(db, ok(document))
          if (baseRevision !== undefined && baseRevision !== document.draft_revision)
            return conflict(db, document)
          const note = `Fassung ${number} wiederhergestellt`
          return settled(db, await appendRevision(db, document, content.value, { author, note, now }))
        }),
    }
  }

  const store: Store = {
    ...steps(database),
    within: db => steps({ read: db, write: work => work(db) }),

    undelete: (id, { author, leave = granted }) =>
      database.write(async db => {
        const document = await findDeleted(db, id)
        const now = clock()
        if (document)
          return withLeave(db, document, leave, async () =>
            listed(db, await takeOutOfTrash(db, document, { author, now }), now),
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
        const follow = { derived: withDerived, listed }
        return move(db, document, collection.value, { ...how, leave, follow, now: clock() })
      }),

    writeAll: documents =>
      database.write(async db => {
        const ids: string[] = []
        for (const [index, document] of documents.entries()) {
          const written = await seed(db, document, clock())
          if (!written.ok) return at(`Eintrag ${index + 1} (${document.kind})`, written)
          ids.push(written.value.id)
          // Yields to requests of visitors.
          if (index % 50 === 49) await setImmediate()
        }
        return ok(ids)
      }),

    takeIn: documents =>
      database.write(async db => {
        const now = clock()
        for (const [index, document] of documents.entries()) {
          // Yields to requests of visitors.
          if (index % 10 === 9) await setImmediate()
          const collection = collectionOf(document.kind)
          if (!collection.ok) return collection
          const written = await takeIn(db, document, collection.value, { now, follow: withDerived })
          const shown = await listed(db, written, now)
          if (!shown.ok) return shown
          // The publication in the other town counts as the review.
          if (document.released && collection.value.reviewEvery) {
            const looked = berlinDay(new Date(notLater(document.released.publishedAt, now)))
            await careWhenPublished(db, shown.value, collection.value, looked)
          }
        }
        return ok(documents.map(({ id }) => id))
      }),

    takeRedirect: ({ from, to }) =>
      database.write(async db => {
        if ((await isTaken(db, kinds, from)) || (await findRedirect(db, from))) return ok(false)
        const added = await addRedirect(db, { from, to, now: clock() })
        return added.ok ? ok(true) : added
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
    referrers: (path, scope) => findReferrers(read, path, scope),
    usedBy: async (id, scope) => {
      const document = (await findDocument(read, id)) ?? (await findDeleted(read, id))
      if (!document) return []
      const address = addressOf(document.kind, await calledKey(read, document))
      return (await findReferrers(read, address, scope)).filter(from => from.document_id !== id)
    },
    renew: isClosed => renewContents({ database, collections, clock, follow: withDerived }, isClosed),
    unfit: () => findUnfit(read),
    unfitOf: id => findUnfit(read, id),
    gapsOf: document => gapsIn(read, document),
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

const NOT_WHOLE_YET = 'Noch nicht vollständig. Bitte öffnen Sie den Inhalt und ergänzen Sie, was fehlt.'
const NOT_WHOLE = 'Zum Freigeben fehlt noch etwas. Bitte geben Sie den Entwurf zurück oder ergänzen Sie ihn.'

/** Adds the position of the failed document to the message. */
const at = <T>(place: string, result: Result<T>): Result<T> =>
  result.ok ? result : { ...result, error: { ...result.error, message: `${place}: ${result.error.message}` } }

/**
 * Returns the time of the last change of a seeded document, never later than now; undefined if it is invalid.
 */
function changedAt({ geaendert }: SeedDocument, now: Date): Date | undefined {
  if (geaendert === undefined) return now
  const moment = Date.parse(geaendert)
  return Number.isNaN(moment) ? undefined : new Date(Math.min(moment, now.getTime()))
}
