import { inhaltId } from '@rathausplatz/contract'
import type { Kysely } from 'kysely'
import { noteChange } from './changes.ts'
import type { Content } from './content.ts'
import type { Document } from './document.ts'
import type { Draft, NewDocument } from './document-steps.ts'
import { findDocument, findRevision } from './editor-reads.ts'
import { isPromulgated } from './frozen-files.ts'
import { newId } from './id.ts'
import { replaceReferences } from './references.ts'
import { failed, invalid, notFound, ok, type Result } from './result.ts'
import type { Tables } from './tables.ts'
import { fits } from './unfit.ts'
import { discardWorkingCopy } from './working-copies.ts'

/**
 * Drafts. A draft is always the newest revision, and revisions are only added, never changed. Each function
 * runs inside a transaction of its caller.
 */

const UNFIT_ID =
  'Die Kennung dieses Inhalts ist zu lang oder enthält andere Zeichen als Buchstaben, Ziffern, „-“, „_“ und „:“.'

export async function createDraft(
  db: Kysely<Tables>,
  content: Content,
  { id: givenId, author, note = null, now, writtenAt }: Omit<NewDocument, 'kind' | 'data' | 'note'> & Written,
): Promise<Result<Document>> {
  const { kind } = content.collection
  const id = givenId ?? newId(now)
  // The desk could not open a document with another id.
  if (!inhaltId.safeParse(id).success) return invalid([{ path: 'id', message: UNFIT_ID }], UNFIT_ID)
  if (givenId !== undefined) {
    const first = await findRevision(db, id, 1)
    // Idempotent: the document exists from an earlier request.
    if (first && JSON.stringify(first.data) === content.json) return found(db, id)
    if (first)
      return failed({ code: 'vergeben', message: 'Dieser Inhalt wurde schon angelegt', document_id: id })
  }
  const free = await keyIsFree(db, kind, content.key, id)
  if (!free.ok) return free
  const created_at = now.toISOString()
  await addRevision(db, id, 1, content, { author, note, now, writtenAt })
  await db
    .insertInto('documents')
    .values({
      id,
      kind,
      key: content.key,
      audience: content.audience,
      review: 'entwurf',
      draft_revision: 1,
      gaps: content.gaps,
      created_at,
      updated_at: created_at,
    })
    .execute()
  await replaceReferences(
    db,
    { id, audience: content.audience },
    'entwurf',
    content.collection.references(content.shape),
  )
  await discardWorkingCopy(db, id, author)
  await noteChange(db, { at: now, who: author, what: 'angelegt', document: { id, kind, key: content.key } })
  return found(db, id)
}

export async function saveDraft(
  db: Kysely<Tables>,
  before: Document,
  content: Content,
  { baseRevision, author, note = null, now }: Omit<Draft, 'data' | 'note'> & Written,
): Promise<Result<Document>> {
  // Identical content is no conflict: the request may be a repetition after a lost answer.
  if (JSON.stringify(before.data) === content.json) {
    await discardWorkingCopy(db, before.id, author)
    return ok(before)
  }
  if (baseRevision !== before.draft_revision) return conflict(db, before)
  await discardWorkingCopy(db, before.id, author)
  return appendRevision(db, before, content, { author, note, now })
}

/** Adds a revision on top of the draft, without a check for conflicts. */
export async function appendRevision(
  db: Kysely<Tables>,
  before: Document,
  content: Content,
  { author, note, now, writtenAt }: { author: string } & Written,
): Promise<Result<Document>> {
  const { id, kind } = before
  const free = await keyIsFree(db, kind, content.key, id)
  if (!free.ok) return free
  const number = before.draft_revision + 1
  await addRevision(db, id, number, content, { author, note, now, writtenAt })
  await db
    .updateTable('documents')
    .set({
      key: content.key,
      audience: content.audience,
      review: 'entwurf',
      draft_revision: number,
      gaps: content.gaps,
      updated_at: now.toISOString(),
    })
    .where('id', '=', id)
    .execute()
  await replaceReferences(
    db,
    { id, audience: content.audience },
    'entwurf',
    content.collection.references(content.shape),
  )
  await fits(db, id, 'entwurf')
  await noteChange(db, {
    at: now,
    who: author,
    what: 'bearbeitet',
    document: { id, kind, key: content.key },
    oldKey: before.key,
  })
  return found(db, id)
}

export async function conflict(db: Kysely<Tables>, { id, draft_revision }: Document): Promise<Result<never>> {
  const latest = await findRevision(db, id, draft_revision)
  if (!latest) return notFound()
  const { author, created_at } = latest
  return failed({
    code: 'konflikt',
    message: `Zwischenzeitlich geändert von ${author}`,
    revision: draft_revision,
    author,
    created_at,
  })
}

type Written = {
  readonly note?: string | null | undefined
  readonly now: Date
  /** Time when the content was written, if that was before its import. Default: now. */
  readonly writtenAt?: string | undefined
}

async function addRevision(
  db: Kysely<Tables>,
  document_id: string,
  number: number,
  { json }: Content,
  { author, note = null, now, writtenAt = now.toISOString() }: { author: string } & Written,
): Promise<void> {
  await db
    .insertInto('revisions')
    .values({ document_id, number, data: json, author, note, created_at: writtenAt })
    .execute()
}

export async function keyIsFree(
  db: Kysely<Tables>,
  kind: string,
  key: string,
  id: string,
): Promise<Result<void>> {
  const holder = await db
    .selectFrom('documents')
    .select('id')
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (holder && holder.id !== id) return taken(key, holder.id)
  const keeper = isPromulgated(kind) ? await keeperOf(db, kind, key) : undefined
  return keeper && keeper.id !== id ? taken(key, keeper.id) : ok(undefined)
}

/**
 * Finds the document with this public key. A promulgated document keeps its public address even if its draft
 * has another one; otherwise it could not be withdrawn.
 */
const keeperOf = (db: Kysely<Tables>, kind: string, key: string) =>
  db
    .selectFrom('releases')
    .select('document_id as id')
    .where('kind', '=', kind)
    .where('key', '=', key)
    .executeTakeFirst()

export const taken = (key: string, document_id: string): Result<never> =>
  failed({ code: 'vergeben', message: `„${key}“ ist schon vergeben`, document_id })

async function found(db: Kysely<Tables>, id: string): Promise<Result<Document>> {
  const document = await findDocument(db, id)
  return document ? ok(document) : notFound()
}
