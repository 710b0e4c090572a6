import type { Audience } from '@rathausplatz/contract'
import { medienPfad } from '@rathausplatz/contract/medien'
import type { Kysely } from 'kysely'
import { closeFiles } from './closed-files.ts'
import type { Issue, Reference } from './collection.ts'
import type { Place } from './document.ts'
import type { Referrer } from './result.ts'
import type { Scope, Tables } from './tables.ts'

/** References between documents: those of the draft and those of the public version are stored separately. */

export async function replaceReferences(
  db: Kysely<Tables>,
  { id: document_id, audience }: { readonly id: string; readonly audience: Audience },
  scope: Scope,
  references: readonly Reference[],
): Promise<void> {
  await db
    .deleteFrom('document_references')
    .where('document_id', '=', document_id)
    .where('scope', '=', scope)
    .execute()
  if (references.length === 0) return
  await db
    .insertInto('document_references')
    .values(
      references.map(({ field, to, kind, part = '' }) => ({
        document_id,
        scope,
        field,
        to_path: addressOf(kind, to),
        part,
      })),
    )
    // The same link twice in one field is one reference.
    .onConflict(conflict => conflict.doNothing())
    .execute()
  const files = [...new Set(references.map(({ to }) => to))].filter(to => to.startsWith(medienPfad))
  if (audience !== 'oeffentlich') await closeFiles(db, files, audience)
}

export function findReferences(db: Kysely<Tables>, document_id: string, scope: Scope): Promise<Reference[]> {
  return db
    .selectFrom('document_references')
    .select(['field', 'to_path as to'])
    .where('document_id', '=', document_id)
    .where('scope', '=', scope)
    .orderBy('field')
    .orderBy('to_path')
    .execute()
}

/** Returns the stored name of a target: its path, or its kind and key. */
export const addressOf = (kind: string | undefined, key: string): string =>
  kind === undefined || key.startsWith('/') ? key : `${kind}:${key}`

/** Returns an issue for the editor for each reference to a missing document or to itself. */
export async function missingTargets(
  db: Kysely<Tables>,
  references: readonly Reference[],
  self: { readonly kind: string; readonly key: string },
): Promise<Issue[]> {
  const issues: Issue[] = []
  for (const { field: path, to, kind, mayMiss } of references) {
    if (kind === undefined) continue
    if (kind === self.kind && to === self.key) issues.push({ path, message: ITSELF })
    else if (!mayMiss) {
      const found = await holderOf(db, kind, to)
      if (found === 'trash' || !found) issues.push({ path, message: found ? IN_TRASH : GONE })
    }
  }
  return issues
}

const GONE = 'Diesen Eintrag gibt es nicht (mehr). Bitte einen anderen wählen.'
const IN_TRASH = 'Dieser Eintrag liegt im Papierkorb. Bitte einen anderen wählen oder ihn zurückholen.'
const ITSELF = 'Ein Eintrag kann nicht auf sich selbst verweisen.'

/** Finds the document with this key: by the public key; otherwise by that of the draft. */
async function holderOf(
  db: Kysely<Tables>,
  kind: string,
  key: string,
): Promise<'there' | 'trash' | undefined> {
  const released = await db
    .selectFrom('releases')
    .select('document_id')
    .where('kind', '=', kind)
    .where('key', '=', key)
    .executeTakeFirst()
  if (released) return 'there'
  const drafts = await db
    .selectFrom('documents')
    .select('deleted_at')
    .where('kind', '=', kind)
    .where('key', '=', key)
    .execute()
  if (drafts.some(({ deleted_at }) => deleted_at === null)) return 'there'
  return drafts.length > 0 ? 'trash' : undefined
}

/** Returns the documents that link to one of these targets. */
export function findReferrers(
  db: Kysely<Tables>,
  targets: readonly string[],
  scope: Scope,
): Promise<Referrer[]> {
  return db
    .selectFrom('document_references as link')
    .innerJoin('documents as from', 'from.id', 'link.document_id')
    .leftJoin('listings as listed', 'listed.document_id', 'link.document_id')
    .select(['link.document_id', 'from.kind', 'from.key', 'from.audience', 'link.field', 'link.part'])
    .select(({ fn }) => fn.coalesce('listed.title', 'from.key').as('title'))
    .where('link.to_path', 'in', targets)
    .where('link.scope', '=', scope)
    .where('from.deleted_at', 'is', null)
    .orderBy('link.document_id')
    .orderBy('link.field')
    .execute()
}

/** Returns the files that a document links to, in its draft and its public version. */
export async function findLinkedFiles(db: Kysely<Tables>, document_id: string): Promise<LinkedFile[]> {
  const links = db
    .selectFrom('document_references as link')
    .where('link.document_id', '=', document_id)
    .where('link.to_path', 'like', `${medienPfad}%`)
  const inDraft = await links
    .innerJoin('documents as from', 'from.id', 'link.document_id')
    .select(['link.scope', 'link.field', 'link.to_path as path', 'from.kind', 'from.key', 'from.audience'])
    .where('link.scope', '=', 'entwurf')
    .execute()
  const released = await links
    .innerJoin('releases as from', 'from.document_id', 'link.document_id')
    .select(['link.scope', 'link.field', 'link.to_path as path', 'from.kind', 'from.key', 'from.audience'])
    .where('link.scope', '=', 'veroeffentlicht')
    .execute()
  return [...inDraft, ...released]
}

export interface LinkedFile extends Place {
  readonly scope: Scope
  readonly field: string
  readonly path: string
}

/** Returns up to 100 documents that link to a path: drafts, public versions, and documents in the trash. */
export function findAnyReferrers(db: Kysely<Tables>, path: string): Promise<Referrer[]> {
  return db
    .selectFrom('document_references as link')
    .innerJoin('documents as from', 'from.id', 'link.document_id')
    .leftJoin('listings as listed', 'listed.document_id', 'link.document_id')
    .select(['link.document_id', 'from.kind', 'from.key', 'from.audience', 'link.field', 'link.part'])
    .select(({ fn }) => fn.coalesce('listed.title', 'from.key').as('title'))
    .distinct()
    .where('link.to_path', '=', path)
    .limit(100)
    .execute()
}
