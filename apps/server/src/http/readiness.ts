import { type Cms, CmsError, calls } from '@rathausplatz/contract'

export type Readiness = 'bereit' | 'eingeschränkt' | 'nicht bereit'

/** How long one check of the CMS is reused, in ms, so that probes cost it nothing. */
const KEPT_MS = 1_000
const PATIENCE_MS = 1_000

/**
 * Checks the CMS with a menu call, one at a time. A silent remote CMS leaves the site ready but limited: it
 * continues from its cache. The embedded CMS is the only source of its site, so without it nothing is ready.
 */
export function watchReadiness(cms: Cms, { remote }: { remote: boolean }): () => Promise<Readiness> {
  let last: Promise<Readiness> | undefined
  let until = 0
  return () => {
    if (last && performance.now() < until) return last
    until = Number.POSITIVE_INFINITY
    last = answers(cms).then(yes => {
      until = performance.now() + KEPT_MS
      if (yes) return 'bereit'
      return remote ? 'eingeschränkt' : 'nicht bereit'
    })
    return last
  }
}

async function answers(cms: Cms): Promise<boolean> {
  try {
    await cms.call(calls.menu, { query: { name: 'Hauptmenü' }, signal: AbortSignal.timeout(PATIENCE_MS) })
    return true
  } catch (error) {
    return error instanceof CmsError && error.code !== 'fehler'
  }
}
