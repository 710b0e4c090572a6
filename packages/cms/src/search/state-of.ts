import { type CmsCollections, type CmsStore, collections } from '../collections/collections.ts'
import type { RecordKind } from '../collections/record.ts'
import type { FoundEntry } from './search-index.ts'

/** Returns the state of a hit that its excerpt does not say: a cancelled event or meeting; empty otherwise. */
export async function stateOf(store: CmsStore, { kind, url }: FoundEntry): Promise<string> {
  const collection = Object.hasOwn(collections, kind)
    ? (collections[kind as keyof CmsCollections] as RecordKind<unknown>)
    : undefined
  const state = collection?.page?.state
  if (!state) return ''
  const record = await store.published.byKey(kind as keyof CmsCollections, url)
  return (record && state(record.data)) ?? ''
}
