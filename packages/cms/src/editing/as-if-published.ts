import type { CmsStore } from '../collections/collections.ts'
import type { Published, PublishedReads } from '../store/index.ts'

/**
 * Returns a view of the store in which one document is public in the given form. The document is found at its
 * own address, before any other document there. Lists of its kind contain it if they have no filter or
 * already contain its public version.
 */
export function asIfPublished(store: CmsStore, one: Published): CmsStore {
  const { published } = store
  const reads: Pick<PublishedReads, 'byKey' | 'byId' | 'list'> = {
    byKey: async (kind, key) =>
      kind === one.kind && key === one.key ? (one as never) : published.byKey(kind as never, key),
    byId: async id => (id === one.document_id ? (one as never) : published.byId(id)),
    async list(kind, query) {
      const rows = await published.list(kind as never, query)
      if (kind !== one.kind) return rows
      const others = (rows as readonly Published[]).filter(row => row.document_id !== one.document_id)
      const isWhole = query.tag === undefined && query.from === undefined && query.to === undefined
      return (isWhole || others.length < rows.length ? [...others, one] : others) as never
    },
  }
  return { ...store, published: { ...published, ...reads } as CmsStore['published'] }
}
