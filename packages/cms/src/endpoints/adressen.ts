import type { CmsHandlers } from '@rathausplatz/contract'
import { type CmsCollections, type CmsStore, collections } from '../collections/collections.ts'
import type { RecordKind } from '../collections/record.ts'
import { pathsLeadingElsewhere } from './leading-elsewhere.ts'
import { pathKinds } from './route.ts'

export const adressen =
  (store: CmsStore): NonNullable<CmsHandlers['adressen']> =>
  async ({ query: { seite, pro_seite } }) => {
    const page = { limit: pro_seite, offset: (seite - 1) * pro_seite }
    const [rows, count] = await Promise.all([
      store.published.addresses(pathKinds, page),
      store.published.countAddresses(pathKinds),
    ])
    const [leadAway, unlisted] = await Promise.all([pathsLeadingElsewhere(store), unlistedPaths(store)])
    return {
      data: rows
        .filter(({ path }) => !leadAway.has(path) && !unlisted.has(path))
        .map(({ path, changed_at }) => ({ url: path, geaendert: changed_at })),
      pagination: { page: seite, pages: Math.ceil(count / pro_seite) },
    }
  }

/** Most withdrawn documents of one kind in one read; a town withdraws few notices over the years. */
const MOST_UNLISTED = 5_000

/** Paths that stay out of the sitemap. */
async function unlistedPaths(store: CmsStore): Promise<ReadonlySet<string>> {
  const lists = (Object.values(collections) as RecordKind<unknown>[]).map(async ({ kind, page }) =>
    page?.unlisted === undefined
      ? []
      : store.published.list(kind as keyof CmsCollections, { tag: page.unlisted, limit: MOST_UNLISTED }),
  )
  return new Set((await Promise.all(lists)).flat().map(({ key }) => key))
}
