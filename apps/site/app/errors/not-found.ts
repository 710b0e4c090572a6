import { data } from 'react-router'

/** Not cached: the page may exist at the next request. */
const headers = { 'cache-control': 'no-store' }

/** The CMS has no such page or cannot deliver it (spec §8). */
export function notFound() {
  return data('Seite nicht gefunden', { status: 404, statusText: 'Not Found', headers })
}

/** No route of the site matches (spec §8). */
export function unmatchedRoute() {
  return data('This page could not be found', { status: 404, statusText: 'Not Found', headers })
}
