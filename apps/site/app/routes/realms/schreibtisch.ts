import { redirect, redirectDocument } from 'react-router'
import { siteOf } from '../../cms/site-context.ts'
import { notFound } from '../../errors/not-found.ts'
import { accountPageOf } from '../../sessions/realms.ts'
import { signedIn } from '../../sessions/session.ts'
import type { Route } from './+types/schreibtisch'

/**
 * The document of the editors' desk, to whoever is signed in; what is shown in it, its own program decides by the
 * address. Before a CMS elsewhere there is no desk here: whoever signs in gets to their account.
 */
export async function loader(args: Route.LoaderArgs) {
  const { request, url, context } = args
  await signedIn(args, 'redaktion')
  const { desk } = siteOf(context)
  if (!desk && args.params['*']) throw notFound()
  if (!desk) throw redirect(accountPageOf('redaktion'), 303)
  // A page of the site that leads here asks for data; the desk is another program and begins with its document.
  const isDocument = new URL(request.url).pathname === url.pathname
  if (!isDocument) throw redirectDocument(url.pathname + url.search, 303)
  return desk()
}
