import type { Collection, Collections } from './collection.ts'
import { notFound, ok, type Result } from './result.ts'

export type CollectionOf = (kind: string) => Result<Collection>

/** Returns the lookup of collections. Kinds come from outside; 'constructor' must not match. */
export const collectionIn =
  (collections: Collections): CollectionOf =>
  kind => {
    const collection = Object.hasOwn(collections, kind) ? collections[kind] : undefined
    return collection ? ok(collection) : notFound(`Die Inhaltsart „${kind}“ gibt es nicht`)
  }
