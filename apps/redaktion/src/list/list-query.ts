import { type InhaltStatus, inhaltStatuses } from '@rathausplatz/contract'
import type { ListOrder, RecordList } from '@rathausplatz/contract/records'
import { oneIn, textIn } from './list-address.ts'
import { pageIn } from './page-in.ts'

/** What a list shows: said by its address, so that links, reloading and the way back show the same. */
export type ListQuery = {
  readonly suche: string
  readonly status: InhaltStatus | undefined
  /** Values by field. */
  readonly filter: Readonly<Record<string, string>>
  readonly sortierung: ListOrder
  /** From 1. */
  readonly seite: number
}

export const ROWS = 25

/** Further than this no list is leafed through (the server refuses it); a search or a filter is the way. */
export const LAST_ROW = 10_000
export const LAST_PAGE = LAST_ROW / ROWS

/** Fields stand behind a word of their own: some are called like what every list has. */
const FIELD = 'feld.'

/** By which a list can be put in order. */
export function ordersOf({ date }: Pick<RecordList, 'date'>): readonly ListOrder[] {
  const all = ['titel', ...(date === undefined ? [] : ['datum']), 'geaendert', 'status'] as const
  return all.flatMap(by => [`${by}:asc`, `${by}:desc`] as ListOrder[])
}

/** What stands in an address; what no list of this kind knows counts for nothing. */
export function readListQuery(address: URLSearchParams, liste: RecordList): ListQuery {
  const usual = liste.order ?? 'titel:asc'
  return {
    suche: textIn(address, 'suche'),
    status: inhaltStatuses.find(status => status === address.get('status') && status !== 'papierkorb'),
    filter: Object.fromEntries(
      (liste.filters ?? []).flatMap(field => {
        const value = textIn(address, FIELD + field)
        return value === '' ? [] : [[field, value]]
      }),
    ),
    sortierung: oneIn(address, 'sortierung', ordersOf(liste)) ?? usual,
    seite: pageIn(address, LAST_PAGE),
  }
}

/** The address that says it; without what holds anyway. */
export function addressOf(
  { suche, status, filter, sortierung, seite }: ListQuery,
  liste: RecordList,
): string {
  const address = new URLSearchParams()
  if (suche !== '') address.set('suche', suche)
  if (status) address.set('status', status)
  for (const [field, value] of Object.entries(filter)) if (value !== '') address.set(FIELD + field, value)
  if (sortierung !== (liste.order ?? 'titel:asc')) address.set('sortierung', sortierung)
  if (seite > 1) address.set('seite', String(seite))
  const said = address.toString()
  return said === '' ? '' : `?${said}`
}

/** The query of the call that answers it. */
export function askedOf({ suche, status, filter, sortierung, seite }: ListQuery, art: string) {
  const narrowed = Object.entries(filter).map(([field, value]) => `${field}:${value}`)
  return {
    art,
    sortierung,
    seite,
    pro_seite: ROWS,
    ...(suche.trim() === '' ? {} : { suche: suche.trim() }),
    ...(status ? { status } : {}),
    ...(narrowed.length === 0 ? {} : { filter: narrowed.join(',') }),
  }
}

/** Whether not all there are are shown. */
export const isNarrowed = ({ suche, status, filter }: ListQuery): boolean =>
  suche.trim() !== '' || status !== undefined || Object.keys(filter).length > 0

/** The order that a heading leads to: the other way round where it is in its order already. */
export function orderBy(by: 'titel' | 'datum' | 'geaendert' | 'status', now: ListOrder): ListOrder {
  const [current, direction] = now.split(':')
  // Of what has a day the newest is looked for first.
  const first = by === 'datum' || by === 'geaendert' ? 'desc' : 'asc'
  const other = direction === 'asc' ? 'desc' : 'asc'
  return `${by}:${current === by ? other : first}`
}
