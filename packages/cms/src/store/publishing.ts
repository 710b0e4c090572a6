import type { Audience } from '@rathausplatz/contract'
import type { Kysely } from 'kysely'
import { noteChange } from './changes.ts'
import { type Collection, formOf, type PublicOthers, shownOf } from './collection.ts'
import { readContent } from './content.ts'
import type { Document } from './document.ts'
import type { Publish } from './document-steps.ts'
import { appendRevision, conflict, taken } from './drafts.ts'
import { findDocument } from './editor-reads.ts'
import { freezeFiles, isPromulgated } from './frozen-files.ts'
import { putPublication } from './publication.ts'
import { addRedirect, isPath, removeRedirect } from './redirects.ts'
import { findReferrers, replaceReferences } from './references.ts'
import { ADAPTED, standsOn } from './repeated-publish.ts'
import { failed, invalid, notFound, ok, type Result } from './result.ts'
import type { Review, Tables } from './tables.ts'
import { fits } from './unfit.ts'
import { endingWith, type Moments, readWindow, withoutOldEnd } from './window.ts'

/**
 * Publishing. The public row, its references and the redirects change inside the transaction that changes the
 * document.
 */

type At = { readonly now: Date }

/** The former address and audience of a document, and the beginning of its window. */
type Address = { readonly key: string; readonly audience: Audience; readonly gueltig_von?: string }

export async function publish(
  db: Kysely<Tables>,
  document: Document,
  collection: Collection,
  how: Publish & At,
): Promise<Result<Document>> {
  const { baseRevision, force = false, now } = how
  if (!(await standsOn(db, document, baseRevision))) return conflict(db, document)

  const asked = readWindow(how)
  if ('issues' in asked) return invalid(asked.issues)
  const before = await releasedRow(db, document.id)
  const window = withoutOldEnd(asked, before && collection.ends?.(JSON.parse(before.data)))
  if (await isDone(document, collection, window)) return ok(document)
  if (baseRevision !== undefined && baseRevision !== document.draft_revision) return conflict(db, document)

  const moment = now.toISOString()
  const visibleNow = before && before.gueltig_von <= moment && before.gueltig_bis > moment
  const onlyLater = window.gueltig_von !== null && window.gueltig_von > moment
  if (visibleNow && onlyLater && !force) {
    return failed({
      code: 'oeffentlich',
      message:
        'Der Inhalt ist gerade öffentlich und würde bis zum gewählten Beginn von der Website verschwinden. Eine Änderung lässt sich nicht für später planen: Ihr Entwurf ist gespeichert, veröffentlichen Sie ihn, wenn es so weit ist.',
    })
  }
  const isPlanned = before !== undefined && !wasSeen(before, now)
  const isFirst = before === undefined || isPlanned
  const data = isFirst ? promulgated(collection, document.data, { window, now }) : document.data
  const objections = collection.objections?.({
    before: before && JSON.parse(before.data),
    isPlanned,
    after: data,
    hides: !isFirst && (onlyLater || window.gueltig_bis !== null),
    now,
  })
  if (objections && objections.length > 0) return invalid(objections)
  // A change of the end alone keeps the time of publication: the content is the same.
  const isSame = visibleNow && document.published_revision === document.draft_revision
  const publishedAt = isSame ? before.published_at : undefined
  return makePublic(db, document, collection, { ...how, data, window, before, publishedAt })
}

/** Returns the data with the moment at which the document becomes visible, where its kind states it. */
const promulgated = (
  { promulgatedAt }: Pick<Collection, 'promulgatedAt'>,
  data: unknown,
  { window: { gueltig_von }, now }: { readonly window: Moments } & At,
): unknown => {
  const begins = gueltig_von !== null && Date.parse(gueltig_von) > now.getTime() ? new Date(gueltig_von) : now
  return promulgatedAt?.(data, { begins, now }) ?? data
}

/** True if the public version has been visible, or is. */
export const wasSeen = ({ gueltig_von }: { readonly gueltig_von: string }, now: Date): boolean =>
  gueltig_von <= now.toISOString()

/** Tests whether the document is already published in this way, so that publishing is idempotent. */
async function isDone(document: Document, collection: Collection, asked: Moments): Promise<boolean> {
  const { draft_revision, published_revision, review, gueltig_von, gueltig_bis } = document
  if (published_revision !== draft_revision || review !== 'freigegeben') return false
  const content = await readContent(collection, document.data)
  // A draft that current rules would change or refuse is published anew.
  if (!content.ok || content.value.json !== JSON.stringify(document.data)) return false
  const window = endingWith(asked, collection.ends?.(content.value.data))
  return window.gueltig_von === gueltig_von && window.gueltig_bis === gueltig_bis
}

