import type { Location, NavigateOptions } from 'react-router'

/** A navigation that changes what a page shows and leaves it in its place. */
export const inPlace = { preventScrollReset: true, state: { stay: true } } satisfies NavigateOptions

/** True where the page was left in its place. */
export function staysInPlace({ state }: Pick<Location, 'state'>): boolean {
  return typeof state === 'object' && state !== null && 'stay' in state
}
