import type { Kysely } from 'kysely'
import type { Collection } from './collection.ts'
import { readContent, readDraft } from './content.ts'
import type { Document } from './document.ts'
import type { Amend } from './document-steps.ts'
import { appendRevision, conflict } from './drafts.ts'
import { findRevision } from './editor-reads.ts'
import { publish } from './publishing.ts'
import { failed, notFound, ok, type Result } from './result.ts'
import { settled } from './settled.ts'
import type { Tables } from './tables.ts'

/**
 * Changes the public version and the draft in the same way. Other changes of the draft stay a draft: they are
 * on top of the public version again.
 */
export async function amend(
  db: Kysely<Tables>,
  document: Document,
  collection: Collection,
  {
    baseRevision,
    edit,
    author,
    note,
    now,
    follow,
  }: Amend & { now: Date; follow: (published: Result<Document>) => Promise<Result<Document>> },
): Promise<Result<Document>> {
  const { id, data, draft_revision, published_revision, gueltig_von, gueltig_bis } = document
  if (baseRevision !== draft_revision) return conflict(db, document)
  if (document.review === 'in_pruefung')
    return failed({ code: 'falscher_stand', message: IN_REVIEW, stand: document.review })
  if (published_revision === null) return failed({ code: 'nicht_moeglich', message: NOT_PUBLIC })
  const isSame = published_revision === draft_revision
  const open = isSame ? document : await findRevision(db, id, published_revision)
  if (!open) return notFound()
  const [before, after] = [JSON.stringify(open.data), edit(open.data)]
  if (before === JSON.stringify(after)) return ok(document)

  const content = await readContent(collection, after)
  if (!content.ok) return content
  const revised = await appendRevision(db, document, content.value, { author, note, now })
  if (!revised.ok) return revised
  const how = { author, gueltig_von, gueltig_bis, note, now }
  const published = await follow(await publish(db, revised.value, collection, how))
  if (!published.ok || isSame) return published

  const draft = await readDraft(collection, edit(data), { id, now })
  if (!draft.ok) return draft
  return settled(db, await appendRevision(db, published.value, draft.value, { author, note, now }))
}

const NOT_PUBLIC = 'Noch nicht öffentlich.'
const IN_REVIEW = 'Liegt gerade zur Prüfung. Bitte erst zurückgeben oder freigeben.'
