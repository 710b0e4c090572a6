import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { inPlace } from './stay.ts'

/** Below these the browser fetches files itself. */
const FILES = /^\/(?:medien|api|assets|intranet\/datei|raete\/datei)\//

/**
 * Follows links between pages of the site without loading all anew, whatever drew them: one listener for the whole
 * page, plain `a` elements everywhere. Everything else is left to the browser, and all of it where there is no network: the
 * service worker has pages, not their data.
 */
export function usePageLinks() {
  const navigate = useNavigate()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link || !isPlainClick(event) || !leadsToPage(link) || !navigator.onLine) return
      event.preventDefault()
      const { pathname, search, hash } = link
      // The place that a link in its place names is for those without scripts, whose browser loads all anew.
      if (link.dataset.stay !== undefined) void navigate(pathname + search, { ...inPlace, replace: true })
      // As with the browser's own links: the page shown already is no new step of the way back.
      else void navigate(pathname + search + hash, { replace: link.href === location.href })
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate])
}

function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented
}

/** A page of this site, and not only another place on this one. `data-document` asks for the whole page. */
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
