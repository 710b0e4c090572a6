import { calls } from '@rathausplatz/contract'
import { berlinDay } from '@rathausplatz/time'
import { refuseToTake, unanswered } from '../answers/for-machines.ts'
import { ownPath } from '../answers/own-address.ts'
import { siteOf } from '../cms/site-context.ts'
import { drawHinweise } from '../layouts/hinweise/draw-hinweise.tsx'
import { shownHinweise } from '../layouts/hinweise/put-away.ts'
import type { Route } from './+types/hinweise'

const NONE = { hinweise: [], more: 0 }

/** Serves the current notices for an open page: the first line holds their marks, the rest is their HTML. */
export async function loader({ context, url, request }: Route.LoaderArgs) {
  try {
    const { cms, now } = siteOf(context)
    const { hinweise, weitere_hinweise } = await cms.call(calls.stadt, {})
    const path = ownPath(url.searchParams.get('bei') ?? '') || '/'
    const back = ownPath(url.searchParams.get('zurueck') ?? '') || path
    const { marks, standing = NONE } = shownHinweise(
      hinweise,
      { path, cookies: request.headers.get('cookie'), now },
      weitere_hinweise,
    )
    const html = drawHinweise({ ...standing, back, today: berlinDay(now) })
    return new Response(`${marks}\n${html}`, {
      headers: {
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex',
      },
    })
  } catch (error) {
    return unanswered(error)
  }
}

export const action = refuseToTake
