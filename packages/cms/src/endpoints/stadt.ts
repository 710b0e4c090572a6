import { CmsError, type CmsHandlers } from '@rathausplatz/contract'
import type { CmsStore } from '../collections/collections.ts'
import { STADT_KEY } from '../collections/stadt.ts'

export const stadt =
  (store: CmsStore): NonNullable<CmsHandlers['stadt']> =>
  async () => {
    const found = await store.published.byKey('stadt', STADT_KEY)
    if (!found) throw new CmsError('nicht-gefunden')
    return found.data
  }
