import type { CallAnswer, calls } from '@rathausplatz/contract'

/** One change. */
export type Entry = CallAnswer<typeof calls.redaktionProtokoll>['data'][number]

/** The filters of the log, stored in its address. */
export type LogQuery = {
  readonly suche: string
  readonly von: string
  readonly art: string
  /** Days. */
  readonly ab: string
  readonly bis: string
}

const FIELDS = ['suche', 'von', 'art', 'ab', 'bis'] as const

/** Reads the filters from an address; ignores invalid values. */
export function readLogQuery(address: URLSearchParams): LogQuery {
  const text = (name: string) => (address.get(name) ?? '').slice(0, 200)
  const day = (name: string) => (isDay(text(name)) ? text(name) : '')
  const art = /^[a-z]{1,40}$/.test(text('art')) ? text('art') : ''
  return { suche: text('suche'), von: text('von'), art, ab: day('ab'), bis: day('bis') }
}

/** 2026-02-30 does not exist. */
const isDay = (text: string): boolean =>
  /^2\d{3}-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text)

export const logAddress = (query: LogQuery): string =>
  `?${new URLSearchParams(FIELDS.filter(name => query[name] !== '').map(name => [name, query[name]]))}`

export const isLogNarrowed = (query: LogQuery): boolean => FIELDS.some(name => query[name].trim() !== '')

/** Returns the query of the call. */
export const askedOf = (query: LogQuery) =>
  Object.fromEntries(FIELDS.filter(name => query[name].trim() !== '').map(name => [name, query[name].trim()]))
