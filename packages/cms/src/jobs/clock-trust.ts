import { berlinDay, DAY_MS, germanDay } from '@rathausplatz/time'

/** What is remembered of the clock between two looks at it. */
export type ClockNotes = {
  /** The last moment that was believed. */
  readonly trusted_at: string | null
  /** Since when the clock has gone steadily, at a time that is not believed yet. */
  readonly unproven_since: string | null
  readonly seen_at: string
}

export type ClockJudgement = {
  readonly notes: ClockNotes
  readonly trusted: boolean
}

/** A server may stand still over a long weekend; what is further away than that is a jump, ahead or back. */
const LONGEST_STEP_MS = 3 * DAY_MS
/** So long a clock must go steadily after a jump: long enough that a wrong one was noticed by people and certificates. */
export const PROOF_DAYS = 7

/**
 * Whether anything may be deleted because it is old. A wrong clock and a server that stood still for months look alike,
 * so after a jump nothing is believed until the new time has held for a week. On the first look nothing is known, which
 * is the same case. Going back to the time that was believed ends the doubt at once.
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

/** How old a judgement may be: it is made every hour. */
const LONGEST_PROOF_MS = 2 * 3_600_000

/** Whether this moment may be believed, by what was judged last. */
export function proves(notes: ClockNotes | undefined, now: Date): boolean {
  if (!notes || notes.trusted_at === null || notes.unproven_since !== null) return false
  return Math.abs(now.getTime() - Date.parse(notes.trusted_at)) <= LONGEST_PROOF_MS
}

/** For the operator, or nothing where there was no jump (the first days of a town). */
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
