import type { Daten } from './path.ts'

/** What was there before and after, so that typing can be taken back. */
export type History = {
  readonly now: Daten
  readonly before: readonly Daten[]
  readonly after: readonly Daten[]
  /** Which field was changed last, and when: what is typed in one go is taken back in one go. */
  readonly last?: { readonly field: string; readonly at: number }
}

/** More steps than anybody goes back. */
const MOST = 200
/** A pause as long as this begins a new step. */
const PAUSE = 1_500

export const begin = (now: Daten): History => ({ now, before: [], after: [] })

/** After a change of a field at a moment; fields of no name are steps of their own. */
export function changed(history: History, now: Daten, field: string, at: number): History {
  if (now === history.now) return history
  const { last } = history
  const goesOn = field !== '' && last?.field === field && at - last.at < PAUSE && history.after.length === 0
  const before = goesOn ? history.before : [...history.before, history.now].slice(-MOST)
  return { now, before, after: [], last: { field, at } }
}

export function back({ now, before, after }: History): History {
  const earlier = before.at(-1)
  return earlier
    ? { now: earlier, before: before.slice(0, -1), after: [now, ...after] }
    : { now, before, after }
}

export function forth({ now, before, after }: History): History {
  const [later, ...rest] = after
  return later ? { now: later, before: [...before, now], after: rest } : { now, before, after }
}
