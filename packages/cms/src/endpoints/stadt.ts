import { CmsError, type Hinweis, MOST_OWN_NOTICES, type Stadt } from '@rathausplatz/contract'
import { records } from '@rathausplatz/contract/records'
import type { CmsStore } from '../collections/collections.ts'
import { markOf, URGENCY } from '../collections/hinweis.ts'
import type { Warnungen } from '../warnungen/warnungen.ts'
import { withHours } from './organisationseinheiten.ts'

/** Answers the town's own record, with the notices that are shown above its pages now. */
export const stadt =
  (
    store: CmsStore,
    { canMail = false, warnungen }: { canMail?: boolean; warnungen?: Pick<Warnungen, 'hinweise'> } = {},
  ) =>
  async (): Promise<Stadt> => {
    const found = await store.published.byKey('stadt', records.stadt.kind)
    if (!found) throw new CmsError('nicht-gefunden')
    const { zeitenVon, ...town } = found.data
    const [{ hinweise, weitere }, { oeffnungszeiten }] = await Promise.all([
      hinweiseNow(store, warnungen),
      withHours(store, {
        slug: records.stadt.kind,
        uebergeordnet: zeitenVon,
        zeitenWieOben: true,
        oeffnungszeiten: town.oeffnungszeiten,
      }),
    ])
    return {
      ...town,
      oeffnungszeiten,
      hinweise,
      ...(weitere > 0 ? { weitere_hinweise: weitere } : {}),
      ...(canMail ? { abos: true } : {}),
    }
  }

/** Sorts by urgency, then the town's own notices before official warnings, then newest first. */
async function hinweiseNow(
  store: CmsStore,
  warnungen: Pick<Warnungen, 'hinweise'> | undefined,
): Promise<{ hinweise: Hinweis[]; weitere: number }> {
  const order = ['sortierung:asc', 'published_at:desc'] as const
  const [rows, official] = await Promise.all([
    store.published.list('hinweis', { limit: MOST_OWN_NOTICES, order }),
    warnungen?.hinweise() ?? { hinweise: [], weitere: 0 },
  ])
  const own = rows.map(({ data, published_at, gueltig_von, gueltig_bis }) => {
    const isUrgent = isDanger(data.stufe)
    // The end of a danger is part of its words; of other notices it only says how long they are shown.
    const bis = isUrgent ? (gueltig_bis ?? '') : ''
    return Object.assign({}, data, SAID_BY_THE_TOWN, {
      bis,
      fassung: markOf(data, published_at + bis),
      stand: isUrgent ? laterOf(published_at, gueltig_von) : '',
    })
  })
  const hinweise = [...own, ...official.hinweise].toSorted(
    (a, b) => URGENCY.indexOf(a.stufe) - URGENCY.indexOf(b.stufe),
  )
  return { hinweise, weitere: official.weitere }
}

const SAID_BY_THE_TOWN = { quelle: '', gesendet: '', beginn: '' }

/** People in danger must see whether they know the latest words; a closed pool needs no time of day. */
const isDanger = (stufe: Hinweis['stufe']): boolean => stufe === 'notfall' || stufe === 'dringend'

/** A planned notice is of the moment at which it appeared. */
const laterOf = (published: string, from: string | null): string =>
  from !== null && from > published ? from : published
