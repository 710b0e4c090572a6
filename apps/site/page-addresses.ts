import { LRUCache } from 'lru-cache'
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'

/** The routes that are needed to draw pages of the CMS. */
const PAGES: ReadonlySet<string> = new Set(['root', 'home', 'page'])
const MOST_ADDRESSES = 2_000

export const onlyPages = <R>(routes: Readonly<Record<string, R>>): Record<string, R> =>
  Object.fromEntries(Object.entries(routes).filter(([id]) => PAGES.has(id)))

/**
 * Returns a function that tells whether an address is a page of the CMS and not another route. The result is
 * cached, because most requests are for such pages; with only three routes the router matches faster.
 */
export function pageAddresses(routes: ServerBuild['routes']): (pathname: string) => boolean {
  const tree = below(routes, undefined)
  const known = new LRUCache<string, boolean>({ max: MOST_ADDRESSES })
  return pathname => {
    const found = known.get(pathname) ?? PAGES.has(matchRoutes(tree, pathname)?.at(-1)?.route.id ?? '')
    known.set(pathname, found)
    return found
  }
}

function below(routes: ServerBuild['routes'], parent: string | undefined): RouteObject[] {
  return Object.values(routes).flatMap((route): RouteObject[] => {
    if (!route || route.parentId !== parent) return []
    const { id, path = '', index } = route
    return index ? [{ id, path, index }] : [{ id, path, children: below(routes, id) }]
  })
}