/** Publishes without the confirmations that editors have to give. The seed uses it too. */
export async function makePublic(
  db: Kysely<Tables>,
  draft: Document,
  collection: Collection,
  how: {
    readonly author: string
    readonly window: Moments
    /** Default: the data of the draft. */
    readonly data?: unknown
    readonly before?: Address | undefined
    readonly publishedAt?: string | undefined
    readonly note?: string | undefined
    /** The action that the log of changes records. */
    readonly what?: 'veroeffentlicht' | 'zurueckgezogen'
  } & At,
): Promise<Result<Document>> {
  const { before, author, now, data: published = draft.data } = how
  // The rules may have become stricter since the draft was written.
  const content = await readContent(collection, published)
  if (!content.ok) return content
  const { key, json, data, audience } = content.value
  const window = endingWith(how.window, collection.ends?.(data))

  // If the current rules change the data, the result becomes a revision: the public version is always a
  // stored revision.
  const changed = json !== JSON.stringify(draft.data)
  const revised = changed
    ? await appendRevision(db, draft, content.value, { author, note: ADAPTED, now })
    : ok(draft)
  if (!revised.ok) return revised
  const { id, kind, draft_revision } = revised.value

  const holder = await db
    .selectFrom('releases')
    .select('document_id')
    .where('kind', '=', kind)
    .where('key', '=', key)
    .executeTakeFirst()
  if (holder && holder.document_id !== id) return taken(key, holder.document_id)

  const issues = (await collection.besideOthers?.(data, others(db, id))) ?? []
  if (issues.length > 0) return invalid(issues)

  const shown = shownOf(collection, data)
  await putPublication(db, {
    document_id: id,
    kind,
    audience,
    key,
    revision: draft_revision,
    data: JSON.stringify(shown),
    form: formOf(collection),
    columns: collection.columns(shown),
    window,
    publishedAt: how.publishedAt ?? now.toISOString(),
  })
  await replaceReferences(db, { id, audience }, 'veroeffentlicht', collection.references(shown))
  await fits(db, id, 'veroeffentlicht')
  if (isPromulgated(kind) && isPromulgation({ before, window, now })) {
    const verkuendet_am = how.publishedAt ?? now.toISOString()
    // A document that was public before in another town was not promulgated here.
    const befund = verkuendet_am < now.toISOString() ? 'spaeter' : 'verkuendung'
    await freezeFiles(db, id, { verkuendet_am, befund, now })
  }
  if (isPath(key)) await removeRedirect(db, key)
  // No redirect may reveal a document that is not public.
  const isOpen = audience === 'oeffentlich' && before?.audience === 'oeffentlich'
  if (isOpen && before.key !== key && isPath(before.key) && isPath(key)) {
    const redirected = await addRedirect(db, { from: before.key, to: key, now })
    if (!redirected.ok) return redirected
  }
  await noteChange(db, {
    at: now,
    who: author,
    what: how.what ?? 'veroeffentlicht',
    document: { id, kind, key },
    oldKey: before?.key ?? null,
    note: how.note ?? null,
  })
  return changeDocument(db, id, {
    published_revision: draft_revision,
    review: 'freigegeben',
    ...window,
    updated_at: now.toISOString(),
  })
}

function others(db: Kysely<Tables>, id: string): PublicOthers {
  return {
    async byKey(kind, key) {
      const row = await db
        .selectFrom('published')
        .select('data')
        .where('kind', '=', kind)
        .where('key', '=', key)
        .where('document_id', '!=', id)
        .executeTakeFirst()
      return row && JSON.parse(row.data)
    },
    async linkingTo(path, kind) {
      const referrers = await findReferrers(db, [path], 'veroeffentlicht')
      return referrers.filter(from => from.kind === kind && from.document_id !== id).map(({ key }) => key)
    },
  }
}

/**
 * True if the document becomes visible for the first time with this publication. A document whose window
 * begins later is promulgated at that beginning.
 */
const isPromulgation = ({
  before,
  window,
  now,
}: {
  before: Address | undefined
  window: Moments
} & At): boolean =>
  (before === undefined || (before.gueltig_von ?? '') > now.toISOString()) &&
  (window.gueltig_von === null || window.gueltig_von <= now.toISOString())

export const releasedRow = (db: Kysely<Tables>, id: string) =>
  db
    .selectFrom('releases')
    .select(['key', 'audience', 'gueltig_von', 'gueltig_bis', 'published_at', 'data'])
    .where('document_id', '=', id)
    .executeTakeFirst()

/** Sets the columns of a document that describe its publication. */
export async function changeDocument(
  db: Kysely<Tables>,
  id: string,
  columns: Moments & { published_revision: number | null; updated_at: string; review?: Review },
): Promise<Result<Document>> {
  await db.updateTable('documents').set(columns).where('id', '=', id).execute()
  const document = await findDocument(db, id)
  return document ? ok(document) : notFound()
}
