import { data } from 'react-router'

/** Not cached: the page may exist at the next request. */
const headers = { 'cache-control': 'no-store' }

/** Returns a 404 for a page that the CMS does not have or cannot deliver (spec §8). */
export function notFound() {
  return data('Seite nicht gefunden', { status: 404, statusText: 'Not Found', headers })
}

/** Returns a 404 for an address that no route of the site matches (spec §8). */
export function unmatchedRoute() {
  return data('This page could not be found', { status: 404, statusText: 'Not Found', headers })
}
