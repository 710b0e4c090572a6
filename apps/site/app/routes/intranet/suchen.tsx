import { calls } from '@rathausplatz/contract'
import { inIntranet } from '../../intranet/in-intranet.ts'
import { loadHelpers } from '../../intranet/load-helpers.ts'
import { IntranetSearchPage } from '../../intranet/search-page.tsx'
import { pageNumber, requirePage } from '../../room/page-number.ts'
import type { Route } from './+types/suchen'

/** Searches the intranet. The query is private, so the search statistics do not count it. */
export async function loader(args: Route.LoaderArgs) {
  const { site, frame, ask } = await inIntranet(args)
  const q = (args.url.searchParams.get('q') ?? '').trim().slice(0, 200)
  const page = pageNumber(args.url.searchParams)
  const query = { q, seite: page }
  const found =
    q === '' ? undefined : await ask.part(site.cms.call(calls.intranetSuche, { query, ...ask.with }))
  if (found) requirePage({ page, pages: found.pagination?.pages, entries: found.data.length })
  const helpers = q !== '' && found?.anzahl === 0 ? await loadHelpers(site, ask) : undefined
  return { frame, q, found, page, helpers }
}

export default function Suchen({ loaderData }: Route.ComponentProps) {
  return <IntranetSearchPage {...loaderData} />
}
