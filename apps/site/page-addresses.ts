import { LRUCache } from 'lru-cache'
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'

/** Routes without which no page of the CMS is drawn. */
const PAGES: ReadonlySet<string> = new Set(['root', 'home', 'page'])
const MOST_ADDRESSES = 2_000

export const onlyPages = <R>(routes: Readonly<Record<string, R>>): Record<string, R> =>
  Object.fromEntries(Object.entries(routes).filter(([id]) => PAGES.has(id)))

/**
 * Tells whether a page of the CMS stands at an address, and no route of its own: most addresses are such, and are asked for
 * again and again. Among three routes the router finds its way faster than among all.
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
