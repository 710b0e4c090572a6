import type { Kysely } from 'kysely'
import type { Issue } from './collection.ts'
import type { CollectionOf } from './collection-of.ts'
import { type Content, readContent, shapeOf } from './content.ts'
import type { Document } from './document.ts'
import { releasedRow } from './publishing.ts'
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

type Of = { readonly collectionOf: CollectionOf; readonly clock: () => Date }

/** Returns what a draft lacks for its publication. */
export async function gapsIn(
  db: Kysely<Tables>,
  document: Document,
  { collectionOf, clock }: Of,
): Promise<readonly Issue[]> {
  const collection = collectionOf(document.kind)
  if (document.gaps === 0 || !collection.ok) return []
  const { issues = [] } = collection.value.parse(document.data)
  const shape = shapeOf(collection.value, document, clock())
  return [...issues, ...(await missingTargets(db, collection.value.references(shape), document))]
}

/**
 * Returns the issues by which a publication of this draft would be refused now, by the same rules: also those
 * that did not exist when the draft was saved, such as a deleted target.
 */
export async function refusalsIn(
  db: Kysely<Tables>,
  document: Document,
  { collectionOf, clock }: Of,
): Promise<readonly Issue[]> {
  const found = collectionOf(document.kind)
  if (!found.ok) return []
  const collection = found.value
  const content = await readContent(collection, document.data)
  if (!content.ok) {
    const { error } = content
    const issues = error.code === 'ungueltig' ? error.issues : [{ path: '', message: error.message }]
    const shape = collection.asFarAsTyped?.(document.data, undefined, clock())
    const targets = shape === undefined ? [] : collection.references(shape)
    // Lists of the readable part may lack entries: the indexes of their references could be wrong.
    const sure = targets.filter(({ field }) => !/\d/.test(field))
    return [...issues, ...(await missingTargets(db, sure, document))]
  }
  const missing = await missingTargets(db, collection.references(content.value.data), document)
  if (missing.length > 0) return missing
  const before = await releasedRow(db, document.id)
  return (
    collection.objections?.({
      before: before && JSON.parse(before.data),
      after: content.value.data,
      hides: false,
      now: clock(),
    }) ?? []
  )
}
