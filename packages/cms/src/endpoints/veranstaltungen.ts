import type { CmsHandlers, Veranstaltung as WireVeranstaltung } from '@rathausplatz/contract'
import { berlinDay } from '@rathausplatz/kalender'
import type { CmsStore } from '../collections/collections.ts'
import { amTag, type Veranstaltung, veranstaltungPfad } from '../collections/veranstaltung.ts'
import type { Published } from '../store/index.ts'

/**
 * Events that are not over. Those that have begun are among the events of this day; those that have not are read from
 * the index by their beginning. So a page of the list costs the same however many events there ever were.
 */
export const veranstaltungen =
  (store: CmsStore, clock: () => Date): NonNullable<CmsHandlers['veranstaltungen']> =>
  async ({ query: { seite, pro_seite } }) => {
    const now = clock()
    const begun = await begunEvents(store, now)
    const offset = (seite - 1) * pro_seite
    const first = begun.slice(offset, offset + pro_seite)
    const coming = await store.published.list('veranstaltung', {
      from: now.toISOString(),
      order: 'datum_von_asc',
      offset: Math.max(0, offset - begun.length),
      limit: pro_seite - first.length,
    })
    return { data: [...first, ...coming].map(toWire) }
  }

/** Without an end of its own an event lasts until the end of its day. */
async function begunEvents(store: CmsStore, now: Date) {
  const today = await store.published.list('veranstaltung', {
    tag: amTag(berlinDay(now)),
    order: 'datum_von_asc',
    limit: MOST_OF_ONE_DAY,
  })
  return today.filter(
    ({ data: { datum_von, datum_bis } }) =>
      Date.parse(datum_von) < now.getTime() &&
      (datum_bis === undefined || Date.parse(datum_bis) >= now.getTime()),
  )
}

const MOST_OF_ONE_DAY = 1_000

function toWire({ data }: Published<Veranstaltung>): WireVeranstaltung {
  const { slug: _slug, text: _text, rubriken, ...veranstaltung } = data
  const detailURL = veranstaltungPfad(data)
  return { ...veranstaltung, rubriken: rubriken.map(rubrik => ({ rubrik, detailURL })) }
}
