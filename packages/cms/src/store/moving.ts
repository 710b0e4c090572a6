import { setImmediate } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { Collection } from './collection.ts'
import { readContent, readDraft } from './content.ts'
import type { Document } from './document.ts'
import type { Leave, Move } from './document-steps.ts'
import { appendRevision, conflict } from './drafts.ts'
import { findDocument } from './editor-reads.ts'
import { mayStand, withLeave } from './leave.ts'
import { makePublic } from './publishing.ts'
import { isPath } from './redirects.ts'
import { invalid, ok, type Result } from './result.ts'
import type { Tables } from './tables.ts'
import { OPEN_BEGIN, OPEN_END } from './window.ts'

/**
 * Moves a page with all pages below it to another path. Drafts and public versions keep their content and
 * state, and every old public path redirects. Runs inside a transaction of its caller.
 */

/** Most pages of one move, because no editor can save meanwhile. */
const MOST_AT_ONCE = 500

type How = Omit<Move, 'leave'> & {
  readonly leave: Leave
  readonly now: Date
  /** Updates derived rows and lists. */
  readonly follow: {
    derived(db: Kysely<Tables>, result: Result<Document>): Promise<Result<Document>>
    listed(db: Kysely<Tables>, result: Result<Document>, now: Date): Promise<Result<Document>>
  }
}

export async function move(
  db: Kysely<Tables>,
  document: Document,
  collection: Collection,
  how: How,
): Promise<Result<readonly Document[]>> {
  const { to, baseRevision } = how
  const { key: from } = document
  if (!collection.moved || !isPath(from))
    return refuse('Inhalte dieser Art haben keinen Pfad, der sich ändern ließe')
  // Idempotent: the answer to the first request may have been lost.
  if (from === to) return withLeave(db, document, how.leave, async () => ok(document)).then(asList)
  if (baseRevision !== document.draft_revision) return conflict(db, document)
  if (to.startsWith(`${from}/`)) return refuse('Eine Seite kann nicht unter sich selbst stehen')

  const below = await idsBelow(db, document.kind, from)
  if (below.length > MOST_AT_ONCE)
    return refuse(`Darunter stehen mehr als ${MOST_AT_ONCE} Seiten. Bitte in Teilen verschieben`)
  const moved: Document[] = []
  for (const [index, id] of [document.id, ...below].entries()) {
    const one = await findDocument(db, id)
    if (!one) continue
    const there = to + one.key.slice(from.length)
    const done = await withLeave(db, one, how.leave, async () =>
      how.follow.listed(db, await moveOne(db, one, collection, { ...how, from, there }), how.now),
    )
    if (!done.ok) return done
    moved.push(done.value)
    // Yields to requests of visitors.
    if (index % 20 === 19) await setImmediate()
  }
  return ok(moved)
}

/** Returns the pages below a path, parents first, so that a page that moves up finds its path free. */
async function idsBelow(db: Kysely<Tables>, kind: string, path: string): Promise<string[]> {
  const rows = await db
    .selectFrom('documents')
    .select('id')
    .where('kind', '=', kind)
    .where('key', '>', `${path}/`)
    // '0' is the character after '/'.
    .where('key', '<', `${path}0`)
    .where('deleted_at', 'is', null)
    .orderBy('key')
    .limit(MOST_AT_ONCE + 1)
    .execute()
  return rows.map(({ id }) => id)
}

type One = How & { readonly from: string; readonly there: string }

async function moveOne(
  db: Kysely<Tables>,
  document: Document,
  collection: Collection,
  { from, there, author, now, follow, leave }: One,
): Promise<Result<Document>> {
  // The note leaves out an old path that readers of the new page may not be allowed to see.
  const note = document.audience === 'oeffentlich' ? `Verschoben von ${document.key}` : 'Verschoben'
  const append = async (onto: Document, data: unknown) => {
    const moved = collection.moved?.(data, there)
    const content =
      onto.gaps > 0
        ? await readDraft(collection, moved, { id: onto.id, now })
        : await readContent(collection, moved)
    if (!content.ok) return content
    const may = mayStand(leave, content.value)
    return may.ok ? appendRevision(db, onto, content.value, { author, note, now }) : may
  }
  const released = await db
    .selectFrom('releases')
    .select(['key', 'audience', 'data', 'revision', 'gueltig_von', 'gueltig_bis', 'published_at'])
    .where('document_id', '=', document.id)
    .executeTakeFirst()
  const isPublicHere = released && (released.key === from || released.key.startsWith(`${from}/`))
  if (!isPublicHere) return append(document, document.data)

  // The public version moves without other changes; pending changes stay an unpublished draft after it.
  const isUnchanged = released.revision === document.draft_revision
  const draft = await append(document, isUnchanged ? document.data : JSON.parse(released.data))
  if (!draft.ok) return draft
  const window = {
    gueltig_von: released.gueltig_von === OPEN_BEGIN ? null : released.gueltig_von,
    gueltig_bis: released.gueltig_bis === OPEN_END ? null : released.gueltig_bis,
  }
  const { published_at: publishedAt } = released
  const published = await follow.derived(
    db,
    await makePublic(db, draft.value, collection, { author, window, before: released, publishedAt, now }),
  )
  return !published.ok || isUnchanged
    ? published
    : append({ ...published.value, gaps: document.gaps }, document.data)
}

const asList = (result: Result<Document>): Result<readonly Document[]> =>
  result.ok ? ok([result.value]) : result

const refuse = (message: string) => invalid([{ path: 'pfad', message }], message)
