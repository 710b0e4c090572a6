import { useState } from 'react'
import { useNavigation } from 'react-router'
import { useShownLongEnough } from '../progress/use-shown-long-enough.ts'

const SEARCH = /^\/suche\/?$/

/** True from asking a question until the navigation has ended, also where a single hit leads on to its page (spec §2). */
export function useIsSearching(): boolean {
  const { state, location } = useNavigation()
  const [wasAsked, setAsked] = useState(false)
  const isAsked = state !== 'idle' && (wasAsked || SEARCH.test(location.pathname))
  if (isAsked !== wasAsked) setAsked(isAsked)
  return useShownLongEnough(isAsked)
}
