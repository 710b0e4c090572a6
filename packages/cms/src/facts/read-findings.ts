import type { CmsStore } from '../collections/collections.ts'
import { collections } from '../collections/collections.ts'
import { type FactFinding, factFindings } from './fact-findings.ts'
import type { Source } from './known-facts.ts'

const AT_ONCE = 500

/**
 * Returns the findings of all texts of a town, including drafts, so that editors see them before publication.
 */
export async function readFindings(store: CmsStore): Promise<FactFinding[]> {
  const sources: Source[] = []
  for (const kind of Object.keys(collections) as (keyof typeof collections)[]) {
    const count = await store.countDocuments(kind)
    for (let offset = 0; offset < count; offset += AT_ONCE) {
      for (const { key, data } of await store.documents(kind, { limit: AT_ONCE, offset }))
        sources.push({ kind, key, data })
    }
  }
  return factFindings(sources)
}
