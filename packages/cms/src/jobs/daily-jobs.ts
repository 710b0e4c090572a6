import { setTimeout } from 'node:timers/promises'
import type { Log } from '../log.ts'
import { type Database, ok } from '../store/index.ts'
import { type ClockNotes, describeJump, judgeClock } from './clock-trust.ts'
import type { JobTables } from './tables.ts'

/** What has to happen once a day, such as deleting what is old. Only done while the clock can be believed. */
export type DailyJob = {
  readonly name: string
  /** In a transaction of its own, together with the note that it was done. */
  run(transaction: Database['read'], now: Date): Promise<unknown>
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** What it is called to look whether the clock can be believed and which jobs are due. */
const CLOCK = 'Uhr und Fälligkeiten prüfen'

type Options = {
  database: Database
  jobs: readonly DailyJob[]
  clock: () => Date
  log: Log
}

/**
 * Looks every hour which jobs are due. When one was last done stands in the database, so a restart neither forgets nor
 * repeats it, and one that failed is tried again an hour later.
 */
export function dailyJobs({ database, jobs, clock, log }: Options) {
  const tablesOf = (db: Database['read']) => db.withTables<JobTables>()
  const stop = new AbortController()
  let looking: Promise<void> = Promise.resolve()
  let told = Number.NEGATIVE_INFINITY

  const judge = (now: Date) =>
    database.write(async transaction => {
      const db = tablesOf(transaction)
      const before = await db.selectFrom('clock_trust').selectAll().executeTakeFirst()
      const judgement = judgeClock(before, now)
      await db
        .insertInto('clock_trust')
        .values({ id: 1, ...judgement.notes })
        .onConflict(row => row.column('id').doUpdateSet(judgement.notes))
        .execute()
      return ok(judgement)
    })

  const isDue = async (name: string, now: Date): Promise<boolean> => {
    const row = await tablesOf(database.read)
      .selectFrom('daily_jobs')
      .select('done_at')
      .where('name', '=', name)
      .executeTakeFirst()
    // A day away in either direction: what was done in a wrong future must not wait until then.
    return !row || Math.abs(now.getTime() - Date.parse(row.done_at)) >= DAY_MS
  }

  const run = (job: DailyJob, now: Date) =>
    database.write(async transaction => {
      await job.run(transaction, now)
      const note = { done_at: now.toISOString() }
      await tablesOf(transaction)
        .insertInto('daily_jobs')
        .values({ name: job.name, ...note })
        .onConflict(row => row.column('name').doUpdateSet(note))
        .execute()
      return ok(undefined)
    })

  const failed = (job: string, cause: unknown): void => {
    log.error(
      { err: cause, job },
      `Die tägliche Aufgabe „${job}“ ist misslungen. In einer Stunde wird sie wieder versucht.`,
    )
  }

  /** Once a day is enough to be heard, and every start. */
  const tell = (sentence: string, notes: ClockNotes): void => {
    if (performance.now() - told < DAY_MS) return
    told = performance.now()
    log.error({ ...notes }, sentence)
  }

  const look = async (): Promise<void> => {
    const now = clock()
    const judged = await judge(now)
    if (!judged.ok) return failed(CLOCK, judged.cause)
    const { trusted, notes } = judged.value
    const jump = trusted ? undefined : describeJump(notes)
    if (jump) tell(jump, notes)
    if (!trusted) return
    let isDone = false
    for (const job of jobs) {
      if (stop.signal.aborted) return
      if (!(await isDue(job.name, now))) continue
      const done = await run(job, now)
      if (!done.ok) failed(job.name, done.cause)
      isDone ||= done.ok
    }
    if (isDone) await database.foldLog()
  }

  const lookEveryHour = async (): Promise<void> => {
    while (!stop.signal.aborted) {
      await look().catch((cause: unknown) => failed(CLOCK, cause))
      await setTimeout(HOUR_MS, undefined, { signal: stop.signal, ref: false }).catch(() => {})
    }
  }

  return {
    look,
    start(): void {
      looking = lookEveryHour()
    },
    /** Ends after the job under way. */
    async close(): Promise<void> {
      stop.abort()
      await looking
    },
  }
}
