import type { CallAnswer, calls } from '@rathausplatz/contract'
import { LAST_PAGE } from '../list/list-query.ts'
import { pageIn } from '../list/page-in.ts'

/** A content with its numbers for care. */
export type StockRow = CallAnswer<typeof calls.redaktionBestand>['data'][number]
export type StockCounts = CallAnswer<typeof calls.redaktionBestandZahlen>

/** Reasons why a content needs care, in the words of the filter. */
export const MARKS = {
  faellig: 'wieder anzusehen',
  alt: 'zwei Jahre unverändert',
  schwer: 'schwer zu lesen',
  befunde: 'mit Befunden',
} as const
export type Mark = keyof typeof MARKS

const ORDERS = {
  'wiedervorlage:asc': 'was zuerst wieder anzusehen ist',
  'wiedervorlage:desc': 'was zuletzt wieder anzusehen ist',
  'titel:asc': 'Titel von A bis Z',
  'titel:desc': 'Titel von Z bis A',
  'geaendert:asc': 'am längsten unverändert zuerst',
  'geaendert:desc': 'zuletzt geändert zuerst',
  'lesbarkeit:desc': 'am schwersten zu lesen zuerst',
  'lesbarkeit:asc': 'am leichtesten zu lesen zuerst',
  'befunde:desc': 'die meisten Befunde zuerst',
  'befunde:asc': 'die wenigsten Befunde zuerst',
} as const
export type StockOrder = keyof typeof ORDERS
export const stockOrders = Object.entries(ORDERS) as [StockOrder, string][]
const USUAL: StockOrder = 'wiedervorlage:asc'

/** The filters of the list, stored in its address. */
export type StockQuery = {
  readonly suche: string
  readonly art: string
  /** An account, `ich` or `niemand`; empty for all. */
  readonly verantwortlich: string
  readonly merkmal: Mark | ''
  readonly sortierung: StockOrder
  readonly seite: number
}

export const WHOLE: StockQuery = {
  suche: '',
  art: '',
  verantwortlich: '',
  merkmal: '',
  sortierung: USUAL,
  seite: 1,
}

/** Reads the filters from an address; ignores invalid values. */
export function readStockQuery(address: URLSearchParams): StockQuery {
  const text = (name: string) => (address.get(name) ?? '').slice(0, 200)
  const one = <T extends string>(name: string, known: readonly T[]) =>
    known.find(value => value === address.get(name))
  return {
    suche: text('suche'),
    art: /^[a-z]{1,40}$/.test(text('art')) ? text('art') : '',
    verantwortlich: text('verantwortlich').slice(0, 80),
    merkmal: one('merkmal', Object.keys(MARKS) as Mark[]) ?? '',
    sortierung: one('sortierung', Object.keys(ORDERS) as StockOrder[]) ?? USUAL,
    seite: pageIn(address, LAST_PAGE),
  }
}

/** Returns the address of the filters, without defaults. */
export function stockAddress({ seite, sortierung, ...narrowed }: StockQuery): string {
  const address = new URLSearchParams(Object.entries(narrowed).filter(([, value]) => value !== ''))
  if (sortierung !== USUAL) address.set('sortierung', sortierung)
  if (seite > 1) address.set('seite', String(seite))
  return `?${address}`
}

export const isStockNarrowed = ({ suche, art, verantwortlich, merkmal }: StockQuery): boolean =>
  [suche.trim(), art, verantwortlich, merkmal].some(value => value !== '')

/** Returns the order for a heading: reversed if the list is sorted by it already. */
export function stockOrderBy(by: string, now: StockOrder): StockOrder {
  const own = stockOrders.map(([order]) => order).filter(order => order.startsWith(`${by}:`))
  const [first = USUAL, other = USUAL] = own
  return first === now ? other : first
}

/** Returns the query of the call, without its page. */
export const askedOf = ({ seite: _seite, suche, sortierung, ...narrowed }: StockQuery) => ({
  ...Object.fromEntries(Object.entries(narrowed).filter(([, value]) => value !== '')),
  ...(suche.trim() === '' ? {} : { suche: suche.trim() }),
  sortierung,
})
