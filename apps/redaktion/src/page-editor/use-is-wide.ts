import { useSyncExternalStore } from 'react'

/** The width of three columns; the same as in the styles. */
const wide = matchMedia('(min-width: 900px)')

function whenWideChanges(tell: () => void): () => void {
  wide.addEventListener('change', tell)
  return () => wide.removeEventListener('change', tell)
}

export const useIsWide = (): boolean => useSyncExternalStore(whenWideChanges, () => wide.matches)
