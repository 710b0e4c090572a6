import type { Kysely } from 'kysely'
import type { Collection, Listing } from './collection.ts'
import type { Document, Stock } from './document.ts'
import { shapeOf } from './drafts.ts'
import { wordRows } from './listing-words.ts'
import type { DocumentsTable, Status, Tables } from './tables.ts'
import { isTakenBack } from './taken-back.ts'
import { titleKey } from './title-key.ts'

/** What lists for editors are made of: a row per document with its state, its words and its tags. */

/** Writes the row of a document anew; inside the transaction that changes the document. */
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

/** The day of a draft with gaps that would be another at another moment: nobody has typed it. */
const isMadeUp = (document: Document, collection: Collection, { datum }: Listing): boolean =>
  document.gaps > 0 && listingOf(shapeOf(collection, document, new Date(0)), collection).datum !== datum

/** Sorts behind every day. */
export const NO_DAY = '9999-12-31'

/** What lists are put in order by of who answers for a document and when it is looked at again. */
export async function listCare(db: Kysely<Tables>, id: string): Promise<void> {
  const care = await db
    .selectFrom('care')
    .select(['owner', 'review_on'])
    .where('document_id', '=', id)
    .executeTakeFirst()
  const row = { owner: care?.owner ?? '', review_on: care?.review_on ?? NO_DAY }
  await db.updateTable('listings').set(row).where('document_id', '=', id).execute()
}

/** What the Durchsicht found in what is public of a document; nothing where nothing is public. */
export async function listFindings(
  db: Kysely<Tables>,
  id: string,
  found: { readonly ease: number; readonly findings: number } = { ease: 0, findings: 0 },
): Promise<void> {
  await db.updateTable('listings').set(found).where('document_id', '=', id).execute()
}

/** What lists of all documents tell of some beside what every list tells. */
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

/** Which documents are in a state, of all kinds or of one. */
export const stateTag = (status: Status, kind = ''): string => `${kind}/status:${status}`

/** Which documents of a kind have this value in a field. */
export const kindTag = (kind: string, tag: string): string => `${kind}/${tag}`

/** What lies in a section of the website. */
export const sectionTag = (section: string): string => `/abschnitt:${section}`

/** Whose words a draft are. */
export const authorTag = (author: string): string => `/von:${author}`

/** Deeper ones are small. */
const MOST_LEVELS = 6

/** The sections that a page lies in, by its address: itself, too. Other keys lie in none. */
export function sectionsOf(key: string): string[] {
  if (!key.startsWith('/')) return []
  const steps = key
    .split('/')
    .slice(1, 1 + MOST_LEVELS)
    .filter(Boolean)
  return steps.map((_, at) => `/${steps.slice(0, at + 1).join('/')}`)
}

/** What a kind says nothing of is listed as the public has it. */
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

/** In which state editors see a document: the one that asks most of them. */
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

/** Few enough for one moment; more are due only after the town was closed for long, and come with the next look. */
const AT_ONCE = 500

/** Documents whose state is another by now, because a window began or ended, or the clock was set back. */
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
    // What was taken back is public without an end.
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
