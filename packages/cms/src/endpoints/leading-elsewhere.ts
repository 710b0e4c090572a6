import { type CmsCollections, type CmsStore, collections } from '../collections/collections.ts'
import type { RecordKind } from '../collections/record.ts'

/** Most documents of one kind; a town has some dozens of houses. */
const MOST = 5_000

/** Paths of houses that have a page of the site instead; only their data says so. */
export async function pathsLeadingElsewhere(store: CmsStore): Promise<ReadonlySet<string>> {
  const lists = (Object.values(collections) as RecordKind<unknown>[]).map(async ({ kind, page }) => {
    if (!page?.elsewhere) return []
    const all = await store.published.list(kind as keyof CmsCollections, { limit: MOST })
    return all.filter(({ data }) => page.elsewhere?.(data) !== undefined)
  })
  return new Set((await Promise.all(lists)).flat().map(({ key }) => key))
}
