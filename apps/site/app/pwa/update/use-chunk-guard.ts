import { use, useEffect, useRef, useState } from 'react'
import { UNSAFE_DataRouterContext as DataRouterContext, useLocation, useNavigate } from 'react-router'
import { isChunkFailure, reloadForChunk } from './chunk-failure.ts'
import { reloadKeepingTyped } from './reload.ts'

const addressOf = ({ pathname, search, hash }: { pathname: string; search: string; hash: string }) =>
  pathname + search + hash

/**
 * Where a piece of the program could not be fetched on the way to a page, the browser loads that page as a whole: a new
 * build may have taken the place of ours. Where that was tried a moment ago the visitor stays, with all that was typed, and
 * gets the address of the page.
 */
export function useChunkGuard(): string | undefined {
  // Asked itself, not through its hook: what fails at once fails before React has drawn that we are on our way.
  const router = use(DataRouterContext)?.router
  const here = useLocation()
  const navigate = useNavigate()
  const [missing, setMissing] = useState<{ address: string; on: string }>()
  const now = useRef({ router, here, navigate })
  useEffect(() => {
    now.current = { router, here, navigate }
  })
  useEffect(() => {
    const failed = (error: unknown) => {
      if (!isChunkFailure(error)) return
      const { router, here, navigate } = now.current
      const next = router?.state.navigation.location
      const wanted = next && addressOf(next)
      const target = wanted === addressOf(here) ? undefined : wanted
      if (reloadForChunk(target ? () => location.assign(target) : reloadKeepingTyped)) return
      // One piece that is missing is often reported twice, the second time after the way there was given up.
      setMissing(known =>
        known && !target ? known : { address: target ?? addressOf(here), on: here.pathname },
      )
      // Nobody goes on waiting for a page that does not come.
      if (target) void navigate(addressOf(here), { replace: true, preventScrollReset: true })
    }
    const thrown = ({ error }: ErrorEvent) => failed(error)
    const rejected = ({ reason }: PromiseRejectionEvent) => failed(reason)
    addEventListener('error', thrown)
    addEventListener('unhandledrejection', rejected)
    return () => {
      removeEventListener('error', thrown)
      removeEventListener('unhandledrejection', rejected)
    }
  }, [])
  // What was missing is forgotten with the next page.
  return missing?.on === here.pathname ? missing.address : undefined
}
