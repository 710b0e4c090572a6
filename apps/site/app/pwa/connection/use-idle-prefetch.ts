import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { isKeepable } from '../kept/keepable.ts'
import { isThrifty, whenIdle } from './connection.ts'

/** Most pages to prefetch; more would cost the server more than visitors gain. */
const MOST_LINKS = 4

/** Addresses that are not pages of the CMS, and the home page, which has a route of its own. */
const NO_PAGES = /^\/(?:$|unterwegs$|medien\/|assets\/|.*\.\w+$)/

/**
 * Prefetches the data of pages whose links are in view, in an idle period after arrival (spec §9). The
 * browser keeps the data for the visit that follows, and loads it with low priority.
 */
export function useIdlePrefetch() {
  const { pathname } = useLocation()
  useEffect(() => {
    const added: HTMLLinkElement[] = []
    const stop = whenIdle(() => {
      if (isThrifty(navigator)) return
      for (const address of pagesInView(pathname)) added.push(prefetch(address))
    })
    return () => {
      stop()
      for (const link of added) link.remove()
    }
  }, [pathname])
}

function pagesInView(here: string): string[] {
  const found = new Set<string>()
  for (const link of document.querySelectorAll('main a[href^="/"]')) {
    // A link inside an SVG is of another type, and its href is not a string.
    if (!(link instanceof HTMLAnchorElement)) continue
    if (found.size >= MOST_LINKS) break
    const address = new URL(link.href)
    const { pathname, search } = address
    const isPage = !NO_PAGES.test(pathname) && search === '' && pathname !== here && isKeepable(address)
    if (isPage && !link.target && !link.download && isInView(link)) found.add(dataOf(pathname))
  }
  return [...found]
}

function isInView(link: Element): boolean {
  const { top, bottom, width } = link.getBoundingClientRect()
  return width > 0 && bottom > 0 && top < innerHeight
}

/** The address where the router loads the data of a CMS page. */
const dataOf = (path: string): string => `${path.replace(/\/$/, '')}.data?_routes=page`

function prefetch(href: string): HTMLLinkElement {
  const link = document.createElement('link')
  Object.assign(link, { rel: 'prefetch', as: 'fetch', href })
  return document.head.appendChild(link)
}
