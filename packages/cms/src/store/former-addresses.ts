import type { Kysely } from 'kysely'
import type { Document } from './document.ts'
import { addRedirect, findRedirect, isPath, isTaken } from './redirects.ts'
import type { Tables, UebernommeneAdressenTable } from './tables.ts'

/**
 * Addresses of documents on a former website. They are stored at the import, and redirect to the document
 * once it is public.
 */

/**
 * Stores a former address. If several documents were imported from it, it belongs to the last one; the caller
 * checks that the earlier one no longer exists.
 */
export async function rememberFormerAddress(
  db: Kysely<Tables>,
  { adresse, ...where }: UebernommeneAdressenTable,
): Promise<void> {
  await db
    .insertInto('uebernommene_adressen')
    .values({ adresse, ...where })
    .onConflict(conflict => conflict.column('adresse').doUpdateSet(where))
    .execute()
}

/** Returns the documents imported from these addresses, without those in the trash. */
export async function findTakenOver(
  db: Kysely<Tables>,
  adressen: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (adressen.length === 0) return new Map()
  const rows = await db
    .selectFrom('uebernommene_adressen')
    .innerJoin('documents', 'documents.id', 'uebernommene_adressen.document_id')
    .select(['uebernommene_adressen.adresse', 'uebernommene_adressen.document_id'])
    .where('uebernommene_adressen.adresse', 'in', adressen)
    .where('documents.deleted_at', 'is', null)
    .execute()
  return new Map(rows.map(({ adresse, document_id }) => [adresse, document_id]))
}

export async function forgetFormerAddresses(db: Kysely<Tables>, documentId: string): Promise<void> {
  await db.deleteFrom('uebernommene_adressen').where('document_id', '=', documentId).execute()
}

/**
 * Creates the redirects from a document's former addresses. Existing redirects and documents at these
 * addresses have precedence.
 */
export async function leadFromFormerAddresses(
  db: Kysely<Tables>,
  { id, key, audience }: Pick<Document, 'id' | 'key' | 'audience'>,
  { kinds, now }: { readonly kinds: readonly string[]; readonly now: Date },
): Promise<void> {
  // No redirect may reveal a document that is not public.
  if (audience !== 'oeffentlich' || !isPath(key)) return
  const rows = await db
    .selectFrom('uebernommene_adressen')
    .select('von')
    .where('document_id', '=', id)
    .execute()
  for (const { von } of rows) {
    if (von === null || von === key) continue
    if ((await findRedirect(db, von)) || (await isTaken(db, kinds, von))) continue
    await addRedirect(db, { from: von, to: key, now })
  }
}
