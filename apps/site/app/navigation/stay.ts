import type { Location, NavigateOptions } from 'react-router'

/** Options of a navigation that changes the content and keeps the scroll position. */
export const inPlace = { preventScrollReset: true, state: { stay: true } } satisfies NavigateOptions

/** Whether the navigation keeps the scroll position. */
export function staysInPlace({ state }: Pick<Location, 'state'>): boolean {
  return typeof state === 'object' && state !== null && 'stay' in state
}
