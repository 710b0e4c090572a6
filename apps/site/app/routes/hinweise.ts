import { calls } from '@rathausplatz/contract'
import { sectionOf } from '@rathausplatz/contract/sections'
import { refuseToTake, unanswered } from '../answers/for-machines.ts'
import { siteOf } from '../cms/site-context.ts'
import { shownHinweise } from '../layouts/hinweise/put-away.ts'
import type { Route } from './+types/hinweise'

/** By which marks the notices above a page are known just now, for a page that has been open for a while. */
export async function loader({ context, url, request }: Route.LoaderArgs) {
  try {
    const { hinweise } = await siteOf(context).cms.call(calls.stadt, {})
    const section = sectionOf(url.searchParams.get('bei') ?? '/')
    const { marks } = shownHinweise(hinweise, section, request.headers.get('cookie'))
    return new Response(marks, {
      headers: {
        'content-type': 'text/plain',
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex',
      },
    })
  } catch (error) {
    return unanswered(error)
  }
}

export const action = refuseToTake
