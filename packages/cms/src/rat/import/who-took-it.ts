import type { CmsStore } from '../../collections/collections.ts'
import type { Stored } from './stock.ts'

/**
 * Who took something off the website, or put it back. What an importer itself took off it may put back; what people of the
 * town did is theirs.
 */

/** The last step of a kind that was taken with a document. */
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

/** What the town has made public again, knowing that it was taken off, is of the town. */
export async function wasPutBackByTown(store: CmsStore, id: string, author: string): Promise<boolean> {
  const [off, on] = await Promise.all([
    lastStep(store, id, 'zurueckgezogen'),
    lastStep(store, id, 'veroeffentlicht'),
  ])
  return off?.who === author && on !== undefined && on.who !== author && on.seq > off.seq
}

/** Who said of what is taken back that it is, whoever has written or hidden it since. */
export async function takenBackBy(store: CmsStore, there: Stored): Promise<string | undefined> {
  let by: string | undefined
  for (const { author, data } of await revisionsOf(store, there)) {
    const isTakenBack = (data as unknown as Record<string, unknown>)['zurueckgenommen'] !== undefined
    by = isTakenBack ? (by ?? author) : undefined
  }
  return by
}

/** The oldest first. */
export async function revisionsOf(store: CmsStore, { id }: Pick<Stored, 'id'>) {
  const heads = await store.revisions(id)
  const revisions = await Promise.all(heads.map(({ number }) => store.revision(id, number)))
  return revisions.filter(revision => revision !== undefined).toReversed()
}
