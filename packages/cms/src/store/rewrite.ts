import type { Kysely } from 'kysely'
import { type Collection, formOf, type Issue } from './collection.ts'
import { type Content, readContent, readDraft, shapeOf } from './content.ts'
import type { Document, Revision } from './document.ts'
import { appendRevision } from './drafts.ts'
import { findRevision } from './editor-reads.ts'
import type { FollowingRows } from './following-rows.ts'
import { makePublic } from './publishing.ts'
import { ok, orThrow, type Result, type StoreError } from './result.ts'
import type { Scope, Tables } from './tables.ts'
import { fits, fitsNot } from './unfit.ts'

/** The system rewrites stored content here. Its review state, time window and times stay as they were. */

const SYSTEM = { author: 'System', note: 'An die neue Form angepasst' }

/** Whether a revision only adapts the content to a newer program. */
export const isRenewal = ({ author, note }: Pick<Revision, 'author' | 'note'>): boolean =>
  author === SYSTEM.author && note === SYSTEM.note

/**
 * Rewrites the public version of a document and its draft. Returns the document if its public version has
 * changed.
 */
export async function rewrite(
  db: Kysely<Tables>,
  document: Document,
  collection: Collection,
  { change = data => data, note = SYSTEM.note, listed, now }: Rewriting,
): Promise<Document | undefined> {
  const by = { author: SYSTEM.author, note, now }
  const { id, review, updated_at, draft_revision, published_revision } = document
  const isAhead = published_revision !== null && published_revision !== draft_revision
  const draft = await checkedDraft(document, collection, change, now)
  const released = isAhead
    ? await checked((await findRevision(db, id, published_revision))?.data, collection, change)
    : draft

  let current = document
  let out: Result<Document> | undefined
  if (published_revision !== null && released.content) {
    if (released.isChanged) {
      // Another document may have taken the address of the renewed version.
      const appended = await appendRevision(db, current, released.content, by)
      if (appended.ok) current = appended.value
      out = appended.ok ? await release(db, current, collection, now) : appended
      if (out.ok) current = out.value
    } else await hasForm(db, id, collection)
  }
  // The draft is always the newest revision, so after a renewed public version, a pending draft is appended
  // again even if it is unchanged.
  const isBehind = isAhead && current !== document
  if (isBehind || (draft.isChanged && (isAhead || published_revision === null)))
    current = await orThrow(
      appendRevision(db, current, draft.content ?? asItIs(document, collection, now), by),
    )
  else if (draft.content && draft.content.gaps !== current.gaps) {
    const { gaps } = draft.content
    await db.updateTable('documents').set({ gaps }).where('id', '=', id).execute()
    current = { ...current, gaps }
  }
  // A renewal is no change by an editor, so review state and time of change stay.
  if (current !== document)
    await db.updateTable('documents').set({ review, updated_at }).where('id', '=', id).execute()

  await listed(db, ok({ ...current, review, updated_at }), now)
  await judge(db, id, 'entwurf', draft.issues)
  if (published_revision !== null)
    await judge(db, id, 'veroeffentlicht', [
      ...released.issues,
      ...(out && !out.ok ? issuesOf(out.error) : []),
    ])
  return out?.ok ? { ...current, review, updated_at } : undefined
}

type Rewriting = {
  /** Transforms the content before it is validated. */
  readonly change?: (data: unknown) => unknown
  readonly note?: string
  readonly listed: FollowingRows['listed']
  readonly now: Date
}

type Checked = {
  readonly content?: Content
  /** True if `change` or the current schema alters the content. */
  readonly isChanged: boolean
  readonly issues: readonly Issue[]
}

async function checked(
  data: unknown,
  collection: Collection,
  change: (data: unknown) => unknown,
): Promise<Checked> {
  const content = await readContent(collection, change(data))
  return content.ok
    ? { content: content.value, isChanged: content.value.json !== JSON.stringify(data), issues: [] }
    : { isChanged: false, issues: issuesOf(content.error) }
}

/** Validates a draft. If the draft has gaps, content that `parse` refuses is transformed too. */
async function checkedDraft(
  { id, data, gaps }: Document,
  collection: Collection,
  change: (data: unknown) => unknown,
  now: Date,
): Promise<Checked> {
  const draft = await checked(data, collection, change)
  if (draft.content || gaps === 0) return draft
  const content = await readDraft(collection, change(data), { id, now })
  if (!content.ok) return draft
  return { content: content.value, isChanged: content.value.json !== JSON.stringify(data), issues: [] }
}

const issuesOf = (error: StoreError): readonly Issue[] =>
  'issues' in error ? error.issues : [{ path: '', message: error.message }]

const judge = (db: Kysely<Tables>, id: string, scope: Scope, issues: readonly Issue[]): Promise<void> =>
  issues.length === 0 ? fits(db, id, scope) : fitsNot(db, id, scope, issues)

/** Returns the content of a draft that no longer fits, unchanged. */
const asItIs = (document: Document, collection: Collection, now: Date): Content => {
  const { data, gaps, key, audience } = document
  return {
    data,
    shape: shapeOf(collection, document, now),
    gaps,
    json: JSON.stringify(data),
    key,
    audience,
    collection,
  }
}

/** Publishes the newest revision with the former time window and time of publication. */
async function release(
  db: Kysely<Tables>,
  document: Document,
  collection: Collection,
  now: Date,
): Promise<Result<Document>> {
  const { id, gueltig_von, gueltig_bis } = document
  const before = await db
    .selectFrom('releases')
    .select(['key', 'audience', 'published_at'])
    .where('document_id', '=', id)
    .executeTakeFirstOrThrow()
  return makePublic(db, document, collection, {
    author: SYSTEM.author,
    window: { gueltig_von, gueltig_bis },
    before,
    publishedAt: before.published_at,
    now,
  })
}

async function hasForm(db: Kysely<Tables>, id: string, collection: Collection): Promise<void> {
  await db
    .updateTable('releases')
    .set({ form: formOf(collection) })
    .where('document_id', '=', id)
    .execute()
}
