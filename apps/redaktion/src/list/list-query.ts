import { type InhaltStatus, inhaltStatuses } from '@rathausplatz/contract'
import type { ListOrder, RecordList } from '@rathausplatz/contract/records'
import { oneIn, textIn } from './list-address.ts'
import { pageIn } from './page-in.ts'

/** The query of a list, stored in its address, so that links, reloading and going back show the same rows. */
export type ListQuery = {
  readonly suche: string
  readonly status: InhaltStatus | undefined
  /** Values by field. */
  readonly filter: Readonly<Record<string, string>>
  readonly sortierung: ListOrder
  /** The first page is 1. */
  readonly seite: number
}

export const ROWS = 25

/** The last reachable row (the server refuses more); beyond it, search and filters help. */
export const LAST_ROW = 10_000
export const LAST_PAGE = LAST_ROW / ROWS

/** Prefix of fields in the address: some have the same name as a general parameter. */
const FIELD = 'feld.'

/** Returns the orders of a list. */
export function ordersOf({ date }: Pick<RecordList, 'date'>): readonly ListOrder[] {
  const all = ['titel', ...(date === undefined ? [] : ['datum']), 'geaendert', 'status'] as const
  return all.flatMap(by => [`${by}:asc`, `${by}:desc`] as ListOrder[])
}

/** Reads a list from an address; ignores unknown values. */
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

/** Returns the address of a list, without defaults. */
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

/** Returns the query of the call. */
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

/** True if a filter or a search is active. */
export const isNarrowed = ({ suche, status, filter }: ListQuery): boolean =>
  suche.trim() !== '' || status !== undefined || Object.keys(filter).length > 0

/** Returns the order for a heading: reversed if it is active already. */
export function orderBy(by: 'titel' | 'datum' | 'geaendert' | 'status', now: ListOrder): ListOrder {
  const [current, direction] = now.split(':')
  // Days and changes are sorted with the newest first.
  const first = by === 'datum' || by === 'geaendert' ? 'desc' : 'asc'
  const other = direction === 'asc' ? 'desc' : 'asc'
  return `${by}:${current === by ? other : first}`
}
