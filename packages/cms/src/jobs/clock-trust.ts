import { berlinDay, DAY_MS, germanDay } from '@rathausplatz/time'

/** State of the clock between two checks. */
export type ClockNotes = {
  /** The last moment that was trusted. */
  readonly trusted_at: string | null
  /** Since when the clock has run steadily at a time that is not trusted yet. */
  readonly unproven_since: string | null
  readonly seen_at: string
}

export type ClockJudgement = {
  readonly notes: ClockNotes
  readonly trusted: boolean
}

/** A server may be off over a long weekend. A longer gap is a jump, ahead or back. */
const LONGEST_STEP_MS = 3 * DAY_MS
/**
 * How long a clock must run steadily after a jump: people and certificates reveal a wrong clock within this
 * time.
 */
export const PROOF_DAYS = 7

/**
 * Decides whether jobs may delete old data. A wrong clock looks like a server that was off for months, so
 * after a jump nothing is trusted until the new time has held for a week. The first check knows nothing and
 * counts as a jump. A clock that returns to the trusted time is trusted at once.
 */
export function judgeClock(before: ClockNotes | undefined, now: Date): ClockJudgement {
  const seen_at = now.toISOString()
  const isNear = (moment: string | null | undefined) =>
    moment != null && Math.abs(now.getTime() - Date.parse(moment)) <= LONGEST_STEP_MS
  const trusted: ClockJudgement = {
    notes: { trusted_at: seen_at, unproven_since: null, seen_at },
    trusted: true,
  }
  if (isNear(before?.trusted_at)) return trusted
  const since = (isNear(before?.seen_at) && before?.unproven_since) || seen_at
  if (now.getTime() - Date.parse(since) >= PROOF_DAYS * DAY_MS) return trusted
  return { notes: { trusted_at: before?.trusted_at ?? null, unproven_since: since, seen_at }, trusted: false }
}

/** How old a judgement may be. The clock is judged every hour. */
const LONGEST_PROOF_MS = 2 * 3_600_000

/** Whether the last judgement still trusts this moment. */
export function proves(notes: ClockNotes | undefined, now: Date): boolean {
  if (!notes || notes.trusted_at === null || notes.unproven_since !== null) return false
  return Math.abs(now.getTime() - Date.parse(notes.trusted_at)) <= LONGEST_PROOF_MS
}

/** Returns the message for the operator; undefined if there was no jump, as in the first days of a town. */
export function describeJump({ trusted_at, unproven_since, seen_at }: ClockNotes): string | undefined {
  if (trusted_at === null || unproven_since === null) return undefined
  const proven = new Date(Date.parse(unproven_since) + PROOF_DAYS * DAY_MS).toISOString()
  return (
    `Die Uhr dieses Rechners ist gesprungen: Zuletzt war der ${day(trusted_at)}, jetzt zeigt sie den ${day(seen_at)}. ` +
    'Bis das geklärt ist, wird nichts gelöscht. Bitte prüfen Sie die Uhr. ' +
    `Geht sie richtig, wird ab dem ${day(proven)} von selbst wieder gelöscht.`
  )
}

const day = (moment: string) => germanDay(berlinDay(new Date(moment)))
