import type { Warnquelle } from '@rathausplatz/contract'
import type { Db } from '../store/database.ts'
import { tablesOf, type WarnquellenTable } from './tables.ts'

const MINUTE_MS = 60_000

/** Time between two polls of each service. */
export const EVERY_MS: Readonly<Record<Warnquelle, number>> = { nina: 2 * MINUTE_MS, dwd: 5 * MINUTE_MS }

/** Number of polls without an answer after which the data of a service is outdated. */
const MOST_MISSING = 4

type Read = Pick<WarnquellenTable, 'gelesen_am'>

/** Returns the state of a service. Only a recent answer means that there are no further warnings. */
export function stateOfService(
  quelle: Warnquelle,
  row: Read | undefined,
  now: Date,
): 'frisch' | 'veraltet' | 'nie' {
  if (!row?.gelesen_am) return 'nie'
  return isOfNow(quelle, row.gelesen_am, now) ? 'frisch' : 'veraltet'
}

/**
 * Tests whether a moment is recent for the service. A moment in the future was written while the clock was
 * wrong.
 */
export const isOfNow = (quelle: Warnquelle, at: string, now: Date): boolean =>
  Math.abs(now.getTime() - Date.parse(at)) <= MOST_MISSING * EVERY_MS[quelle]

/** Returns the stored state of a service; undefined before its first poll. */
export const serviceRow = (db: Db, quelle: Warnquelle): Promise<WarnquellenTable | undefined> =>
  tablesOf(db).selectFrom('warnquellen').selectAll().where('quelle', '=', quelle).executeTakeFirst()
