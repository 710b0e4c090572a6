import type { CallAnswer, calls } from '@rathausplatz/contract'
import { kindIn, listAddress, oneIn, textIn } from '../list/list-address.ts'
import { LAST_PAGE } from '../list/list-query.ts'
import { pageIn } from '../list/page-in.ts'

/** A content with its owner, date of review, readability and number of findings. */
export type StockRow = CallAnswer<typeof calls.redaktionBestand>['data'][number]
export type StockCounts = CallAnswer<typeof calls.redaktionBestandZahlen>

/** Reasons why a content needs care, in the words of the filter. */
export const MARKS = {
  faellig: 'zum Ansehen fällig',
  alt: 'zwei Jahre unverändert',
  schwer: 'schwer zu lesen',
  befunde: 'mit Befunden',
} as const
export type Mark = keyof typeof MARKS
const markNames = Object.keys(MARKS) as Mark[]

const ORDERS = {
  'wiedervorlage:asc': 'was zuerst fällig ist',
  'wiedervorlage:desc': 'was zuletzt fällig ist',
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
const orderNames = stockOrders.map(([order]) => order)
const USUAL: StockOrder = 'wiedervorlage:asc'

/**
 * The filters of the list, stored in its address. `verantwortlich` is an account, `ich` or `niemand`; empty
 * for all contents.
 */
export const {
  read: readStockQuery,
  say: stockAddress,
  isNarrowed: isStockNarrowed,
  usual: WHOLE,
} = listAddress(address => ({
  suche: textIn(address, 'suche'),
  art: kindIn(address),
  verantwortlich: textIn(address, 'verantwortlich').slice(0, 80),
  merkmal: oneIn(address, 'merkmal', markNames) ?? '',
  sortierung: oneIn(address, 'sortierung', orderNames) ?? USUAL,
  seite: pageIn(address, LAST_PAGE),
}))
export type StockQuery = typeof WHOLE

/** Returns the order for a heading: reversed if the list is sorted by it already. */
export function stockOrderBy(by: string, now: StockOrder): StockOrder {
  const own = orderNames.filter(order => order.startsWith(`${by}:`))
  const [first = USUAL, other = USUAL] = own
  return first === now ? other : first
}

/** Returns the query of the call, without the page number. */
export const askedOf = ({ seite: _seite, suche, sortierung, ...narrowed }: StockQuery) => ({
  ...Object.fromEntries(Object.entries(narrowed).filter(([, value]) => value !== '')),
  ...(suche.trim() === '' ? {} : { suche: suche.trim() }),
  sortierung,
})
