import {
  type Cms,
  calls,
  isCmsError,
  type PageRedirect,
  type PageRoute,
  sprachen,
} from '@rathausplatz/contract'
import type { EntryPage } from '@rathausplatz/templates/template'
import { redirect } from 'react-router'
import { ownPath } from '../answers/own-address.ts'
import { holidaysIn } from '../cms/holidays-in.ts'
import type { SiteContext } from '../cms/site-context.ts'
import { notFound, unmatchedRoute } from '../errors/not-found.ts'
import type { Asked } from '../hilfreich/asked.ts'
import { type Stand, standOf } from '../stand/stand.ts'
import { contentFetches } from './content-fetches.ts'
import { oneTitle } from './one-title.ts'
import { type PageEntry, pageEntry } from './page-entry.ts'
import { authorsOf } from './picture-authors.ts'
import { type ResolvedEntry, resolveEntries } from './resolve-entries.ts'
import { bringViews } from './views.ts'

export type LoadedPage = Omit<PageRoute, 'content' | 'apiCalls'> & {
  entries: ResolvedEntry[]
  /** Credits for the pictures of the page. */
  authors: string[]
  path: string
  /** Canonical query of the page: filters and list page, without values that have no effect. */
  query: string
  /** Age of the page; undefined if it is fresh. */
  stand: Stand | undefined
  /** The step of the question whether the page was helpful; undefined if the page does not ask it. */
  asked?: Asked | undefined
}

/** A page as its views get it. */
export type ShownPage = Omit<LoadedPage, 'entries'> & { entries: PageEntry[] }

export function shown(page: LoadedPage): ShownPage {
  return { ...page, entries: page.entries.map(pageEntry) }
}

/** What this device remembers. */
type OfDevice = Pick<EntryPage, 'gemerkterAbfallort' | 'gemerkteTonnen'>

/** Paths for which the CMS is never asked (spec §2). */
const OUTSIDE_THE_CMS = /^\/intranet(?:\/|$)/

/**
 * Loads the page at a path, or throws: an unknown or failing page is a 404 'Seite nicht gefunden' (spec §8);
 * a page that has moved redirects, but only to a path of this site.
 */
export async function loadPage(
  site: SiteContext,
  path: string,
  query = new URLSearchParams(),
  device: OfDevice = { gemerkterAbfallort: () => undefined, gemerkteTonnen: () => '' },
): Promise<LoadedPage> {
  if (OUTSIDE_THE_CMS.test(path) && !site.ansicht) throw unmatchedRoute()
  if (path !== '/' && path.endsWith('/')) throw redirectTo(withoutSlash(path, query), 301)
  const answer = await askForPage(site, path, query)
  if ('redirect' in answer) throw wayTo(answer, path)
  const { content, apiCalls, ...page } = answer
  const fetches = contentFetches(site.cms, apiCalls, query)
  const entries = await resolveEntries(
    content,
    {
      path,
      sprache: page.sprache,
      query,
      now: site.now,
      holidays: () => holidaysIn(site.cms),
      publicUrl: site.publicUrl,
      frameOrigins: site.frameOrigins,
      beobachtungen: site.beobachtungen,
      ...device,
    },
    { ...site, cms: fetches.cms },
  )
  await bringViews(entries.map(({ template }) => template))
  const { failed, isBeyond, onlyEntry, meta, query: chosen } = fetches.outcome()
  // A preview stays on its page even if its list is empty or has one entry.
  if (!site.ansicht) {
    if (failed || isBeyond) throw notFound()
    if (onlyEntry !== undefined && (await isPlaceToStay(site, onlyEntry, path))) throw redirectTo(onlyEntry)
  }
  if (page.sprache === 'leicht' && page.sprachfassungen) chosen.set('sprache', 'leicht')
  const title = page.title || (page.breadcrumbs.at(-1)?.title ?? '')
  return {
    ...page,
    title,
    ...meta,
    path,
    query: chosen.toString(),
    entries: oneTitle(entries, { title, layout: page.pageLayout }),
    authors: authorsOf(page.heroImages, entries),
    stand: standOf(site),
  }
}

/** Returns the path without trailing slashes, because each page has one address. */
function withoutSlash(path: string, query: URLSearchParams): string {
  return path.replace(/\/+$/, '') + (query.size > 0 ? `?${query}` : '')
}

/** Whether an address is another existing page that does not redirect, so that no redirect loop can occur. */
async function isPlaceToStay({ cms }: SiteContext, address: string, from: string): Promise<boolean> {
  const { pathname } = new URL(address, 'http://site')
  if (pathname === from) return false
  const answer = await cms.call(calls.route, { query: { url: pathname } }).catch(() => undefined)
  return (
    answer !== undefined &&
    !('redirect' in answer) &&
    !answer.apiCalls.some(({ options }) => options.redirectOnSingleEntry)
  )
}

async function askForPage(site: SiteContext, path: string, query: URLSearchParams) {
  const { cms, log, requestId } = site
  try {
    const sprache = sprachen.find(name => name === query.get('sprache'))
    return withQuery(await cms.call(calls.route, { query: { url: path, sprache } }), query)
  } catch (error) {
    const moved = isMissing(error) && (await askByQuery(cms, path, query))
    if (moved) return moved
    if (!isCmsError(error)) log.error({ err: error, path, requestId }, 'Seite nicht ladbar')
    throw notFound()
  }
}

const isMissing = (error: unknown) => isCmsError(error) && error.code === 'nicht-gefunden'

/**
 * Asks the CMS for a redirect by path and query: old websites identify pages by the query alone, as in
 * `/index.php?id=12`.
 */
async function askByQuery(cms: Cms, path: string, query: URLSearchParams): Promise<PageRedirect | undefined> {
  if (query.size === 0) return undefined
  const answer = await cms.call(calls.route, { query: { url: `${path}?${query}` } }).catch(() => undefined)
  return answer && 'redirect' in answer ? answer : undefined
}

/** Adds filters and list page to the target of a redirect. */
function withQuery(answer: PageRoute | PageRedirect, query: URLSearchParams): PageRoute | PageRedirect {
  if (!('redirect' in answer) || query.size === 0 || answer.redirect.to.includes('?')) return answer
  const [target = '', fragment] = answer.redirect.to.split('#', 2)
  const to = `${target}?${query}${fragment === undefined ? '' : `#${fragment}`}`
  return { redirect: { ...answer.redirect, to } }
}

/** Redirects only to another path of this site; otherwise 404. */
function wayTo({ redirect: { to, status } }: PageRedirect, path: string) {
  return ownPath(to)?.split(/[?#]/, 1)[0] === path ? notFound() : redirectTo(to, status)
}

function redirectTo(address: string, status?: number) {
  const path = ownPath(address)
  return path === undefined ? notFound() : redirect(path, status)
}
