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
  // A moment to come was noted by a wrong clock.
  const age = Math.abs(now.getTime() - Date.parse(row.gelesen_am))
  return age > MOST_MISSING * EVERY_MS[quelle] ? 'veraltet' : 'frisch'
}
