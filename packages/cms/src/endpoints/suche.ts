import type { CmsHandlers } from '@rathausplatz/contract'
import type { Search } from '../search/search.ts'

export const suche =
  (search: Search): NonNullable<CmsHandlers['suche']> =>
  ({ query }) =>
    search.find(query)

export const suchvorschlaege =
  (search: Search): NonNullable<CmsHandlers['suchvorschlaege']> =>
  async ({ query }) => ({ data: await search.suggest(query.q) })
