import type { Begun } from './take-step.ts'

/** A form at the page that belongs to a place in the history of the browser. */
export function begunIn(state: unknown, slug: string): Begun | undefined {
  const kept = state as { formular?: string; begun?: Begun } | null
  return kept?.formular === slug ? kept.begun : undefined
}

/** Writes a form into the place in the history where the browser is; the router finds it there as the state of its location. */
export function keepInHistory(slug: string, begun: Begun): void {
  const { state } = history as { state: Record<string, unknown> | null }
  history.replaceState({ ...state, usr: { formular: slug, begun } }, '')
}
