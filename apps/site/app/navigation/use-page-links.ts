import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { inPlace } from './stay.ts'

/** Addresses of files, which the browser fetches itself. */
const FILES = /^\/(?:medien|api|assets|intranet\/datei|raete\/datei)\//

/**
 * Follows links between pages by the router, so that the page is not reloaded. One listener serves the whole
 * document, because links are plain `a` elements. All other links are left to the browser. Offline, all links
 * are left to the browser, because the service worker has pages, not their data.
 */
export function usePageLinks() {
  const navigate = useNavigate()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link || !isPlainClick(event) || !leadsToPage(link) || !navigator.onLine) return
      event.preventDefault()
      const { pathname, search, hash } = link
      // The fragment of a link in place is only for browsers without scripts, which reload the page.
      if (link.dataset.stay !== undefined) void navigate(pathname + search, { ...inPlace, replace: true })
      // Same behaviour as links without scripts: the same address replaces the history entry.
      else void navigate(pathname + search + hash, { replace: link.href === location.href })
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate])
}

function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented
}

/** Whether a link leads to another page of this site. `data-document` requests a full page load. */
function leadsToPage({
  origin,
  pathname,
  search,
  hash,
  target,
  download,
  dataset,
}: HTMLAnchorElement): boolean {
  if (dataset.document !== undefined) return false
  if (origin !== location.origin || (target && target !== '_self') || download || FILES.test(pathname))
    return false
  const isSamePage = pathname === location.pathname && search === location.search
  return !(isSamePage && hash) || dataset.stay !== undefined
}
