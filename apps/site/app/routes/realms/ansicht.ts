import { ansichtStaende, calls, inhaltId, isCmsError, isNoData } from '@rathausplatz/contract'
import { forEditor, type Shown } from '../../ansicht/ansicht.ts'
import { drawAnsicht, isPage, spracheOf } from '../../ansicht/draw-ansicht.ts'
import { ownPath } from '../../answers/own-address.ts'
import { type SiteContext, siteOf } from '../../cms/site-context.ts'
import { signedIn } from '../../sessions/session.ts'
import type { Route } from './+types/ansicht'

/** Serves the preview of a draft as visitors would see the page (decision 0065). */
export async function loader(args: Route.LoaderArgs): Promise<Response> {
  const site = siteOf(args.context)
  const { token } = await signedIn(args, 'redaktion')
  const found = await asked(site, token, args)
  const page = found && (await drawn(site, args, found))
  const answer = page && isPage(page) ? page : await drawn(site, args, undefined)
  // Only the desk may frame the preview; it is not indexed and not cached.
  answer.headers.set('x-frame-options', 'SAMEORIGIN')
  answer.headers.set('x-robots-tag', 'noindex')
  answer.headers.set('cache-control', 'private, no-store')
  return answer
}

type Asked = { request: Request; params: { id?: string | undefined }; url: URL }
type Found = Shown & { pfad: string; dateien: readonly string[] }

/** Loads the draft for this editor; undefined if this editor can see no such draft. */
async function asked(
  { cms }: SiteContext,
  token: string,
  { params, url }: Asked,
): Promise<Found | undefined> {
  const { success, data: id } = inhaltId.safeParse(params.id)
  if (!success) return undefined
  const stand = ansichtStaende.find(one => one === url.searchParams.get('stand'))
  const sprache = spracheOf(url)
  try {
    const found = await cms.call(calls.redaktionAnsicht, {
      params: { id },
      query: { stand, sprache },
      token,
    })
    return ownPath(found.pfad) === undefined ? undefined : found
  } catch (error) {
    if (isCmsError(error) || isNoData(error)) return undefined
    throw error
  }
}

/** Draws the page at its own address, or the page for missing content if there is no draft. */
const drawn = (site: SiteContext, { request, url }: Asked, found: Found | undefined): Promise<Response> =>
  drawAnsicht(site, {
    request,
    url,
    pfad: found?.pfad ?? url.pathname,
    found,
    ansicht: forEditor(url.searchParams.get('rahmen') !== 'ohne', found?.dateien),
  })
