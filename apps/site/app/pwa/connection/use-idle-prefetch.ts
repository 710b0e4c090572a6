import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { isKeepable } from '../kept/keepable.ts'
import { isThrifty, whenIdle } from './connection.ts'

/** So many pages that a visitor may go to next; more would cost the server more than the visitor gains. */
const MOST_LINKS = 4

/** Rows of the plan of addresses that are no pages of the CMS, and the home page, which has a row of its own. */
const NO_PAGES = /^\/(?:$|unterwegs$|medien\/|assets\/|.*\.\w+$)/

/**
 * In an idle moment after arriving, the data of the pages that the links in view lead to (spec §9). The browser keeps what
 * was prefetched for the visit that follows, and does it when it has nothing better to do.
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
    // In a drawing a link is another kind of thing, and its address no text.
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

/** Where the router asks for what a page of the CMS loads. */
const dataOf = (path: string): string => `${path.replace(/\/$/, '')}.data?_routes=page`

function prefetch(href: string): HTMLLinkElement {
  const link = document.createElement('link')
  Object.assign(link, { rel: 'prefetch', as: 'fetch', href })
  return document.head.appendChild(link)
}
