import { randomUUID } from 'node:crypto'
import { behindFence } from '../store/fence.ts'
import { untilDue } from './due.ts'
import type { WorkJob } from './job.ts'
import { FREE, lock, note, SOUND, write } from './job-rows.ts'
import { isHeld, LEASE_MS, leaseUntil, noteMine, requireMine } from './lease.ts'
import { noteFailure } from './note-failure.ts'
import { hasPassed, isOverdue, tellOverdue } from './overdue.ts'
import type { Runner } from './run-steps.ts'

/** Runs a job under a lease if no other run holds it, and, without `atOnce`, only if it is due. */
export async function runWork(
  runner: Runner,
  job: WorkJob,
  how: { atOnce: boolean },
): Promise<'busy' | 'given-up' | 'done' | 'failed'> {
  // A new id per run: an abandoned run cannot act in the name of a later one.
  const owner = randomUUID()
  try {
    const claimed = await claim(runner, job, owner, how)
    return claimed === 'mine' ? await work(runner, job, owner) : claimed
  } catch (cause) {
    await noteFailure(runner, { name: job.name, cause, owner })
    return 'failed'
  }
}

const claim = (
  { database, clock }: Runner,
  job: WorkJob,
  owner: string,
  { atOnce }: { atOnce: boolean },
): Promise<'mine' | 'busy' | 'done'> =>
  write(database, async db => {
    const row = await lock(db, job.name)
    if (isHeld(row, clock())) return 'busy'
    if (!atOnce && (await untilDue(db, job, clock(), row)) > 0) return 'done'
    await note(db, job.name, { owner, lease_until: leaseUntil(clock()) })
    return 'mine'
  })

/**
 * Runs the job while it renews its lease. An aborted run has `LEASE_MS` to end; then it is abandoned, and
 * its further writes are refused.
 */
async function work(
  { database, clock, log, closing }: Runner,
  job: WorkJob,
  owner: string,
): Promise<'done' | 'given-up'> {
  const { name } = job
  const since = clock()
  const [lost, overdue] = [new AbortController(), new AbortController()]
  const signal = AbortSignal.any([closing, lost.signal, overdue.signal])
  const left = Promise.withResolvers<never>()
  let isOver = false
  let isLeft = false
  let toldAt: Date | undefined
  const look = (): void => {
    const now = clock()
    if (!signal.aborted && isOverdue(job, since, now)) {
      tellOverdue(log, job)
      overdue.abort()
    }
    if (signal.aborted) toldAt ??= now
    if (toldAt && hasPassed(LEASE_MS, toldAt, now)) {
      clearInterval(looking)
      return left.reject(new NeverEnds(`„${name}“ endet nicht und wird sich selbst überlassen.`))
    }
    noteMine(database, name, owner, { lease_until: leaseUntil(clock()) }).then(
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
  const noted = signal.aborted ? FREE : { ...FREE, ...SOUND, done_at: clock().toISOString() }
  await noteMine(database, name, owner, noted)
  return overdue.signal.aborted ? 'given-up' : 'done'
}

/** The run was aborted and has not ended. */
class NeverEnds extends Error {
  override name = 'NeverEnds'
}
