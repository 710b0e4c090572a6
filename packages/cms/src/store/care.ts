import { monthsAfter } from '@rathausplatz/time'
import type { Kysely, Selectable } from 'kysely'
import { noteChange } from './changes.ts'
import type { Collection } from './collection.ts'
import type { Document } from './document.ts'
import type { Asked } from './document-steps.ts'
import { listCare } from './listing.ts'
import type { CareTable, Tables } from './tables.ts'

/**
 * Who answers for a document, and when it is to be looked at again: beside its content, never told to visitors. Publishing
 * is a look too. Each function is one change inside a transaction that its caller has opened; lists learn of it from
 * listing.ts.
 */
export type Care = Readonly<Selectable<CareTable>>

/** What is to change of it; what is not named stays. */
export type CareChange = {
  readonly owner?: string | null | undefined
  readonly rhythm?: number | null | undefined
  /** Default, where a rhythm is named: so many months from today, if it is public. */
  readonly reviewOn?: string | null | undefined
  /** Whoever asks has not looked after all. */
  readonly unlook?: boolean | undefined
}

export interface SetCare extends CareChange, Asked {
  readonly author: string
  /** Said to it in the log. */
  readonly note: string
}

/** Where nothing else is said, what was right today is looked at again after so many months. */
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

/** Months from a look at this document to the next; 0 for none. */
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

/** Somebody has looked: all is still right. Sent twice, it is said once. */
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

/** Whoever publishes has looked. A day that somebody has named stays, if it is still to come. */
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

/** What nobody sees any more needs no look in its rhythm; a day that somebody has named stays. */
export async function careWhenWithdrawn(
  db: Kysely<Tables>,
  document: Document,
  collection: Collection,
): Promise<void> {
  const before = await findCare(db, document.id)
  if (before.review_on === null || rhythmOf(before, document, collection) === 0) return
  await putCare(db, { ...before, review_on: null })
}

/** For documents that are forgotten. */
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
