import { type CmsCollections, type CmsStore, collections } from '../collections/collections.ts'
import type { RecordKind } from '../collections/record.ts'

/** Most documents of one kind in one read; a town has some dozens of offices and facilities. */
const MOST = 5_000

/**
 * Paths of records that lead to a page of the site instead. Only the data of a record says so, so all are
 * read.
 */
export async function pathsLeadingElsewhere(store: CmsStore): Promise<ReadonlySet<string>> {
  const lists = (Object.values(collections) as RecordKind<unknown>[]).map(async ({ kind, page }) => {
    if (!page?.elsewhere) return []
    const all = await store.published.list(kind as keyof CmsCollections, { limit: MOST })
    return all.filter(({ data }) => page.elsewhere?.(data) !== undefined)
  })
  return new Set((await Promise.all(lists)).flat().map(({ key }) => key))
}
