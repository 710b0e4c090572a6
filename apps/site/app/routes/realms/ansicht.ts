import { ansichtStaende, calls, inhaltId, isCmsError, isNoData } from '@rathausplatz/contract'
import { forEditor, type Shown } from '../../ansicht/ansicht.ts'
import { drawAnsicht, isPage, spracheOf } from '../../ansicht/draw-ansicht.ts'
import { ownPath } from '../../answers/own-address.ts'
import { type SiteContext, siteOf } from '../../cms/site-context.ts'
import { signedIn } from '../../sessions/session.ts'
import type { Route } from './+types/ansicht'

/** What an editor is writing, as the page that visitors would see (decision 0065). */
export async function loader(args: Route.LoaderArgs): Promise<Response> {
  const site = siteOf(args.context)
  const { token } = await signedIn(args, 'redaktion')
  const found = await asked(site, token, args)
  const page = found && (await drawn(site, args, found))
  const answer = page && isPage(page) ? page : await drawn(site, args, undefined)
  // Only the desk shows it in a frame, nobody finds it, and nothing keeps it: the session says so for all its answers.
  answer.headers.set('x-frame-options', 'SAMEORIGIN')
  answer.headers.set('x-robots-tag', 'noindex')
  answer.headers.set('cache-control', 'private, no-store')
  return answer
}

type Asked = { request: Request; params: { id?: string | undefined }; url: URL }
type Found = Shown & { pfad: string; dateien: readonly string[] }

/** What the CMS shows this editor; nothing where there is nothing for them. */
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

/** The page at its own address; the page of what is missing if there is none. */
const drawn = (site: SiteContext, { request, url }: Asked, found: Found | undefined): Promise<Response> =>
  drawAnsicht(site, {
    request,
    url,
    pfad: found?.pfad ?? url.pathname,
    found,
    ansicht: forEditor(url.searchParams.get('rahmen') !== 'ohne', found?.dateien),
  })
