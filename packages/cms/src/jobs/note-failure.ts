import { DAY_MS } from '@rathausplatz/time'
import type { Log } from '../log.ts'
import type { Database } from '../store/index.ts'
import { FREE, lock, note, write } from './job-rows.ts'
import { isHeld } from './lease.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

export const LONGEST_PAUSE_MS = DAY_MS
/** Pauses after the first failure, the second, ...; the last one repeats. */
const PAUSES_MS = [
  MINUTE_MS,
  5 * MINUTE_MS,
  15 * MINUTE_MS,
  HOUR_MS,
  3 * HOUR_MS,
  6 * HOUR_MS,
  LONGEST_PAUSE_MS,
]

/** Records and logs a failed run. `owner`: the run that failed, if it had started. */
export async function noteFailure(
  { database, clock, log }: { database: Database; clock: () => Date; log: Log },
  { name, cause, owner }: { name: string; cause: unknown; owner?: string },
): Promise<void> {
  const pause = await write(database, async db => {
    const row = await lock(db, name)
    // Another run holds the lease, so the failure must not change its row.
    if (row.owner !== owner && isHeld(row, clock())) return undefined
    const { failures } = row
    const pause = PAUSES_MS[Math.min(failures, PAUSES_MS.length - 1)] ?? LONGEST_PAUSE_MS
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

/** Returns the message of the root cause: the outer error of a failed write is worded for editors. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined ? error.message.slice(0, 500) : reasonOf(error.cause)
}

function durationInWords(ms: number): string {
  if (ms === DAY_MS) return 'In einem Tag'
  if (ms > HOUR_MS) return `In ${ms / HOUR_MS} Stunden`
  if (ms === HOUR_MS) return 'In einer Stunde'
  return ms === MINUTE_MS ? 'In einer Minute' : `In ${ms / MINUTE_MS} Minuten`
}
