import type { CmsHandlers } from '@rathausplatz/contract'
import type { Search } from '../search/search.ts'

export const suche =
  (search: Search): NonNullable<CmsHandlers['suche']> =>
  async ({ query }) => ({ data: await search.find(query.q) })
