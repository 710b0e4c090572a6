import type { Kysely } from 'kysely'
import type { Issue } from './collection.ts'
import type { CollectionOf } from './collection-of.ts'
import { type Content, shapeOf } from './content.ts'
import type { Document } from './document.ts'
import { missingTargets } from './references.ts'
import { invalid, ok, type Result } from './result.ts'
import type { Tables } from './tables.ts'

/** Gaps of a draft: missing or invalid fields, and references to missing documents. */

/**
 * Refuses content that refers to missing documents. In a draft that may have gaps, each missing document
 * counts as a gap.
 */
export async function leadingSomewhere(
  db: Kysely<Tables>,
  content: Content,
  { mayMiss, mayLack }: { mayMiss?: boolean | undefined; mayLack?: boolean | undefined },
): Promise<Result<Content>> {
  if (mayMiss) return ok(content)
  const { collection, key } = content
  const self = { kind: collection.kind, key }
  const issues = await missingTargets(db, collection.references(content.shape), self)
  if (issues.length === 0) return ok(content)
  return mayLack ? ok({ ...content, gaps: content.gaps + issues.length }) : invalid(issues)
}

/** Returns what a draft lacks for its publication. */
export async function gapsIn(
  db: Kysely<Tables>,
  document: Document,
  { collectionOf, clock }: { readonly collectionOf: CollectionOf; readonly clock: () => Date },
): Promise<readonly Issue[]> {
  const collection = collectionOf(document.kind)
  if (document.gaps === 0 || !collection.ok) return []
  const { issues = [] } = collection.value.parse(document.data)
  const shape = shapeOf(collection.value, document, clock())
  return [...issues, ...(await missingTargets(db, collection.value.references(shape), document))]
}
