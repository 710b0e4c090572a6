import { setTimeout } from 'node:timers/promises'
import type { Log } from '../log.ts'
import { refuseDoubled } from '../refuse-doubled.ts'
import type { Database } from '../store/index.ts'
import { untilDue } from './due.ts'
import type { Job, WorkJob } from './job.ts'
import { tablesOf } from './job-rows.ts'
import { noteFailure } from './note-failure.ts'
import { runSteps } from './run-steps.ts'
import { runWork } from './run-work.ts'
import { watchClock } from './watch-clock.ts'

/** Longest pause between two checks for due jobs. A job whose due moment is known starts exactly then. */
const LOOK_MS = 500
const LOOK_AFTER_FAULT_MS = 5_000
const WAIT_FOR_OTHER_MS = 100

type Options = {
  database: Database
  jobs: readonly Job[]
  clock: () => Date
  log: Log
}

/**
 * Runs due jobs in every process that calls `start`; row locks and leases in the database decide which
 * process runs a job. A job that fails is retried after growing pauses, and the others continue.
 */
export function openJobs({ database, jobs, clock, log }: Options) {
  refuseDoubled(jobs.map(({ name }) => name))
  const closing = new AbortController()
  const running = new Map<string, Promise<void>>()
  let looking: Promise<void> = Promise.resolve()
  const runner = { database, clock, log, closing: closing.signal }
  const watchedClock = watchClock(log)

  /**
   * Deleted data must not stay in the log of the database either. The daily job that ends last folds the log
   * for all.
   */
  const foldAfter = async (job: Job): Promise<void> => {
    if (isDaily(job) && jobs.filter(isDaily).every(one => one === job || !running.has(one.name)))
      await database.foldLog()
  }

  const run = async (job: Job, how: Resting): Promise<void> => {
    try {
      await ('step' in job ? runSteps(runner, job, how) : runWork(runner, job, { atOnce: false }))
      await foldAfter(job)
    } catch (cause) {
      await noteFailure(runner, { name: job.name, cause })
    } finally {
      running.delete(job.name)
    }
  }

  /** Starts due jobs. Returns the milliseconds until the next one is due. */
  const glance = async (how: Resting): Promise<number> => {
    const rows = await tablesOf(database.read).selectFrom('jobs').selectAll().execute()
    let next = LOOK_MS
    for (const job of [watchedClock, ...jobs]) {
      if (running.has(job.name) || closing.signal.aborted) continue
      const wait = await untilDue(
        database.read,
        job,
        clock(),
        rows.find(({ name }) => name === job.name),
      )
      if (wait === 0) running.set(job.name, run(job, how))
      else next = Math.min(next, wait)
    }
    return next
  }

  const idle = async (): Promise<void> => void (await Promise.all(running.values()))

  const lookAgainAndAgain = async (): Promise<void> => {
    while (!closing.signal.aborted) {
      const wait = await glance({ rests: true }).catch((err: unknown) => {
        log.error({ err }, 'Welche Aufgaben fällig sind, ließ sich nicht feststellen.')
        return LOOK_AFTER_FAULT_MS
      })
      await setTimeout(wait, undefined, { signal: closing.signal, ref: false }).catch(() => {})
    }
  }

  return {
    /** Runs all jobs that are due now; with `rests` it gives a server on the same database its turn. */
    async look(how: Resting = { rests: false }): Promise<void> {
      await glance(how)
      await idle()
      // Some jobs become due only after the first pass, such as those that wait for a trusted clock.
      await glance(how)
      await idle()
    },
    start(): void {
      looking = lookAgainAndAgain()
    },
    /**
     * Runs the job now, due or not. Waits for another run to end first, and continues after an aborted run.
     */
    async runNow(job: WorkJob): Promise<void> {
      while (!closing.signal.aborted) {
        const was = await runWork(runner, job, { atOnce: true })
        if (was === 'done' || was === 'failed') return
        if (was === 'busy')
          await setTimeout(WAIT_FOR_OTHER_MS, undefined, { signal: closing.signal }).catch(() => {})
      }
    },
    /** Ends after the current step. */
    async close(): Promise<void> {
      closing.abort()
      await looking
      await idle()
    },
  }
}

/** Whether to rest between the steps of a job. */
type Resting = { readonly rests: boolean }

const isDaily = ({ due }: Job): boolean => due === 'taeglich'
