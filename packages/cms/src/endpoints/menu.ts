import { CmsError, type CmsHandlers } from '@rathausplatz/contract'
import type { CmsStore } from '../collections/collections.ts'

export const menu =
  (store: CmsStore): NonNullable<CmsHandlers['menu']> =>
  async ({ query }) => {
    const found = await store.published.byKey('menue', query.name)
    if (!found) throw new CmsError('nicht-gefunden')
    return { menuItems: found.data.menuItems }
  }
