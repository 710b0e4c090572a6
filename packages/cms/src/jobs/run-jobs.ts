import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { DAY_MS } from '@rathausplatz/time'
import type { Log } from '../log.ts'
import { refuseDoubled } from '../refuse-doubled.ts'
import { behindFence } from '../store/fence.ts'
import { type Database, type DatabaseKind, type Db, ok } from '../store/index.ts'
import { orThrow } from '../store/result.ts'
import { describeJump, judgeClock, proves } from './clock-trust.ts'
import { type Job, LONGEST_MINUTES, type StepJob, type WorkJob } from './job.ts'
import type { JobsTable, JobTables } from './tables.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** Longest pause between two checks for due jobs. A job whose due moment is known starts exactly then. */
const LOOK_MS = 500
const LOOK_AFTER_FAULT_MS = 5_000
const WAIT_FOR_OTHER_MS = 100

/**
 * Rest after a step, as a multiple of the time it took: SQLite runs in this process and blocks everything
 * while it works, a database server does not.
 */
const REST: Record<DatabaseKind, number> = { sqlite: 3, postgres: 0.5 }
const LONGEST_REST_MS = 100

/** How long a run holds its lease without renewing it, and how long an aborted run may take to end. */
const LEASE_MS = 15_000

/** Pauses after the first failure, the second, ...; the last one repeats. */
const PAUSES_MS = [MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, HOUR_MS, 3 * HOUR_MS, 6 * HOUR_MS, DAY_MS]

