import { CmsError, type Hinweis, type Stadt } from '@rathausplatz/contract'
import { records } from '@rathausplatz/contract/records'
import type { CmsStore } from '../collections/collections.ts'
import { markOf } from '../collections/hinweis.ts'

/** Who runs the site, with what stands above its pages just now. */
export const stadt = (store: CmsStore) => async (): Promise<Stadt> => {
  const found = await store.published.byKey('stadt', records.stadt.kind)
  if (!found) throw new CmsError('nicht-gefunden')
  return { ...found.data, hinweise: await hinweiseNow(store) }
}

/** More than a town and all its houses have to say at one moment. */
const MOST = 50

const URGENCY: readonly Hinweis['stufe'][] = ['dringend', 'wichtig', 'information']

/** The most urgent first, of these the newest. */
async function hinweiseNow(store: CmsStore): Promise<Hinweis[]> {
  const rows = await store.published.list('hinweis', { limit: MOST })
  const urgency = (stufe: Hinweis['stufe']) => URGENCY.indexOf(stufe)
  return rows
    .toSorted(
      (one, other) =>
        urgency(one.data.stufe) - urgency(other.data.stufe) ||
        other.published_at.localeCompare(one.published_at),
    )
    .map(({ data, published_at }) => Object.assign({ fassung: markOf(data, published_at) }, data))
}
