import type { CmsHandlers } from '@rathausplatz/contract'
import type { CmsStore } from '../collections/collections.ts'
import { pathKinds } from './route.ts'

export const adressen =
  (store: CmsStore): NonNullable<CmsHandlers['adressen']> =>
  async ({ query: { seite, pro_seite } }) => {
    const page = { limit: pro_seite, offset: (seite - 1) * pro_seite }
    const [rows, count] = await Promise.all([
      store.published.addresses(pathKinds, page),
      store.published.countAddresses(pathKinds),
    ])
    return {
      data: rows.map(({ path, changed_at }) => ({ url: path, geaendert: changed_at })),
      pagination: { page: seite, pages: Math.ceil(count / pro_seite) },
    }
  }
