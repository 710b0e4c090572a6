import { monthsAfter } from '@rathausplatz/time'
import type { Kysely, Selectable } from 'kysely'
import { noteChange } from './changes.ts'
import type { Collection } from './collection.ts'
import type { Document } from './document.ts'
import type { Asked } from './document-steps.ts'
import { listCare } from './listing.ts'
import type { CareTable, Tables } from './tables.ts'

/**
 * The person responsible for a document, and its review date: data beside the content that visitors never
 * see. Publishing counts as a review too. Each function runs inside a transaction of its caller; listing.ts
 * updates the lists.
 */
export type Care = Readonly<Selectable<CareTable>>

/** Fields to change; omitted ones stay. */
export type CareChange = {
  readonly owner?: string | null | undefined
  readonly rhythm?: number | null | undefined
  /** Default if a rhythm is set: that many months from today, if the document is public. */
  readonly reviewOn?: string | null | undefined
  /** Removes the last review, if the same author recorded it. */
  readonly unlook?: boolean | undefined
}

export interface SetCare extends CareChange, Asked {
  readonly author: string
  /** Note for the log of changes. */
  readonly note: string
}

/** Months until the next review of a document without a rhythm. */
const USUAL_MONTHS = 12

export const noCare = (document_id: string): Care => ({
  document_id,
  owner: null,
  rhythm: null,
  review_on: null,
  looked_at: null,
  looked_by: null,
})

export async function findCare(db: Kysely<Tables>, id: string): Promise<Care> {
  const row = await db.selectFrom('care').selectAll().where('document_id', '=', id).executeTakeFirst()
  return row ?? noCare(id)
}

/** Returns the months between two reviews of this document; 0 if it is not reviewed. */
export const rhythmOf = (
  { rhythm }: Pick<Care, 'rhythm'>,
  { gueltig_bis }: Pick<Document, 'gueltig_bis'>,
  { reviewEvery = 0 }: Pick<Collection, 'reviewEvery'>,
): number => rhythm ?? (gueltig_bis === null ? reviewEvery : 0)

type About = {
  readonly document: Document
  readonly collection: Collection
  readonly author: string
  readonly today: string
  readonly now: Date
}

export async function setCare(
  db: Kysely<Tables>,
  change: CareChange & { readonly note: string },
  { document, collection, author, today, now }: About,
): Promise<Care> {
  const before = await findCare(db, document.id)
  const owner = change.owner === undefined ? before.owner : change.owner
  const rhythm = change.rhythm === undefined ? before.rhythm : change.rhythm
  const next = () => {
    const months = rhythmOf({ rhythm }, document, collection)
    return months > 0 && document.published_revision !== null ? monthsAfter(today, months) : null
  }
  const isNamed = change.rhythm !== undefined || change.reviewOn !== undefined
  const named = change.reviewOn === undefined ? next() : change.reviewOn
  const review_on = isNamed ? named : before.review_on
  const isUnlooked = change.unlook === true && before.looked_by === author
  const after = {
    ...before,
    owner,
    rhythm,
    review_on,
    ...(isUnlooked ? { looked_at: null, looked_by: null } : {}),
  }
  if (JSON.stringify(after) === JSON.stringify(before)) return before
  await putCare(db, after)
  await noteChange(db, { at: now, who: author, what: 'gepflegt', document, note: change.note })
  return after
}

/** Records that a document was reviewed without changes. Idempotent on the same day. */
export async function stillRight(
  db: Kysely<Tables>,
  { document, collection, author, today, now }: About,
): Promise<Care> {
  const before = await findCare(db, document.id)
  const months = rhythmOf(before, document, collection) || USUAL_MONTHS
  const review_on = monthsAfter(today, months)
  if (before.review_on === review_on && before.looked_by === author) return before
  const after = { ...before, review_on, looked_at: now.toISOString(), looked_by: author }
  await putCare(db, after)
  await noteChange(db, { at: now, who: author, what: 'gepflegt', document, note: 'Noch richtig' })
  return after
}

/**
 * Publishing counts as a review. A future review date that an editor has set for a document without reviews
 * (rhythm 0) stays.
 */
export async function careWhenPublished(
  db: Kysely<Tables>,
  document: Document,
  collection: Collection,
  today: string,
): Promise<void> {
  const before = await findCare(db, document.id)
  const months = rhythmOf(before, document, collection)
  const isNamed = before.rhythm === 0 && before.review_on !== null && before.review_on > today
  const review_on = months > 0 ? monthsAfter(today, months) : null
  if (isNamed || review_on === before.review_on) return
  await putCare(db, { ...before, review_on })
}

/**
 * Removes the review date of a withdrawn document; without a rhythm, an editor has set the date, and it
 * stays.
 */
export async function careWhenWithdrawn(
  db: Kysely<Tables>,
  document: Document,
  collection: Collection,
): Promise<void> {
  const before = await findCare(db, document.id)
  if (before.review_on === null || rhythmOf(before, document, collection) === 0) return
  await putCare(db, { ...before, review_on: null })
}

/** Deletes the care of a document that is deleted for good. */
export async function forgetCare(db: Kysely<Tables>, id: string): Promise<void> {
  await db.deleteFrom('care').where('document_id', '=', id).execute()
}

async function putCare(db: Kysely<Tables>, care: Care): Promise<void> {
  const { document_id, ...columns } = care
  await db
    .insertInto('care')
    .values(care)
    .onConflict(row => row.column('document_id').doUpdateSet(columns))
    .execute()
  await listCare(db, document_id)
}
