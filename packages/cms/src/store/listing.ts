import type { Kysely } from 'kysely'
import type { Collection, Listing } from './collection.ts'
import { shapeOf } from './content.ts'
import type { Document, Stock } from './document.ts'
import type { Status } from './listing-tables.ts'
import { wordRows } from './listing-words.ts'
import type { DocumentsTable, Tables } from './tables.ts'
import { isTakenBack } from './taken-back.ts'
import { titleKey } from './title-key.ts'

/** Data of lists for editors: one row per document with its state, words and tags. */

/** Replaces the row of a document, inside the transaction that changes it. */
export async function putListing(
  db: Kysely<Tables>,
  document: Document,
  collection: Collection,
  now: Date,
): Promise<void> {
  const { id: document_id, kind, key, audience, gueltig_von, gueltig_bis, updated_at } = document
  const listing = listingOf(shapeOf(collection, document, now), collection)
  const { title, tags, fields } = listing
  const datum = isMadeUp(document, collection, listing) ? null : listing.datum
  const row = {
    kind,
    key,
    audience,
    title,
    title_key: titleKey(title),
    datum: datum ?? '',
    status: statusOf(document, now, await isTakenBack(db, document, collection)),
    in_trash: document.deleted_at === null ? 0 : 1,
    gueltig_von,
    gueltig_bis,
    updated_at,
    fields: JSON.stringify(fields),
  }
  await db
    .insertInto('listings')
    .values({ document_id, ...row })
    .onConflict(conflict => conflict.column('document_id').doUpdateSet(row))
    .execute()
  await db.deleteFrom('listing_words').where('document_id', '=', document_id).execute()
  await db.deleteFrom('listing_tags').where('document_id', '=', document_id).execute()
  const words = wordRows(`${title} ${key}`)
  if (words.length > 0)
    await db
      .insertInto('listing_words')
      .values(words.map(word => ({ word, document_id })))
      .execute()
  const { title_key, updated_at: changed_at, status } = row
  const all = new Set([
    stateTag(status),
    stateTag(status, kind),
    ...tags.map(tag => kindTag(kind, tag)),
    ...sectionsOf(key).map(sectionTag),
    authorTag(document.author),
  ])
  await db
    .insertInto('listing_tags')
    .values([...all].map(tag => ({ tag, document_id, title_key, datum: row.datum, updated_at: changed_at })))
    .execute()
}

/** True if the day of a draft with gaps is only a default, namely today. */
const isMadeUp = (document: Document, collection: Collection, { datum }: Listing): boolean =>
  document.gaps > 0 && listingOf(shapeOf(collection, document, new Date(0)), collection).datum !== datum

/** Sorts after every day; stored for documents without a day. */
export const NO_DAY = '9999-12-31'

/** Updates the columns of responsible person and review date. */
export async function listCare(db: Kysely<Tables>, id: string): Promise<void> {
  const care = await db
    .selectFrom('care')
    .select(['owner', 'review_on'])
    .where('document_id', '=', id)
    .executeTakeFirst()
  const row = { owner: care?.owner ?? '', review_on: care?.review_on ?? NO_DAY }
  await db.updateTable('listings').set(row).where('document_id', '=', id).execute()
}

/** Updates the number of findings and the readability of the public version; zero if nothing is public. */
export async function listFindings(
  db: Kysely<Tables>,
  id: string,
  found: { readonly ease: number; readonly findings: number } = { ease: 0, findings: 0 },
): Promise<void> {
  await db.updateTable('listings').set(found).where('document_id', '=', id).execute()
}

/** Returns the additional columns of the inventory. */
export async function findStock(db: Kysely<Tables>, ids: readonly string[]): Promise<Map<string, Stock>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('listings')
    .select(['document_id', 'owner', 'review_on', 'ease', 'findings'])
    .where('document_id', 'in', ids)
    .execute()
  return new Map(
    rows.map(({ document_id, owner, review_on, ease, findings }) => [
      document_id,
      {
        owner: owner || null,
        reviewOn: review_on === NO_DAY ? null : review_on,
        ease: ease === 0 ? null : ease / 10,
        findings,
      },
    ]),
  )
}

/** Returns the tag of documents in a state, of all kinds or of one. */
export const stateTag = (status: Status, kind = ''): string => `${kind}/status:${status}`

/** Returns the tag of documents of a kind with this value in a field. */
export const kindTag = (kind: string, tag: string): string => `${kind}/${tag}`

