import type { AktuellesArtikel, CmsHandlers } from '@rathausplatz/contract'
import { monthsLater, startOfDay } from '@rathausplatz/kalender'
import { type Aktuelles, artikelPfad, interessengruppe, monatDerNachricht } from '../collections/aktuelles.ts'
import type { CmsStore } from '../collections/collections.ts'
import type { CountQuery, Order, Published } from '../store/index.ts'

export const aktuelles =
  (store: CmsStore): NonNullable<CmsHandlers['aktuelles']> =>
  async ({ query: { interessengruppen_id, jahr, monat, seite, pro_seite, order } }) => {
    const tag = interessengruppen_id === undefined ? undefined : interessengruppe(interessengruppen_id)
    const which = { tag, ...stretchOf(jahr, monat) }
    const offset = (seite - 1) * pro_seite
    const [data, count] = await Promise.all([
      pageOfNews(store, which, order, offset, pro_seite),
      store.published.count('aktuelles', which),
    ])
    return { data: data.map(toWire), pagination: { page: seite, pages: Math.ceil(count / pro_seite) } }
  }

/** Months in which news appeared, the newest first, by counts that are kept with every publication. */
export const aktuellesArchiv =
  (store: CmsStore): NonNullable<CmsHandlers['aktuellesArchiv']> =>
  async () => {
    const prefix = monatDerNachricht('')
    const counts = await store.published.countByTag('aktuelles', prefix)
    const data = [...counts]
      .filter(([, anzahl]) => anzahl > 0)
      .toSorted(([one], [other]) => (one < other ? 1 : -1))
      .map(([tag, anzahl]) => {
        const [jahr = 0, monat = 0] = tag.slice(prefix.length).split('-').map(Number)
        return { jahr, monat, anzahl }
      })
    return { data }
  }

/** The moments between which a year or a month of it lies, in town. */
function stretchOf(jahr: number | undefined, monat: number | undefined) {
  if (jahr === undefined) return {}
  const first = `${jahr}-${String(monat ?? 1).padStart(2, '0')}`
  const next = monthsLater(first, monat === undefined ? 12 : 1)
  return { from: startOfDay(`${first}-01`), to: startOfDay(`${next}-01`) }
}

async function pageOfNews(store: CmsStore, which: CountQuery, order: string, offset: number, limit: number) {
  const quick = QUICK_ORDERS[order]
  if (quick) return store.published.list('aktuelles', { ...which, order: quick, limit, offset })
  const rows = await store.published.list('aktuelles', { ...which, limit: EVERYTHING })
  return rows.toSorted(byOrder(order)).slice(offset, offset + limit)
}

/** The orders that the store reads from an index; within one moment it always goes by sortierung. */
const QUICK_ORDERS: Record<string, Order> = {
  'datum_von:desc,sortierung:asc': 'datum_von_desc',
  'datum_von:desc': 'datum_von_desc',
  'datum_von:asc,sortierung:asc': 'datum_von_asc',
  'datum_von:asc': 'datum_von_asc',
}

const EVERYTHING = 100_000

type Row = Published<Aktuelles>

/** Any other order the contract allows; articles without a sortierung come last either way. */
function byOrder(order: string) {
  const terms = order.split(',').map(term => term.split(':') as ['datum_von' | 'sortierung', 'asc' | 'desc'])
  return (a: Row, b: Row) => {
    for (const [key, direction] of terms) {
      const difference = compare(a[key], b[key], direction === 'asc' ? 1 : -1)
      if (difference !== 0) return difference
    }
    return 0
  }
}

function compare<T extends string | number>(a: T | null, b: T | null, sign: number): number {
  if (a === b) return 0
  if (a === null) return 1
  if (b === null) return -1
  return a < b ? -sign : sign
}

function toWire({ data, published_at }: Row): AktuellesArtikel {
  const { slug: _slug, text: _text, interessengruppen_id: _id, sortierung: _sortierung, ...artikel } = data
  return { ...artikel, geaendert: published_at, detailURL: artikelPfad(data) }
}
