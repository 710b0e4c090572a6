import type { RouterContextProvider } from 'react-router'
import { siteOf } from '../cms/site-context.ts'
import { asking } from '../room/asking.ts'
import { signedIn } from '../sessions/session.ts'
import { shown } from '../sessions/shown.ts'

type Args = { request: Request; url: URL; context: Readonly<RouterContextProvider> }

/** A page of the council's room, for the members who are signed in. */
export async function inCouncil(args: Args) {
  const site = siteOf(args.context)
  const session = await signedIn(args, 'raete')
  return { site, session: shown(session, site), ask: asking(site, session) }
}
