import { calls, type IntranetRubrik, isCmsError, isNoData } from '@rathausplatz/contract'
import type { RouterContextProvider } from 'react-router'
import { type SiteContext, siteOf } from '../cms/site-context.ts'
import { type Session, signedIn } from '../sessions/session.ts'
import { type ShownSession, shown } from '../sessions/shown.ts'

type Args = { request: Request; url: URL; context: Readonly<RouterContextProvider> }

/** What every page of the intranet shows around its own content. */
export type IntranetFrame = { session: ShownSession; rubriken: IntranetRubrik[] }

/** A page of the intranet, for who is signed in: with user and categories on the first render (spec §4). */
export async function inIntranet(args: Args) {
  const site = siteOf(args.context)
  const session = await signedIn(args, 'intranet')
  const ask = asking(site, session)
  const rubriken = await ask.list(site.cms.call(calls.intranetRubriken, ask.with))
  const frame: IntranetFrame = { session: shown(session, site), rubriken }
  return { site, session, frame, ask }
}

export type Ask = ReturnType<typeof asking>

/** How lists are asked for: one that fails is emptied without a message (spec §8). */
function asking({ log, requestId }: SiteContext, { token }: Session) {
  const part = async <T>(loading: Promise<T>): Promise<T | undefined> =>
    loading.catch((error: unknown) => {
      if (!isMissing(error)) log.warn({ err: error, requestId }, 'Teil des Intranets nicht ladbar')
      return undefined
    })
  return {
    with: { token },
    part,
    list: async <T>(loading: Promise<T[]>): Promise<T[]> => (await part(loading)) ?? [],
  }
}

/** What a CMS says that has no such thing, or no such call: it may know spec §7 alone. */
export const isMissing = (error: unknown): boolean =>
  (isCmsError(error) || isNoData(error)) && [400, 404, 501].includes(error.status ?? 0)
