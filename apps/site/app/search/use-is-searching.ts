import { useState } from 'react'
import { useNavigation } from 'react-router'
import { useShownLongEnough } from '../progress/use-shown-long-enough.ts'

const SEARCH = /^\/suche\/?$/

/**
 * Returns true from a search until its navigation has ended, including a redirect to a single hit (spec §2).
 */
export function useIsSearching(): boolean {
  const { state, location } = useNavigation()
  const [wasAsked, setAsked] = useState(false)
  const isAsked = state !== 'idle' && (wasAsked || SEARCH.test(location.pathname))
  if (isAsked !== wasAsked) setAsked(isAsked)
  return useShownLongEnough(isAsked)
}
