import type { Kysely } from 'kysely'
import { findClosedFile } from './closed-files.ts'
import type { Content } from './content.ts'
import type { Document } from './document.ts'
import type { Leave } from './document-steps.ts'
import { findLinkedFiles, type LinkedFile } from './references.ts'
import { invalid, ok, type Result } from './result.ts'
import type { Tables } from './tables.ts'

/**
 * Rights are checked in the transaction of a step, for the states before and after it, so that a concurrent
 * step cannot move the document in between.
 */

export const granted: Leave = { place: () => ok(undefined), file: () => true }

/** Runs a step of one document if the rights cover its places before and afterwards. */
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

/**
 * Tests the right for the place of new content. Must run before a conflict of addresses is reported, because
 * the editor may not be allowed to know the other document.
 */
export const mayStand = (leave: Leave = granted, { collection, key, audience }: Content): Result<void> =>
  leave.place({ kind: collection.kind, key, audience }, 'entwurf', 'nachher')

/** Returns the result of a step if the rights cover it; otherwise the refusal. */
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
 * Runs a step and refuses it if the document then links to closed files without the right: a new link would
 * give access to a file of others, or make it public. `id` may name a document that exists already.
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
    // The document itself may be one of the keepers.
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
