import { setTimeout } from 'node:timers/promises'
import type { Log } from '../log.ts'
import type { Database, DatabaseKind } from '../store/index.ts'
import { untilDue } from './due.ts'
import type { StepJob } from './job.ts'
import { lock, note, SOUND, write } from './job-rows.ts'
import { isOverdue, tellOverdue } from './overdue.ts'

/**
 * Rest after a step, as a multiple of the time it took: SQLite runs in this process and blocks everything
 * while it works, a database server does not.
 */
const REST: Record<DatabaseKind, number> = { sqlite: 3, postgres: 0.5 }
const LONGEST_REST_MS = 100

export type Runner = { database: Database; clock: () => Date; log: Log; closing: AbortSignal }

/**
 * Runs the steps of a job until none is left, the server closes or the time is over; with `rests` it rests
 * between them, so that others get their turn.
 */
export async function runSteps(
  { database, clock, log, closing }: Runner,
  job: StepJob,
  { rests }: { rests: boolean },
): Promise<void> {
  const since = clock()
  for (;;) {
    const begun = performance.now()
    if (closing.aborted || !(await stepOnce(database, clock, job))) break
    if (isOverdue(job, since, clock())) return tellOverdue(log, job)
    if (!rests) continue
    // So that pages are served: a page takes many turns of the event loop, and each would wait for a step.
    const rest = Math.min(REST[database.kind] * (performance.now() - begun), LONGEST_REST_MS)
    await setTimeout(rest, undefined, { signal: closing }).catch(() => {})
  }
}

const stepOnce = (database: Database, clock: () => Date, job: StepJob): Promise<boolean> =>
  write(database, async db => {
    const row = await lock(db, job.name)
    // Another process may have done the step after this one found it due.
    if ((await untilDue(db, job, clock(), row)) > 0) return false
    const now = clock()
    const { more, mark = row.mark } = await job.step(db, { now, mark: row.mark })
    await note(db, job.name, { ...SOUND, mark, ...(more ? {} : { done_at: now.toISOString() }) })
    return more
  })