const CLOCK = 'Uhr prüfen'

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
  let told = Number.NEGATIVE_INFINITY

  const tablesOf = (db: Db) => db.withTables<JobTables>()
  const write = <T>(work: (transaction: Db) => Promise<T>): Promise<T> =>
    orThrow(database.write(async transaction => ok(await work(transaction))))

  /** Reads the row of a job and locks it until the end of the transaction. */
  const lock = (db: Db, name: string): Promise<JobsTable> =>
    tablesOf(db)
      .insertInto('jobs')
      .values({ ...NEVER_DONE, name })
      .onConflict(row => row.column('name').doUpdateSet({ name }))
      .returningAll()
      .executeTakeFirstOrThrow()

  const note = (db: Db, name: string, columns: Partial<JobsTable>) =>
    tablesOf(db).updateTable('jobs').set(columns).where('name', '=', name).execute()

  const isTrusted = async (db: Db, now: Date): Promise<boolean> =>
    proves(await tablesOf(db).selectFrom('clock_trust').selectAll().executeTakeFirst(), now)

  /** Returns the milliseconds until the job is due. */
  const until = async (db: Db, job: Job, row: JobsTable = NEVER_DONE): Promise<number> => {
    const now = clock()
    const pause = row.due_at === null ? 0 : Date.parse(row.due_at) - now.getTime()
    // A pause longer than any in `PAUSES_MS` comes from a wrong clock: the job is due.
    if (pause > 0 && pause <= DAY_MS) return pause
    const { due } = job
    if (due === 'taeglich') {
      const wait = afterTerm(row.done_at, DAY_MS, now)
      return wait > 0 || (await isTrusted(db, now)) ? wait : Number.POSITIVE_INFINITY
    }
    if ('everyMinutes' in due) return afterTerm(row.done_at, due.everyMinutes * MINUTE_MS, now)
    const moment = await due.at(db, { now, mark: row.mark })
    return moment === undefined ? Number.POSITIVE_INFINITY : Math.max(0, Date.parse(moment) - now.getTime())
  }

  /** `owner`: the run that failed, if it had started. */
  const failed = async (name: string, cause: unknown, owner?: string): Promise<void> => {
    const pause = await write(async db => {
      const row = await lock(db, name)
      // Another run holds the lease, so the failure must not change its row.
      if (row.owner !== owner && isHeld(row, clock())) return undefined
      const { failures } = row
      const pause = PAUSES_MS[Math.min(failures, PAUSES_MS.length - 1)] ?? DAY_MS
      await note(db, name, {
        ...FREE,
        failures: failures + 1,
        due_at: new Date(clock().getTime() + pause).toISOString(),
        fault: reasonOf(cause),
      })
      return pause
    }).catch(() => undefined)
    log.error(
      { err: cause, job: name },
      `Die Aufgabe „${name}“ ist misslungen. ${pause === undefined ? 'Gleich' : durationInWords(pause)} wird sie wieder versucht.`,
    )
  }

  const stepOnce = (job: StepJob): Promise<boolean> =>
    write(async db => {
      const row = await lock(db, job.name)
      // Another process may have done the step after this one found it due.
      if ((await until(db, job, row)) > 0) return false
      const now = clock()
      const { more, mark = row.mark } = await job.step(db, { now, mark: row.mark })
      await note(db, job.name, { ...SOUND, mark, ...(more ? {} : { done_at: now.toISOString() }) })
      return more
    })

  const tellOverdue = ({ name, longestMinutes = LONGEST_MINUTES }: Job): void =>
    log.warn(
      { job: name },
      `Die Aufgabe „${name}“ hat länger als ${longestMinutes} Minuten gedauert und wird abgebrochen. Danach beginnt sie wieder.`,
    )

  const runSteps = async (job: StepJob): Promise<void> => {
    const since = clock()
    for (;;) {
      const begun = performance.now()
      if (closing.signal.aborted || !(await stepOnce(job))) break
      if (isOverdue(job, since, clock())) return tellOverdue(job)
      // Rests between steps, so that pages are served: a page takes many turns of the event loop, and each
      // would wait for a step.
      const rest = Math.min(REST[database.kind] * (performance.now() - begun), LONGEST_REST_MS)
      await setTimeout(rest, undefined, { signal: closing.signal }).catch(() => {})
    }
  }

  /**
   * Deleted data must not stay in the log of the database either. The daily job that ends last folds the log
   * for all.
   */
  const foldAfter = async (job: Job): Promise<void> => {
    if (isDaily(job) && jobs.filter(isDaily).every(one => one === job || !running.has(one.name)))
      await database.foldLog()
  }

  const leaseUntil = () => new Date(clock().getTime() + LEASE_MS).toISOString()

  const claim = (
    job: WorkJob,
    owner: string,
    { atOnce }: { atOnce: boolean },
  ): Promise<'mine' | 'busy' | 'done'> =>
    write(async db => {
      const row = await lock(db, job.name)
      if (isHeld(row, clock())) return 'busy'
      if (!atOnce && (await until(db, job, row)) > 0) return 'done'
      await note(db, job.name, { owner, lease_until: leaseUntil() })
      return 'mine'
    })

  /** Returns false if another run has taken over. */
  const noteMine = (name: string, owner: string, columns: Partial<JobsTable>): Promise<boolean> =>
    write(async db => {
      const { numUpdatedRows } = await tablesOf(db)
        .updateTable('jobs')
        .set(columns)
        .where('name', '=', name)
        .where('owner', '=', owner)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    })

  const requireMine = async (db: Db, name: string, owner: string): Promise<void> => {
    const row = await tablesOf(db)
      .selectFrom('jobs')
      .select('owner')
      .where('name', '=', name)
      .executeTakeFirst()
    if (row?.owner !== owner) throw new NotItsTurn(`„${name}“ ist nicht mehr an der Reihe.`)
  }

  /**
   * Runs the job while it renews its lease. An aborted run has `LEASE_MS` to end; then it is abandoned, and
   * its further writes are refused.
   */
  const work = async (job: WorkJob, owner: string): Promise<'done' | 'given-up'> => {
    const { name } = job
    const since = clock()
    const [lost, overdue] = [new AbortController(), new AbortController()]
    const signal = AbortSignal.any([closing.signal, lost.signal, overdue.signal])
    const left = Promise.withResolvers<never>()
    let isOver = false
    let isLeft = false
    let toldAt: Date | undefined
    const look = (): void => {
      const now = clock()
      if (!signal.aborted && isOverdue(job, since, now)) {
        tellOverdue(job)
        overdue.abort()
      }
      if (signal.aborted) toldAt ??= now
      if (toldAt && hasPassed(LEASE_MS, toldAt, now)) {
        clearInterval(looking)
        return left.reject(new NeverEnds(`„${name}“ endet nicht und wird sich selbst überlassen.`))
      }
      noteMine(name, owner, { lease_until: leaseUntil() }).then(
        isMine => isMine || lost.abort(),
        () => lost.abort(),
      )
    }
    const looking = setInterval(look, LEASE_MS / 3).unref()
    const working = behindFence(
      async db => {
        if (!isOver) await requireMine(db, name, owner)
      },
      async () => job.work({ signal, owner }),
    )
    try {
      await Promise.race([working, left.promise])
    } catch (cause) {
      isLeft = cause instanceof NeverEnds
      if (isLeft)
        working.catch((err: unknown) =>
          log.warn({ err, job: name }, `Was von „${name}“ noch lief, ist gescheitert.`),
        )
      throw cause
    } finally {
      clearInterval(looking)
      isOver = !isLeft
    }
    await noteMine(name, owner, signal.aborted ? FREE : { ...FREE, ...SOUND, done_at: clock().toISOString() })
    return overdue.signal.aborted ? 'given-up' : 'done'
  }

  const runWork = async (
    job: WorkJob,
    how: { atOnce: boolean },
  ): Promise<'busy' | 'given-up' | 'done' | 'failed'> => {
    // A new id per run: an abandoned run cannot act in the name of a later one.
    const owner = randomUUID()
    try {
      const claimed = await claim(job, owner, how)
      return claimed === 'mine' ? await work(job, owner) : claimed
    } catch (cause) {
      await failed(job.name, cause, owner)
      return 'failed'
    }
  }

  const run = async (job: Job): Promise<void> => {
    try {
      await ('step' in job ? runSteps(job) : runWork(job, { atOnce: false }))
      await foldAfter(job)
    } catch (cause) {
      await failed(job.name, cause)
    } finally {
      running.delete(job.name)
    }
  }

  /** Logs the sentence at most once a day per process, and so again after each start. */
  const tell = (sentence: string, notes: object): void => {
    if (performance.now() - told < DAY_MS) return
    told = performance.now()
    log.error({ ...notes }, sentence)
  }

  const clockJob: StepJob = {
    name: CLOCK,
    due: { everyMinutes: 60 },
    async step(transaction, { now }) {
      const db = tablesOf(transaction)
      const { notes } = judgeClock(await db.selectFrom('clock_trust').selectAll().executeTakeFirst(), now)
      await db
        .insertInto('clock_trust')
        .values({ id: 1, ...notes })
        .onConflict(row => row.column('id').doUpdateSet(notes))
        .execute()
      const jump = describeJump(notes)
      if (jump) tell(jump, notes)
      return { more: false }
    },
  }

  /** Starts due jobs. Returns the milliseconds until the next one is due. */
  const glance = async (): Promise<number> => {
    const rows = await tablesOf(database.read).selectFrom('jobs').selectAll().execute()
    let next = LOOK_MS
    for (const job of [clockJob, ...jobs]) {
      if (running.has(job.name) || closing.signal.aborted) continue
      const wait = await until(
        database.read,
        job,
        rows.find(({ name }) => name === job.name),
      )
      if (wait === 0) running.set(job.name, run(job))
      else next = Math.min(next, wait)
    }
    return next
  }

  const idle = async (): Promise<void> => void (await Promise.all(running.values()))

  const lookAgainAndAgain = async (): Promise<void> => {
    while (!closing.signal.aborted) {
      const wait = await glance().catch((err: unknown) => {
        log.error({ err }, 'Welche Aufgaben fällig sind, ließ sich nicht feststellen.')
        return LOOK_AFTER_FAULT_MS
      })
      await setTimeout(wait, undefined, { signal: closing.signal, ref: false }).catch(() => {})
    }
  }

  return {
    /** Runs all jobs that are due now. */
    async look(): Promise<void> {
      await glance()
      await idle()
      // Some jobs become due only after the first pass, such as those that wait for a trusted clock.
      await glance()
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
        const was = await runWork(job, { atOnce: true })
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

/** The run was aborted and has not ended. */
class NeverEnds extends Error {
  override name = 'NeverEnds'
}

/** A run that lost its lease tried to write. */
class NotItsTurn extends Error {
  override name = 'NotItsTurn'
}

const isOverdue = ({ longestMinutes = LONGEST_MINUTES }: Job, since: Date, now: Date): boolean =>
  hasPassed(longestMinutes * MINUTE_MS, since, now)

/** Counts in either direction, so that a corrected clock does not make a run wait until the wrong time. */
const hasPassed = (ms: number, since: Date, now: Date): boolean =>
  Math.abs(now.getTime() - since.getTime()) >= ms

const isDaily = ({ due }: Job): boolean => due === 'taeglich'

const NEVER_DONE: JobsTable = {
  name: '',
  done_at: null,
  mark: null,
  owner: null,
  lease_until: null,
  failures: 0,
  due_at: null,
  fault: null,
}
const FREE = { owner: null, lease_until: null }
const SOUND = { failures: 0, fault: null, due_at: null }

/** Returns the message of the root cause: the outer error of a failed write is worded for editors. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined ? error.message.slice(0, 500) : reasonOf(error.cause)
}

/**
 * Milliseconds from `now` until `term` has passed since `done_at`. Counts in either direction: a job done at
 * a wrong future time must not wait until then.
 */
function afterTerm(done_at: string | null, term: number, now: Date): number {
  if (done_at === null) return 0
  const away = Math.abs(now.getTime() - Date.parse(done_at))
  return away >= term ? 0 : term - away
}

/** Whether the lease is valid. A lease that ends later than any run can get comes from a wrong clock. */
function isHeld({ owner, lease_until }: JobsTable, now: Date): boolean {
  if (owner === null || lease_until === null) return false
  const left = Date.parse(lease_until) - now.getTime()
  return left > 0 && left <= 2 * LEASE_MS
}

function durationInWords(ms: number): string {
  if (ms === DAY_MS) return 'In einem Tag'
  if (ms > HOUR_MS) return `In ${ms / HOUR_MS} Stunden`
  if (ms === HOUR_MS) return 'In einer Stunde'
  return ms === MINUTE_MS ? 'In einer Minute' : `In ${ms / MINUTE_MS} Minuten`
}
