import type { Warnquelle } from '@rathausplatz/contract'
import type { WarnquellenTable } from './tables.ts'

const MINUTE_MS = 60_000

/** How often a service is asked that answers. */
export const EVERY_MS: Readonly<Record<Warnquelle, number>> = { nina: 2 * MINUTE_MS, dwd: 5 * MINUTE_MS }

/** So many of its answers may be missing; beyond that what it said is older than its rhythm. */
const MOST_MISSING = 4

type Read = Pick<WarnquellenTable, 'gelesen_am'>

/** How far what a service says can be believed: only of an answer that is new it follows that there is no warning. */
export function stateOfService(
  quelle: Warnquelle,
  row: Read | undefined,
  now: Date,
): 'frisch' | 'veraltet' | 'nie' {
  if (!row?.gelesen_am) return 'nie'
  return isOfNow(quelle, row.gelesen_am, now) ? 'frisch' : 'veraltet'
}

/** Within the rhythm of a service; a moment to come was noted by a wrong clock. */
export const isOfNow = (quelle: Warnquelle, at: string, now: Date): boolean =>
  Math.abs(now.getTime() - Date.parse(at)) <= MOST_MISSING * EVERY_MS[quelle]
