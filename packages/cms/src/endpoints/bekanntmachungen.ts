import type { CmsHandlers, Bekanntmachung as Wire } from '@rathausplatz/contract'
import type { Bekanntmachung } from '@rathausplatz/contract/records'
import { bekanntmachungPfad } from '../collections/bekanntmachung.ts'
import type { CmsStore } from '../collections/collections.ts'
import { ZURUECKGENOMMEN } from '../collections/zuruecknahme.ts'
import type { Published } from '../store/index.ts'

/** Most current notices in one read. Usually there are far fewer, and the index ends the read before. */
const MOST_CURRENT = 1_000

/**
 * Answers public notices. The index sorts them by their end: first the current ones, which are few and listed
 * newest first; then the archive, latest end first; last the withdrawn ones, which no list shows.
 */
export const bekanntmachungen =
  (store: CmsStore, clock: () => Date): NonNullable<CmsHandlers['bekanntmachungen']> =>
  async ({ query: { archiv, seite, pro_seite } }) => {
    const current = await store.published.list('bekanntmachung', {
      from: clock().toISOString(),
      order: ['datum_von:asc'],
      limit: MOST_CURRENT,
    })
    const offset = (seite - 1) * pro_seite
    if (!archiv) {
      const newestFirst = current.toSorted(
        (a, b) => Date.parse(b.data.datum_von) - Date.parse(a.data.datum_von),
      )
      return answer(newestFirst.slice(offset, offset + pro_seite), current.length, seite, pro_seite)
    }
    const [ended, all, takenBack] = await Promise.all([
      store.published.list('bekanntmachung', {
        order: ['datum_von:desc'],
        offset: current.length + offset,
        limit: pro_seite,
      }),
      store.published.count('bekanntmachung'),
      store.published.count('bekanntmachung', { tag: ZURUECKGENOMMEN }),
    ])
    const count = all - takenBack - current.length
    return answer(ended.slice(0, Math.max(count - offset, 0)), count, seite, pro_seite)
  }

function answer(rows: readonly Published<Bekanntmachung>[], count: number, seite: number, pro_seite: number) {
  return { data: rows.map(toWire), pagination: { page: seite, pages: Math.ceil(count / pro_seite) } }
}

function toWire({ data }: Published<Bekanntmachung>): Wire {
  const { slug: _slug, text: _text, berichtigt: _, zurueckgenommen: _none, ...notice } = data
  return { ...notice, detailURL: bekanntmachungPfad(data) }
}
