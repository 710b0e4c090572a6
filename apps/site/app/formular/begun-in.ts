import type { Begun } from './take-step.ts'

/**
 * Returns the form in progress from an entry of the browser history; undefined if the entry has another form
 * or none.
 */
export function begunIn(state: unknown, slug: string): Begun | undefined {
  const kept = state as { formular?: string; begun?: Begun } | null
  return kept?.formular === slug ? kept.begun : undefined
}

/**
 * Stores a form in progress in the current entry of the browser history. The router reads it as the state of
 * its location.
 */
export function keepInHistory(slug: string, begun: Begun): void {
  const { state } = history as { state: Record<string, unknown> | null }
  history.replaceState({ ...state, usr: { formular: slug, begun } }, '')
}