/** Returns the tag of pages in a section. */
export const sectionTag = (section: string): string => `/abschnitt:${section}`

/** Returns the tag of drafts by an author. */
export const authorTag = (author: string): string => `/von:${author}`

/** Most levels of a path that get a section tag; deeper sections are small. */
const MOST_LEVELS = 6

/** Returns the sections that contain a page, including its own path; none for keys that are no paths. */
export function sectionsOf(key: string): string[] {
  if (!key.startsWith('/')) return []
  const steps = key
    .split('/')
    .slice(1, 1 + MOST_LEVELS)
    .filter(Boolean)
  return steps.map((_, at) => `/${steps.slice(0, at + 1).join('/')}`)
}

/** Returns the listing of a document. Kinds without a listing of their own use their public columns. */
function listingOf(data: unknown, collection: Collection): Listing {
  if (collection.listing) return collection.listing(data)
  const { title, datum_von, tags } = collection.columns(data)
  return { title, datum: datum_von, tags, fields: {} }
}

export async function forgetListing(db: Kysely<Tables>, document_id: string): Promise<void> {
  await db.deleteFrom('listing_words').where('document_id', '=', document_id).execute()
  await db.deleteFrom('listing_tags').where('document_id', '=', document_id).execute()
  await db.deleteFrom('listings').where('document_id', '=', document_id).execute()
}

type Stand = Pick<
  DocumentsTable,
  'deleted_at' | 'review' | 'published_revision' | 'draft_revision' | 'gueltig_von' | 'gueltig_bis'
>

/** Returns the state that editors see: the one that demands the most attention. */
export function statusOf(document: Stand, now: Date, isTakenBack: boolean): Status {
  const { deleted_at, review, published_revision, draft_revision, gueltig_von, gueltig_bis } = document
  const moment = now.toISOString()
  if (deleted_at !== null) return 'papierkorb'
  if (isTakenBack) return 'zurueckgenommen'
  if (review === 'in_pruefung') return 'in_pruefung'
  if (published_revision === null) return 'entwurf'
  if (gueltig_bis !== null && gueltig_bis <= moment) return 'abgelaufen'
  if (gueltig_von !== null && gueltig_von > moment) return 'geplant'
  return published_revision === draft_revision ? 'oeffentlich' : 'geaendert'
}

/** Most documents per update. More are due only after a long downtime; the next updates handle the rest. */
const AT_ONCE = 500

/** Documents whose state has changed because a window began or ended, or because the clock was set back. */
export async function findTurned(db: Kysely<Tables>, now: Date): Promise<string[]> {
  const moment = now.toISOString()
  const those = (statuses: readonly Status[]) =>
    db.selectFrom('listings').select('document_id').where('status', 'in', statuses)
  const rows = await those(['geplant'])
    .where('gueltig_von', '<=', moment)
    .unionAll(those(['oeffentlich', 'geaendert']).where('gueltig_von', '>', moment))
    .unionAll(those(['oeffentlich', 'geaendert']).where('gueltig_bis', '<=', moment))
    .unionAll(those(['abgelaufen']).where('gueltig_bis', '>', moment))
    .limit(AT_ONCE)
    .execute()
  return rows.map(row => row.document_id)
}

export async function turn(db: Kysely<Tables>, ids: readonly string[], now: Date): Promise<void> {
  const documents = await db
    .selectFrom('documents')
    .select(['id', 'kind', 'deleted_at', 'review', 'published_revision', 'draft_revision'])
    .select(['gueltig_von', 'gueltig_bis'])
    .where('id', 'in', ids)
    .execute()
  for (const document of documents) {
    const { id, kind } = document
    // Withdrawn notices have no end and are never found here.
    const status = statusOf(document, now, false)
    await db.updateTable('listings').set({ status }).where('document_id', '=', id).execute()
    for (const one of ['', kind])
      await db
        .updateTable('listing_tags')
        .set({ tag: stateTag(status, one) })
        .where('document_id', '=', id)
        .where(
          'tag',
          'in',
          STATES.map(state => stateTag(state, one)),
        )
        .execute()
  }
}

const STATES: readonly Status[] = [
  'entwurf',
  'in_pruefung',
  'geplant',
  'oeffentlich',
  'geaendert',
  'abgelaufen',
  'zurueckgenommen',
  'papierkorb',
]
