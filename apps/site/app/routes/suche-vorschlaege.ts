import { calls, isSafeAddress } from '@rathausplatz/contract'
import { refuseToTake, unanswered } from '../answers/for-machines.ts'
import { siteOf } from '../cms/site-context.ts'
import type { Route } from './+types/suche-vorschlaege'

/** Serves suggestions for the search field; an error if the CMS fails. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const q = (url.searchParams.get('q') ?? '').slice(0, 100)
  try {
    const { data } = await siteOf(context).cms.call(calls.suchvorschlaege, { query: { q } })
    const safe = data.filter(({ url }) => url === undefined || (url.startsWith('/') && isSafeAddress(url)))
    return Response.json(safe, {
      headers: { 'cache-control': 'private, max-age=60', 'x-robots-tag': 'noindex' },
    })
  } catch (error) {
    return unanswered(error)
  }
}

export const action = refuseToTake
