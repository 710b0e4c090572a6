import type { Daten } from './path.ts'

/** Earlier and later states, for undo and redo. */
export type History = {
  readonly now: Daten
  readonly before: readonly Daten[]
  readonly after: readonly Daten[]
  /** The field changed last, and when: text typed in one go is undone in one go. */
  readonly last?: { readonly field: string; readonly at: number }
}

/** Most undo steps. */
const MOST = 200
/** Pause in ms after which a new step begins. */
const PAUSE = 1_500

export const begin = (now: Daten): History => ({ now, before: [], after: [] })

/** Adds a change of a field at a moment; a change without a field name is always a step of its own. */
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
