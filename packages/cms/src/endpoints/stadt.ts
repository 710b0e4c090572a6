import { CmsError, type Hinweis, type Stadt } from '@rathausplatz/contract'
import { records } from '@rathausplatz/contract/records'
import type { CmsStore } from '../collections/collections.ts'
import { markOf } from '../collections/hinweis.ts'

/** Who runs the site, with what stands above its pages just now. */
export const stadt =
  (store: CmsStore, { canMail = false } = {}) =>
  async (): Promise<Stadt> => {
    const found = await store.published.byKey('stadt', records.stadt.kind)
    if (!found) throw new CmsError('nicht-gefunden')
    return { ...found.data, hinweise: await hinweiseNow(store), ...(canMail ? { abos: true } : {}) }
  }

/** More than a town and all its houses have to say at one moment. */
const MOST = 50

/** The most urgent first, of these the newest. */
async function hinweiseNow(store: CmsStore): Promise<Hinweis[]> {
  const order = ['sortierung:asc', 'published_at:desc'] as const
  const rows = await store.published.list('hinweis', { limit: MOST, order })
  return rows.map(({ data, published_at }) => Object.assign({ fassung: markOf(data, published_at) }, data))
}
