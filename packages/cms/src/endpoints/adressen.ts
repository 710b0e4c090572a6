import type { CmsHandlers } from '@rathausplatz/contract'
import { type CmsCollections, type CmsStore, collections } from '../collections/collections.ts'
import type { RecordKind } from '../collections/record.ts'
import type { Address } from '../store/index.ts'
import { pathKinds } from './route.ts'

export const adressen =
  (store: CmsStore): NonNullable<CmsHandlers['adressen']> =>
  async ({ query: { seite, pro_seite } }) => {
    const page = { limit: pro_seite, offset: (seite - 1) * pro_seite }
    const [rows, count] = await Promise.all([
      store.published.addresses(pathKinds, page),
      store.published.countAddresses(pathKinds),
    ])
    const [leadAway, unlisted] = await Promise.all([
      Promise.all(rows.map(row => leadsElsewhere(store, row))),
      unlistedPaths(store),
    ])
    return {
      data: rows
        .filter(({ path }, index) => !leadAway[index] && !unlisted.has(path))
        .map(({ path, changed_at }) => ({ url: path, geaendert: changed_at })),
      pagination: { page: seite, pages: Math.ceil(count / pro_seite) },
    }
  }

/** Of one kind; a town takes few notices back in all its years. */
const MOST_UNLISTED = 5_000

/** Paths that nobody is led to. */
async function unlistedPaths(store: CmsStore): Promise<ReadonlySet<string>> {
  const lists = (Object.values(collections) as RecordKind<unknown>[]).map(async ({ kind, page }) =>
    page?.unlisted === undefined
      ? []
      : store.published.list(kind as keyof CmsCollections, { tag: page.unlisted, limit: MOST_UNLISTED }),
  )
  return new Set((await Promise.all(lists)).flat().map(({ key }) => key))
}

/** Houses with a part of the site to themselves live there, which only their content tells; a town has some dozens. */
async function leadsElsewhere(store: CmsStore, { kind, path }: Address): Promise<boolean> {
  const { page } = collections[kind as keyof CmsCollections] as RecordKind<unknown>
  if (!page?.elsewhere) return false
  const record = await store.published.byKey(kind as keyof CmsCollections, path)
  return record !== undefined && page.elsewhere(record.data) !== undefined
}
