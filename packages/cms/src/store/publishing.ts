import type { Audience } from '@rathausplatz/contract'
import { isReadable, plainLetters } from '@rathausplatz/text'
import type { Kysely } from 'kysely'
import { noteChange } from './changes.ts'
import { keepClosed } from './closed-files.ts'
import { type Collection, formOf, type PublicOthers, shownOf } from './collection.ts'
import type { Document } from './document.ts'
import type { Publish, Unpublish } from './document-steps.ts'
import { appendRevision, conflict, readContent, taken } from './drafts.ts'
import { findDocument, findRevision } from './editor-reads.ts'
import { freezeFiles, isPromulgated } from './frozen-files.ts'
import { putPublication, removePublication } from './publication.ts'
import { addRedirect, isPath, removeRedirect } from './redirects.ts'
import { addressOf, findLinkedFiles, findReferrers, replaceReferences } from './references.ts'
import { failed, invalid, notFound, ok, type Result } from './result.ts'
import type { Review, Scope, Tables } from './tables.ts'
import { fits } from './unfit.ts'
import { endingWith, type Moments, readWindow } from './window.ts'

/**
 * Publishing and withdrawing. The public row, its references and the redirects change inside the transaction
 * that changes the document.
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
  if (baseRevision !== undefined && baseRevision !== document.draft_revision) return conflict(db, document)

  const window = readWindow(how)
  if ('issues' in window) return invalid(window.issues)
  if (await isDone(document, collection, window)) return ok(document)

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
  // A change of the end alone keeps the time of publication: the content is the same.
  const isSame = visibleNow && document.published_revision === document.draft_revision
  const publishedAt = isSame ? before.published_at : undefined
  return makePublic(db, document, collection, { ...how, window, before, publishedAt })
}

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
    readonly before?: Address | undefined
    readonly publishedAt?: string | undefined
    readonly note?: string | undefined
    /** The action that the log of changes records. */
    readonly what?: 'veroeffentlicht' | 'zurueckgezogen'
  } & At,
): Promise<Result<Document>> {
  const { before, author, now } = how
  // The rules may have become stricter since the draft was written.
  const content = await readContent(collection, draft.data)
  if (!content.ok) return content
  const { key, json, data, audience } = content.value
  const window = endingWith(how.window, collection.ends?.(data))

  // If the current rules change the data, the result becomes a revision: the public version is always a
  // stored revision.
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
  return change(db, id, {
    published_revision: draft_revision,
    review: 'freigegeben',
    ...window,
    updated_at: now.toISOString(),
  })
}

/**
 * Withdraws a document from the site. A document of a kind with `takenBack` leaves a public note, if it has
 * been visible.
 */
export async function withdraw(
  db: Kysely<Tables>,
  document: Document,
  collection: Collection,
  how: Unpublish & At,
): Promise<Result<Document>> {
  const { id, published_revision } = document
  const released = await releasedRow(db, id)
  const standing = published_revision === null ? undefined : await findRevision(db, id, published_revision)
  return collection.takenBack && released && standing && wasSeen(released, how.now) && !how.leavesNoWord
    ? takeBack(
        db,
        document,
        { ...collection, takenBack: collection.takenBack },
        { ...how, released, standing },
      )
    : unpublish(db, document, collection, how)
}

/** Replaces the public version by a note. The files stay available at the desk. */
async function takeBack(
  db: Kysely<Tables>,
  document: Document,
  collection: Collection & Required<Pick<Collection, 'takenBack'>>,
  {
    author,
    reason = '',
    released,
    standing,
    now,
  }: Unpublish & At & { readonly released: Released; readonly standing: { readonly data: unknown } },
): Promise<Result<Document>> {
  if (!isReadable(plainLetters(reason)))
    return invalid([{ path: 'grund', message: WITHOUT_REASON }], WITHOUT_REASON)
  const data = collection.takenBack(standing.data, { reason, now })
  const content = await readContent(collection, data)
  if (!content.ok) return content
  // Idempotent: the request may be repeated after a lost answer or by a double click.
  if (content.value.json === JSON.stringify(standing.data)) return ok(document)
  const revised = await appendRevision(db, document, content.value, { author, note: reason, now })
  if (!revised.ok) return revised
  const offered = await findLinkedFiles(db, document.id)
  const { gueltig_von, gueltig_bis } = document
  const taken = await makePublic(db, revised.value, collection, {
    author,
    window: { gueltig_von, gueltig_bis },
    before: released,
    what: 'zurueckgezogen',
    note: reason,
    now,
  })
  for (const { path, scope } of offered)
    if (scope === 'veroeffentlicht') await keepClosed(db, path, 'redaktion')
  return taken
}

const WITHOUT_REASON = 'Bitte nennen Sie den Grund. Alle lesen ihn dort, wo die Bekanntmachung stand.'

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
    // A document that has never been visible may be withdrawn.
    before: wasSeen(before, now) ? JSON.parse(before.data) : undefined,
    after: undefined,
    hides: true,
    now,
  })
  // The objections do not belong to single fields of the form: the whole step is refused.
  if (objections && objections.length > 0) return invalid(objections, objections[0]?.message)

  if (redirectTo === undefined && !force) {
    const linked = await stillLinked(db, { id, kind: document.kind, key: before.key }, 'veroeffentlicht')
    if (linked) return linked
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

/** Returns a refusal that lists the referrers, if other documents refer to this one. */
export async function stillLinked(
  db: Kysely<Tables>,
  { id, kind, key }: Pick<Document, 'id' | 'kind' | 'key'>,
  scope: Scope,
): Promise<Result<never> | undefined> {
  const referrers = await findReferrers(db, addressOf(kind, key), scope)
  const others = referrers.filter(referrer => referrer.document_id !== id)
  if (others.length === 0) return undefined
  const count = new Set(others.map(referrer => referrer.document_id)).size
  const [one, many] =
    scope === 'entwurf' ? ['ein Inhalt', 'Inhalte'] : ['ein öffentlicher Inhalt', 'öffentliche Inhalte']
  const who = count === 1 ? `verweist noch ${one}` : `verweisen noch ${count} ${many}`
  const advice = isPath(key)
    ? 'Bitte eine Weiterleitung wählen'
    : 'Bitte dort zuerst einen anderen Eintrag wählen'
  return failed({ code: 'verlinkt', message: `Darauf ${who}. ${advice}`, referrers: others })
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

type Released = NonNullable<Awaited<ReturnType<typeof releasedRow>>>

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

const wasSeen = ({ gueltig_von }: Pick<Released, 'gueltig_von'>, now: Date): boolean =>
  gueltig_von <= now.toISOString()

const releasedRow = (db: Kysely<Tables>, id: string) =>
  db
    .selectFrom('releases')
    .select(['key', 'audience', 'gueltig_von', 'gueltig_bis', 'published_at', 'data'])
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
