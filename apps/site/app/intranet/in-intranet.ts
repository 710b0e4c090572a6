import { calls, type IntranetRubrik } from '@rathausplatz/contract'
import type { RouterContextProvider } from 'react-router'
import { siteOf } from '../cms/site-context.ts'
import { asking } from '../room/asking.ts'
import { signedIn } from '../sessions/session.ts'
import { type ShownSession, shown } from '../sessions/shown.ts'

type Args = { request: Request; url: URL; context: Readonly<RouterContextProvider> }

/** Data for the frame of every page of the intranet. */
export type IntranetFrame = { session: ShownSession; rubriken: IntranetRubrik[] }

/**
 * Loads the frame of an intranet page for the signed-in account: user and categories on the first render
 * (spec §4). If the categories cannot be loaded, the list is empty without a message (spec §8) and `isTold`
 * is false.
 */
export async function inIntranet(args: Args) {
  const site = siteOf(args.context)
  const session = await signedIn(args, 'intranet')
  const ask = asking(site, session)
  const told = await ask.part(site.cms.call(calls.intranetRubriken, ask.with))
  const frame: IntranetFrame = { session: shown(session, site), rubriken: told ?? [] }
  return { site, session, frame, ask, isTold: told !== undefined }
}
