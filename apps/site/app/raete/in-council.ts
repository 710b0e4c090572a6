import type { RouterContextProvider } from 'react-router'
import { siteOf } from '../cms/site-context.ts'
import { asking } from '../room/asking.ts'
import { signedIn } from '../sessions/session.ts'
import { shown } from '../sessions/shown.ts'

type Args = { request: Request; url: URL; context: Readonly<RouterContextProvider> }

/** Loads the session for a page of the council members' area. */
export async function inCouncil(args: Args) {
  const site = siteOf(args.context)
  const session = await signedIn(args, 'raete')
  return { site, session: shown(session, site), ask: asking(site, session) }
}
