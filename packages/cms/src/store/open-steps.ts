import { berlinDay } from '@rathausplatz/time'
import type { Kysely } from 'kysely'
import { amend } from './amending.ts'
import { careWhenPublished, careWhenWithdrawn } from './care.ts'
import type { Collection, Collections } from './collection.ts'
import type { CollectionOf } from './collection-of.ts'
import { readContent, readDraft } from './content.ts'
import type { Database } from './database.ts'
import type { Document } from './document.ts'
import type { DocumentSteps, Leave } from './document-steps.ts'
import { appendRevision, conflict, createDraft, saveDraft } from './drafts.ts'
import { findDeleted, findDocument, findRevision } from './editor-reads.ts'
import { calledKey, carryReferences } from './follow.ts'
import type { FollowingRows } from './following-rows.ts'
import { leadFromFormerAddresses } from './former-addresses.ts'
import { gapsIn, leadingSomewhere } from './gaps.ts'
import { newId } from './id.ts'
import { granted, mayStand, onlyWithLeave, withFiles, withLeave } from './leave.ts'
import { setAside } from './publication.ts'
import { publish } from './publishing.ts'
import { standsOn } from './repeated-publish.ts'
import { invalid, notFound, ok, type Result } from './result.ts'
import { review } from './review.ts'
import { settled } from './settled.ts'
import type { Tables } from './tables.ts'
import { onlyWhatHolds } from './taken-back.ts'
import { putIntoTrash } from './trash.ts'
import { withdraw } from './withdrawing.ts'

/**
 * Returns a function that makes the steps for a `write`: each step in its own transaction, or all in the
 * caller's.
 */
export function openSteps({
  collections,
  collectionOf,
  rows,
  clock,
}: {
  readonly collections: Collections
  readonly collectionOf: CollectionOf
  readonly rows: FollowingRows
  readonly clock: () => Date
}): (where: Pick<Database, 'write'>) => DocumentSteps {
  const kinds = Object.keys(collections)
  const { listed, withDerived } = rows

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
          await carryReferences(db, { kind, from, to }, { collections, rows, now })
          return result
        })
      })

  return where => {
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
          const carried = carry(collection, data, document)
          const content = await (mayLack
            ? readDraft(collection, carried, { id, now })
            : readContent(collection, carried))
          if (!content.ok) return content
          const there = mayStand(about.leave, content.value)
          if (!there.ok) return there
          const draft = await leadingSomewhere(db, content.value, { mayMiss, mayLack })
          return draft.ok ? settled(db, await saveDraft(db, document, draft.value, { ...about, now })) : draft
        }),

      publish: (id, how) =>
        change(id, how, async (db, document, collection, now) => {
          await setAside(db, document.kind, now)
          if (!(await standsOn(db, document, how.baseRevision))) return conflict(db, document)
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

      amend: (id, how) =>
        change(id, how, async (db, document, collection, now) => {
          await setAside(db, document.kind, now)
          const follow = (published: Result<Document>) => withDerived(db, published)
          return amend(db, document, collection, { ...how, now, follow })
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
        if (removed.ok) return removed
        return where.write(async db => {
          const gone = await findDeleted(db, id)
          return gone ? withLeave(db, gone, how.leave ?? granted, async () => ok(gone)) : removed
        })
      },

      review: (id, step) =>
        change(id, step, async (db, document, collection, now) => {
          const holds = await onlyWhatHolds(db, document, collection)
          if (!holds.ok) return holds
          const gaps = step.step === 'freigeben' ? await gapsIn(db, document, { collectionOf, clock }) : []
          return gaps.length > 0 ? invalid(gaps, NOT_WHOLE) : review(db, document, { ...step, now })
        }),

      restore: (id, number, { author, baseRevision, leave }) =>
        change(id, { leave }, async (db, document, collection, now) => {
          const holds = await onlyWhatHolds(db, document, collection)
          if (!holds.ok) return holds
          const old = await findRevision(db, id, number)
          if (!old) return notFound('Diese Fassung gibt es nicht')
          const content = await readDraft(collection, carry(collection, old.data, document), { id, now })
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
}

/** Returns content with the permanent ids of the draft before. */
const carry = (collection: Collection, data: unknown, { data: before }: Pick<Document, 'data'>): unknown =>
  collection.carried?.(data, before) ?? data

const NOT_WHOLE_YET = 'Noch nicht vollständig. Bitte öffnen Sie den Inhalt und ergänzen Sie, was fehlt.'
const NOT_WHOLE = 'Zum Freigeben fehlt noch etwas. Bitte geben Sie den Entwurf zurück oder ergänzen Sie ihn.'
