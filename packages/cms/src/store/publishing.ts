import type { Kysely } from 'kysely'
import { noteChange } from './changes.ts'
import { type Audience, type Collection, formOf, type PublicOthers } from './collection.ts'
import { appendRevision, conflict, readContent, taken } from './drafts.ts'
import { findDocument } from './editor-reads.ts'
import { putPublication, removePublication } from './publication.ts'
import { addRedirect, isPath, removeRedirect } from './redirects.ts'
import { findReferrers, replaceReferences } from './references.ts'
import { failed, invalid, notFound, ok, type Result } from './result.ts'
import type { Document, Publish, Unpublish } from './store.ts'
import type { Review, Tables } from './tables.ts'
import { fits } from './unfit.ts'
import { endingWith, type Moments, readWindow } from './window.ts'

/**
 * From draft to public and back. The public row, its references and the redirects change together with the document,
 * inside the transaction that the caller has opened.
 */

type At = { readonly now: Date }

/** Where a document was found, and by whom. */
type Address = { readonly key: string; readonly audience: Audience }

export async function publish(
  db: Kysely<Tables>,
  document: Document,
  collection: Collection,
  how: Publish & At,
): Promise<Result<Document>> {
  const { baseRevision, force = false, now } = how
  if (baseRevision !== undefined && baseRevision !== document.draft_revision) return conflict(db, document)

  const window = readWindow(how)
  if ('issues' in window) return invalid(window.issues)

  const before = await releasedRow(db, document.id)
  const moment = now.toISOString()
  const visibleNow = before && before.gueltig_von <= moment && before.gueltig_bis > moment
  const onlyLater = window.gueltig_von !== null && window.gueltig_von > moment
  if (visibleNow && onlyLater && !force) {
    return failed({
      code: 'oeffentlich',
      message:
        'Der Inhalt ist gerade öffentlich und würde bis zum gewählten Beginn von der Website verschwinden',
    })
  }
  const objections = collection.objections?.({
    before: before && JSON.parse(before.data),
    after: document.data,
    hides: before !== undefined && (onlyLater || window.gueltig_bis !== null),
    now,
  })
  if (objections && objections.length > 0) return invalid(objections)
  return makePublic(db, document, collection, { ...how, window, before })
}

/** Without the questions an editor is asked: also for the seed. */
export async function makePublic(
  db: Kysely<Tables>,
  draft: Document,
  collection: Collection,
  how: {
    readonly author: string
    readonly window: Moments
    readonly before?: Address | undefined
    readonly publishedAt?: string | undefined
  } & At,
): Promise<Result<Document>> {
  const { before, author, now } = how
  // The rules may have become stricter since the draft was written.
  const content = readContent(collection, draft.data)
  if (!content.ok) return content
  const { key, json, data, audience } = content.value
  const window = endingWith(how.window, collection.ends?.(data))

  // If they have only changed the data's form, that is a revision too: what is public is always one of them.
  const changed = json !== JSON.stringify(draft.data)
  const revised = changed
    ? await appendRevision(db, draft, content.value, { author, note: 'Beim Veröffentlichen angepasst', now })
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

  const columns = collection.columns(data)
  await putPublication(db, {
    document_id: id,
    kind,
    audience,
    key,
    revision: draft_revision,
    data: json,
    form: formOf(collection),
    columns,
    window,
    publishedAt: how.publishedAt ?? now.toISOString(),
  })
  await replaceReferences(db, { id, audience }, 'veroeffentlicht', collection.references(data))
  await fits(db, id, 'veroeffentlicht')
  if (isPath(key)) await removeRedirect(db, key)
  // Of what is not for everyone no redirect tells.
  const isOpen = audience === 'oeffentlich' && before?.audience === 'oeffentlich'
  if (isOpen && before.key !== key && isPath(before.key) && isPath(key)) {
    const redirected = await addRedirect(db, { from: before.key, to: key, now })
    if (!redirected.ok) return redirected
  }
  await noteChange(db, {
    at: now,
    who: author,
    what: 'veroeffentlicht',
    document: { id, kind, key },
    oldKey: before?.key ?? null,
  })
  return change(db, id, {
    published_revision: draft_revision,
    review: 'freigegeben',
    ...window,
    updated_at: now.toISOString(),
  })
}

export async function unpublish(
  db: Kysely<Tables>,
  document: Document,
  collection: Collection,
  { author, redirectTo, force = false, now }: Unpublish & At,
): Promise<Result<Document>> {
  const { id } = document
  const before = await releasedRow(db, id)
  if (!before) return ok(document)

  const objections = collection.objections?.({
    before: JSON.parse(before.data),
    after: undefined,
    hides: true,
    now,
  })
  if (objections && objections.length > 0) return invalid(objections)

  if (redirectTo === undefined && !force && isPath(before.key)) {
    const referrers = await findReferrers(db, before.key, 'veroeffentlicht')
    const others = referrers.filter(referrer => referrer.document_id !== id)
    if (others.length > 0) {
      const count = new Set(others.map(referrer => referrer.document_id)).size
      const message = `Darauf ${count === 1 ? 'verweist noch ein öffentlicher Inhalt' : `verweisen noch ${count} öffentliche Inhalte`}. Bitte eine Weiterleitung wählen`
      return failed({ code: 'verlinkt', message, referrers: others })
    }
  }

  await removePublication(db, id)
  await replaceReferences(db, { id, audience: before.audience }, 'veroeffentlicht', [])
  await fits(db, id, 'veroeffentlicht')
  if (redirectTo !== undefined && before.audience === 'oeffentlich' && isPath(before.key)) {
    const redirected = await addRedirect(db, { from: before.key, to: redirectTo, now })
    if (!redirected.ok) return redirected
  }
  await noteChange(db, {
    at: now,
    who: author,
    what: 'zurueckgezogen',
    document: { id, kind: document.kind, key: before.key },
  })
  return change(db, id, {
    published_revision: null,
    gueltig_von: null,
    gueltig_bis: null,
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
      const referrers = await findReferrers(db, path, 'veroeffentlicht')
      return referrers.filter(from => from.kind === kind && from.document_id !== id).map(({ key }) => key)
    },
  }
}

const releasedRow = (db: Kysely<Tables>, id: string) =>
  db
    .selectFrom('releases')
    .select(['key', 'audience', 'gueltig_von', 'gueltig_bis', 'data'])
    .where('document_id', '=', id)
    .executeTakeFirst()

async function change(
  db: Kysely<Tables>,
  id: string,
  columns: Moments & { published_revision: number | null; updated_at: string; review?: Review },
): Promise<Result<Document>> {
  await db.updateTable('documents').set(columns).where('id', '=', id).execute()
  const document = await findDocument(db, id)
  return document ? ok(document) : notFound()
}
