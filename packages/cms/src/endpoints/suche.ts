import type { CmsHandlers } from '@rathausplatz/contract'
import type { CmsStore } from '../collections/collections.ts'
import { openSearch } from '../search/search.ts'

export const suche = (store: CmsStore): NonNullable<CmsHandlers['suche']> => {
  const search = openSearch(store)
  return async ({ query }) => ({ data: await search(query.q) })
}
