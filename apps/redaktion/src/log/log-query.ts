import type { CallAnswer, calls } from '@rathausplatz/contract'
import { kindIn, listAddress, textIn } from '../list/list-address.ts'

/** One entry of the log: a change. */
export type Entry = CallAnswer<typeof calls.redaktionProtokoll>['data'][number]

/** The filters of the log, stored in its address; `ab` and `bis` are days. */
export const {
  read: readLogQuery,
  say: logAddress,
  isNarrowed: isLogNarrowed,
  usual: NOTHING,
} = listAddress(address => ({
  suche: textIn(address, 'suche'),
  von: textIn(address, 'von'),
  art: kindIn(address),
  ab: dayIn(address, 'ab'),
  bis: dayIn(address, 'bis'),
}))

export type LogQuery = typeof NOTHING

/** Reads a day; empty for one that does not exist, such as 2026-02-30. */
function dayIn(address: URLSearchParams, name: string): string {
  const text = textIn(address, name)
  const isDay =
    /^2\d{3}-\d\d-\d\d$/.test(text) &&
    !Number.isNaN(Date.parse(text)) &&
    new Date(text).toISOString().startsWith(text)
  return isDay ? text : ''
}

/** Returns the query of the call. */
export const askedOf = (query: LogQuery) =>
  Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) => (value.trim() === '' ? [] : [[name, value.trim()]])),
  )
