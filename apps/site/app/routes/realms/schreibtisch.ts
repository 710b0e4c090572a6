import { redirect, redirectDocument } from 'react-router'
import { siteOf } from '../../cms/site-context.ts'
import { notFound } from '../../errors/not-found.ts'
import { accountPageOf } from '../../sessions/realms.ts'
import { signedIn } from '../../sessions/session.ts'
import type { Route } from './+types/schreibtisch'

/**
 * Serves the document of the editors' desk to signed-in editors. The desk is a program of its own that shows
 * its pages by the address. With a remote CMS there is no desk here, so editors are redirected to their
 * account.
 */
export async function loader(args: Route.LoaderArgs) {
  const { request, url, context } = args
  await signedIn(args, 'redaktion')
  const { desk } = siteOf(context)
  if (!desk && args.params['*']) throw notFound()
  if (!desk) throw redirect(accountPageOf('redaktion'), 303)
  // A link within the site requests only data, but the desk is a separate program and needs its own document.
  const isDocument = new URL(request.url).pathname === url.pathname
  if (!isDocument) throw redirectDocument(url.pathname + url.search, 303)
  return desk()
}
