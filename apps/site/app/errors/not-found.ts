import { data } from 'react-router'

/** Kept by nobody: the page may be there at the next request. */
const headers = { 'cache-control': 'no-store' }

/** The CMS has no such page, or could not say (spec §8). */
export function notFound() {
  return data('Seite nicht gefunden', { status: 404, statusText: 'Not Found', headers })
}

/** No route of the site matches (spec §8). */
export function unmatchedRoute() {
  return data('This page could not be found', { status: 404, statusText: 'Not Found', headers })
}
