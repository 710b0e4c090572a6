import type { CmsStore } from '../../collections/collections.ts'
import type { Stored } from './stock.ts'

/**
 * Who withdrew or restored a document. An importer may restore documents that it withdrew itself; decisions
 * of the town stay.
 */

/** Returns the last step of a kind for a document. */
export async function lastStep(
  store: CmsStore,
  id: string,
  what: 'veroeffentlicht' | 'zurueckgezogen' | 'geloescht',
) {
  return store.database.read
    .selectFrom('changes')
    .select(['seq', 'who'])
    .where('document_id', '=', id)
    .where('what', '=', what)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export const wasPublic = async (store: CmsStore, id: string): Promise<boolean> =>
  (await lastStep(store, id, 'veroeffentlicht')) !== undefined

export async function wasTakenOffByTown(store: CmsStore, id: string, author: string): Promise<boolean> {
  if (!(await wasPublic(store, id))) return false
  const step = await lastStep(store, id, 'zurueckgezogen')
  return step?.who !== author
}

/**
 * Whether the town published a document again after the importer withdrew it: then the town decides about it.
 */
export async function wasPutBackByTown(store: CmsStore, id: string, author: string): Promise<boolean> {
  const [off, on] = await Promise.all([
    lastStep(store, id, 'zurueckgezogen'),
    lastStep(store, id, 'veroeffentlicht'),
  ])
  return off?.who === author && on !== undefined && on.who !== author && on.seq > off.seq
}

/**
 * Returns the author of the withdrawal that is in force: the first to write it, even if others changed the
 * document since.
 */
export async function takenBackBy(store: CmsStore, there: Stored): Promise<string | undefined> {
  let by: string | undefined
  for (const { author, data } of await revisionsOf(store, there)) {
    const isTakenBack = (data as unknown as Record<string, unknown>)['zurueckgenommen'] !== undefined
    by = isTakenBack ? (by ?? author) : undefined
  }
  return by
}

/** Returns all revisions, oldest first. */
export async function revisionsOf(store: CmsStore, { id }: Pick<Stored, 'id'>) {
  const heads = await store.revisions(id)
  const revisions = await Promise.all(heads.map(({ number }) => store.revision(id, number)))
  return revisions.filter(revision => revision !== undefined).toReversed()
}
