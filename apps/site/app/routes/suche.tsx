import { siteOf } from '../cms/site-context.ts'
import { loadSearch } from '../search/load-search.ts'
import { SearchPage } from '../search/search-page.tsx'
import type { Route } from './+types/suche'

export async function loader({ context, url }: Route.LoaderArgs) {
  return loadSearch(siteOf(context), url.searchParams)
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
