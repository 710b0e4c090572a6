import type { AktuellesArtikel, CmsHandlers } from '@rathausplatz/contract'
import { type Aktuelles, artikelPfad, interessengruppe } from '../collections/aktuelles.ts'
import type { CmsStore } from '../collections/collections.ts'
import type { Order, Published } from '../store/index.ts'

export const aktuelles =
  (store: CmsStore): NonNullable<CmsHandlers['aktuelles']> =>
  async ({ query: { interessengruppen_id, seite, pro_seite, order } }) => {
    const tag = interessengruppen_id === undefined ? undefined : interessengruppe(interessengruppen_id)
    const offset = (seite - 1) * pro_seite
    const quick = QUICK_ORDERS[order]
    if (quick) {
      const rows = await store.published.list('aktuelles', { tag, order: quick, limit: pro_seite, offset })
      return { data: rows.map(toWire) }
    }
    const rows = await store.published.list('aktuelles', { tag, limit: EVERYTHING })
    return {
      data: rows
        .toSorted(byOrder(order))
        .slice(offset, offset + pro_seite)
        .map(toWire),
    }
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

function toWire({ data }: Row): AktuellesArtikel {
  const { slug: _slug, text: _text, interessengruppen_id: _id, sortierung: _sortierung, ...artikel } = data
  return { ...artikel, detailURL: artikelPfad(data) }
}
