import { use, useEffect, useRef, useState } from 'react'
import { UNSAFE_DataRouterContext as DataRouterContext, useLocation, useNavigate } from 'react-router'
import { isChunkFailure, reloadForChunk } from './chunk-failure.ts'
import { reloadKeepingTyped } from './reload.ts'

const addressOf = ({ pathname, search, hash }: { pathname: string; search: string; hash: string }) =>
  pathname + search + hash

/**
 * If a chunk fails to load during navigation, the browser loads the target page as a whole, because a new
 * build may have replaced ours. If it did so a moment ago, the visitor stays on the page with all input, and
 * the hook returns the address of the target.
 */
export function useChunkGuard(): string | undefined {
  // Reads the state of the router itself, not its hook: a chunk may fail before React has rendered the state
  // of the navigation.
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
      // A missing chunk is often reported twice, the second time after the navigation was cancelled.
      setMissing(known =>
        known && !target ? known : { address: target ?? addressOf(here), on: here.pathname },
      )
      // Cancels the navigation to the page that failed, and stays on this page.
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
  // The next page clears the failure.
  return missing?.on === here.pathname ? missing.address : undefined
}
