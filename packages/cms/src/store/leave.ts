import type { Kysely } from 'kysely'
import { findClosedFile } from './closed-files.ts'
import type { Document } from './document.ts'
import type { Leave } from './document-steps.ts'
import type { Content } from './drafts.ts'
import { findLinkedFiles, type LinkedFile } from './references.ts'
import { invalid, ok, type Result } from './result.ts'
import type { Tables } from './tables.ts'

/**
 * Whether a step may be done is judged where it is done, in its transaction: by what the document is at that moment and
 * by what it became. So nobody gets a document out of a place or into one by being quick.
 */

export const granted: Leave = { place: () => ok(undefined), file: () => true }

/** A step of one document, with leave for where it stands and is public, before and afterwards. */
export async function withLeave(
  db: Kysely<Tables>,
  document: Document,
  leave: Leave,
  work: () => Promise<Result<Document>>,
): Promise<Result<Document>> {
  const before = await ask(db, document, leave, 'vorher')
  if (!before.ok) return before
  return withFiles(db, document.id, leave, async () => onlyWithLeave(db, leave, await work()))
}

/** Asked before anybody is told that a place is taken: what stands where is not for everybody to know. */
export const mayStand = (leave: Leave = granted, { collection, key, audience }: Content): Result<void> =>
  leave.place({ kind: collection.kind, key, audience }, 'entwurf', 'nachher')

/** What was done stays done only with leave for what came of it. */
export async function onlyWithLeave(
  db: Kysely<Tables>,
  leave: Leave,
  done: Result<Document>,
): Promise<Result<Document>> {
  if (!done.ok) return done
  const after = await ask(db, done.value, leave, 'nachher')
  return after.ok ? done : after
}

/**
 * A step after which a document leads to no other files than before, unless there is leave for them: by a link to a file
 * of others one could otherwise see it, and show it to everyone. `id` is that of a document which may be there already.
 */
export async function withFiles(
  db: Kysely<Tables>,
  id: string | undefined,
  leave: Leave,
  work: () => Promise<Result<Document>>,
): Promise<Result<Document>> {
  if (leave === granted) return work()
  const before = id === undefined ? [] : await findLinkedFiles(db, id)
  const done = await work()
  if (!done.ok) return done
  const after = await findLinkedFiles(db, done.value.id)
  const named = newPaths(before, after)
  const shown = newPaths(before.filter(isShown), after.filter(isShown))
  const issues = []
  for (const path of new Set([...named, ...shown])) {
    const closed = await findClosedFile(db, path, done.value.id)
    if (!closed) continue
    // The document itself may have been what it was kept for.
    const itself = before.filter(link => link.path === path && link.audience !== 'oeffentlich')
    const file = { ...closed, keepers: [...closed.keepers, ...itself] }
    const mayName = !named.has(path) || leave.file(file, 'verweisen')
    const mayShow = !shown.has(path) || leave.file(file, 'oeffnen')
    const message = mayName ? NOT_TO_BE_SHOWN : NOT_YOURS
    const field = after.find(link => link.path === path)?.field ?? ''
    if (!mayName || !mayShow) issues.push({ path: field, message })
  }
  return issues.length > 0 ? invalid(issues) : done
}

function newPaths(before: readonly LinkedFile[], after: readonly LinkedFile[]): Set<string> {
  const known = new Set(before.map(({ path }) => path))
  return new Set(after.flatMap(({ path }) => (known.has(path) ? [] : [path])))
}

const isShown = ({ scope, audience }: LinkedFile) => scope === 'veroeffentlicht' && audience === 'oeffentlich'

const NOT_YOURS = 'Diese Datei gehört zu einem geschützten Bereich. Bitte eine andere wählen.'
const NOT_TO_BE_SHOWN =
  'Diese Datei gehört zu einem geschützten Bereich. Veröffentlichen darf sie nur, wer auch dort freigibt.'

async function ask(
  db: Kysely<Tables>,
  document: Document,
  leave: Leave,
  when: 'vorher' | 'nachher',
): Promise<Result<void>> {
  if (leave === granted) return ok(undefined)
  const draft = leave.place(document, 'entwurf', when)
  if (!draft.ok) return draft
  const released = await db
    .selectFrom('releases')
    .select(['kind', 'key', 'audience'])
    .where('document_id', '=', document.id)
    .executeTakeFirst()
  return released ? leave.place(released, 'oeffentlich', when) : draft
}
