import { calls, isCmsError, isSafeAddress, type PageRoute } from '@rathausplatz/contract'
import { redirect } from 'react-router'
import type { SiteContext } from '../cms/site-context.ts'
import { notFound, unmatchedRoute } from '../errors/not-found.ts'
import { type ResolvedEntry, resolveEntries } from './resolve-entries.ts'

export type LoadedPage = Omit<PageRoute, 'content' | 'apiCalls'> & { entries: ResolvedEntry[]; path: string }

/** Paths that the CMS is never asked for (spec §2). */
const OUTSIDE_THE_CMS = /^\/intranet(?:\/|$)/

/**
 * The page at a path: critical, it may fail the request. An unknown or failing page is a 404 'Seite nicht gefunden'
 * (spec §8); a page that has moved sends the visitor on, to a path of this site only.
 */
export async function loadPage(
  site: SiteContext,
  path: string,
  query = new URLSearchParams(),
): Promise<LoadedPage> {
  if (OUTSIDE_THE_CMS.test(path)) throw unmatchedRoute()
  const answer = await askForPage(site, path)
  if ('redirect' in answer) {
    const { to, status } = answer.redirect
    if (!to.startsWith('/') || !isSafeAddress(to) || to === path) throw notFound()
    throw redirect(to, status)
  }
  const { content, apiCalls: _, ...page } = answer
  return { ...page, path, entries: await resolveEntries(content, { path, query, now: site.now }, site) }
}

async function askForPage({ cms, log, requestId }: SiteContext, path: string) {
  try {
    return await cms.call(calls.route, { query: { url: path } })
  } catch (error) {
    if (!isCmsError(error)) log.error({ err: error, path, requestId }, 'Seite nicht ladbar')
    throw notFound()
  }
}
