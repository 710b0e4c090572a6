import { DAY_MS } from '@rathausplatz/time'
import type { Db } from '../store/index.ts'
import { proves } from './clock-trust.ts'
import type { Job } from './job.ts'
import { NEVER_DONE, tablesOf } from './job-rows.ts'
import { LONGEST_PAUSE_MS } from './note-failure.ts'
import type { JobsTable } from './tables.ts'

/** Returns the milliseconds until the job is due. */
export async function untilDue(db: Db, job: Job, now: Date, row: JobsTable = NEVER_DONE): Promise<number> {
  const pause = row.due_at === null ? 0 : Date.parse(row.due_at) - now.getTime()
  // A pause longer than any after a failure comes from a wrong clock: the job is due.
  if (pause > 0 && pause <= LONGEST_PAUSE_MS) return pause
  const { due } = job
  if (due === 'taeglich') {
    const wait = afterTerm(row.done_at, DAY_MS, now)
    return wait > 0 || (await isTrusted(db, now)) ? wait : Number.POSITIVE_INFINITY
  }
  if ('everyMinutes' in due) return afterTerm(row.done_at, due.everyMinutes * 60_000, now)
  const moment = await due.at(db, { now, mark: row.mark })
  return moment === undefined ? Number.POSITIVE_INFINITY : Math.max(0, Date.parse(moment) - now.getTime())
}

const isTrusted = async (db: Db, now: Date): Promise<boolean> =>
  proves(await tablesOf(db).selectFrom('clock_trust').selectAll().executeTakeFirst(), now)

/**
 * Milliseconds from `now` until `term` has passed since `done_at`. Counts in either direction: a job done at
 * a wrong future time must not wait until then.
 */
function afterTerm(done_at: string | null, term: number, now: Date): number {
  if (done_at === null) return 0
  const away = Math.abs(now.getTime() - Date.parse(done_at))
  return away >= term ? 0 : term - away
}
