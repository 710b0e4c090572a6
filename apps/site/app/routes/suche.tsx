import { siteOf } from '../cms/site-context.ts'
import { takeNothing } from '../errors/refusal.ts'
import { RouteError } from '../errors/route-error.tsx'
import { orLeave } from '../pwa/connection/leave-to-browser.ts'
import { loadSearch } from '../search/load-search.ts'
import { SearchPage } from '../search/search-page.tsx'
import type { Route } from './+types/suche'

export async function loader({ context, url }: Route.LoaderArgs) {
  return loadSearch(siteOf(context), url.searchParams)
}

export const action = takeNothing

/**
 * Without a network the browser loads the page itself, and the service worker may answer with a kept page.
 */
export async function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  return orLeave(serverLoader(), request)
}

export function headers({ loaderHeaders }: Route.HeadersArgs): HeadersInit {
  return loaderHeaders
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const town = matches[0].loaderData?.stadt?.name ?? ''
  const title = loaderData?.q ? `Suche nach „${loaderData.q}“` : 'Suche'
  return [{ title: `${title} – ${town}` }, { name: 'robots', content: 'noindex' }]
}

export default function Suche({ loaderData }: Route.ComponentProps) {
  return <SearchPage search={loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
