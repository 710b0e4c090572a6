import { berlinDay, plusDays, weekdayOf } from '@rathausplatz/time'
import type { CheckTables, Db, Weights } from './tables.ts'

type Week = CheckTables['quality_weeks']
type Counts = Omit<Week, 'week'>

const NOTHING: Counts = { documents: 0, with_findings: 0, fehler: 0, hinweise: 0, woerter: 0 }

/** Returns the Monday of the week. */
export const weekOf = (moment: Date): string => {
  const day = berlinDay(moment)
  return plusDays(day, -weekdayOf(day))
}

/** Returns the counts of one document for its week. */
export const countsOf = ({ fehler, hinweise, woerter }: Weights): Counts => ({
  documents: 1,
  with_findings: fehler + hinweise + woerter > 0 ? 1 : 0,
  fehler,
  hinweise,
  woerter,
})

/**
 * Adds to the newest week, or to a copy of it if a new week has begun, so that the sums are never recomputed.
 */
export async function addToWeek(
  db: Db,
  { plus = NOTHING, minus = NOTHING }: { plus?: Counts; minus?: Counts | undefined },
  week?: string,
): Promise<void> {
  const newest = await newestWeek(db)
  const { week: last = '', ...counts } = newest ?? NOTHING_YET
  const names = Object.keys(NOTHING) as (keyof Counts)[]
  const now = Object.fromEntries(
    names.map(name => [name, Math.max(0, counts[name] + plus[name] - minus[name])]),
  ) as Counts
  if (week !== undefined && week > last)
    await db
      .insertInto('quality_weeks')
      .values({ week, ...now })
      .execute()
  else if (newest) await db.updateTable('quality_weeks').set(now).where('week', '=', last).execute()
}

const NOTHING_YET: Partial<Pick<Week, 'week'>> & Counts = NOTHING

export const newestWeek = (db: Db): Promise<Week | undefined> =>
  db.selectFrom('quality_weeks').selectAll().orderBy('week', 'desc').limit(1).executeTakeFirst()

/** Sets the present week to zero, before all content is checked anew. */
export async function emptyWeek(db: Db): Promise<void> {
  const newest = await newestWeek(db)
  if (newest) await db.updateTable('quality_weeks').set(NOTHING).where('week', '=', newest.week).execute()
}

/**
 * Returns the weeks since `first`, the oldest first, and the last week before `first` as the starting value.
 */
export async function weeksSince(db: Db, first: string): Promise<readonly Week[]> {
  const before = await db
    .selectFrom('quality_weeks')
    .selectAll()
    .where('week', '<', first)
    .orderBy('week', 'desc')
    .limit(1)
    .execute()
  const since = await db
    .selectFrom('quality_weeks')
    .selectAll()
    .where('week', '>=', first)
    .orderBy('week')
    .execute()
  return [...before, ...since]
}
