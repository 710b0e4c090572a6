import type { Kysely } from 'kysely'
import type { Document } from './document.ts'
import { addRedirect, findRedirect, isPath, isTaken } from './redirects.ts'
import type { Tables, UebernommeneAdressenTable } from './tables.ts'

/**
 * Addresses that documents had on another website. They are remembered from the day on which a document was taken over,
 * and lead to it from the day on which it is public: until then nobody could be sent anywhere.
 */

/** An address belongs to what was last taken over from it; asked before is whether that is still there. */
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

/** The documents that were taken over from these addresses, where they are not in the trash. */
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

/** What leads somewhere already stays as it is, and so does what is there: it may be a page that others are sent to. */
export async function leadFromFormerAddresses(
  db: Kysely<Tables>,
  { id, key, audience }: Pick<Document, 'id' | 'key' | 'audience'>,
  { kinds, now }: { readonly kinds: readonly string[]; readonly now: Date },
): Promise<void> {
  // Of what is not for everyone no redirect tells.
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
