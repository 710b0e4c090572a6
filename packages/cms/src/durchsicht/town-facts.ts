import { setImmediate } from 'node:timers/promises'
import { type CmsStore, collections } from '../collections/collections.ts'
import { audienceBelow } from '../collections/seite.ts'
import { type KnownFacts, knownFacts, type Source } from '../facts/known-facts.ts'
import type { Change } from '../store/index.ts'

const AT_ONCE = 500
/** Scheduled publications appear without a change, so the cache expires. */
const LONGEST_MS = 10 * 60_000
/** Changes that affect drafts only. */
const OF_DRAFTS: ReadonlySet<Change['what']> = new Set(['angelegt', 'bearbeitet', 'gepflegt'])
const MOST_CHANGES = 200

/**
 * Returns a cached reader of the facts in public records, which reloads after a public change. It reads
 * public data only, so that no finding reveals other content.
 */
export function openTownFacts(
  store: CmsStore,
  clock: () => Date,
): (which?: 'newest' | 'known') => Promise<KnownFacts> {
  let known: { readonly seq: number; readonly at: number; readonly facts: Promise<KnownFacts> } | undefined
  return async which => {
    const at = clock().getTime()
    // Loading is expensive: checks of many documents use the facts of a moment ago.
    if (which === 'known' && known && Math.abs(at - known.at) < LONGEST_MS) return known.facts
    const [newest] = await store.changes({ limit: 1, newestFirst: true })
    const seq = newest?.seq ?? 0
    if (known && Math.abs(at - known.at) < LONGEST_MS) {
      if (known.seq === seq) return known.facts
      const since = await store.changes({ after: known.seq, limit: MOST_CHANGES })
      if (since.length < MOST_CHANGES && since.every(({ what }) => OF_DRAFTS.has(what))) return known.facts
    }
    const facts = readFacts(store)
    known = { seq, at, facts }
    facts.catch(() => {
      known = undefined
    })
    return facts
  }
}

async function readFacts({ published }: CmsStore): Promise<KnownFacts> {
  const sources: Source[] = []
  for (const kind of Object.keys(collections) as (keyof typeof collections)[]) {
    const audience = collections[kind].record.audience ?? 'oeffentlich'
    for (let offset = 0; ; offset += AT_ONCE) {
      const rows = await published.list(kind, { limit: AT_ONCE, offset })
      for (const { key, data } of rows) {
        const isOpen = (audience === 'by-path' ? audienceBelow(key) : audience) === 'oeffentlich'
        if (isOpen) sources.push({ kind, key, data })
      }
      await setImmediate()
      if (rows.length < AT_ONCE) break
    }
  }
  return knownFacts(sources)
}
