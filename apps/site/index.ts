import { fileURLToPath } from 'node:url'
import type { Cms, Stadt } from '@rathausplatz/contract'
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router'
import type { HeardCms } from './app/cms/heard-cms.ts'
import { lastSeen } from './app/cms/last-seen.ts'
import { rememberTown } from './app/cms/remember-town.ts'
import type { Log, SiteContext } from './app/cms/site-context.ts'
import { rememberAccounts } from './app/sessions/known-accounts.ts'
import { keptKey } from './kept-key.ts'
import { onlyPages, pageAddresses } from './page-addresses.ts'

export type { InlineCode } from './app/document/inline-mark.ts'

type SiteOptions = Pick<
  SiteContext,
  | 'cms'
  | 'media'
  | 'desk'
  | 'publicUrl'
  | 'frameOrigins'
  | 'kartendienst'
  | 'sessionSeconds'
  | 'beobachtungen'
  | 'vorschau'
  | 'log'
> & {
  /** Folder for data that must survive a restart. */
  dataDir: string
  /** The town from the operator's settings, for a CMS that does not have the call for the town. */
  stadt?: Stadt | undefined
}
/** Data of a request that the server provides. */
type RequestContext = Pick<
  SiteContext,
  'policy' | 'onSameForAll' | 'requestId' | 'sender' | 'refused' | 'tells'
>
type Site = {
  /** Answers a request for a page. */
  fetch(request: Request, context: RequestContext): Promise<Response>
  /** Folder of the files for browsers. */
  clientFolder: string
}

/**
 * A build of the site provides its own functions to wrap the context and the routes. `heardCms` comes from
 * the build too, because it records which faults are already logged, so that a loader does not log them
 * again.
 */
export type SiteBuild = ServerBuild & {
  entry: {
    module: {
      heardCms(cms: Cms, log: Log, requestId: string): HeardCms
      provide(site: SiteContext): RouterContextProvider
      unlessRefused(routes: ServerBuild['routes']): ServerBuild['routes']
      orKept(routes: ServerBuild['routes']): ServerBuild['routes']
      holdData(routes: ServerBuild['routes']): ServerBuild['routes']
    }
  }
}

/** Folder of the build, beside the sources. */
export const buildFolder = fileURLToPath(new URL('./build/', import.meta.url))

/** Imports the build. This takes a while; the CMS need not be available. */
export const loadSite = (): Promise<SiteBuild> =>
  import(new URL('./build/server/index.js', import.meta.url).href)

/** Creates the built site in front of the given CMS. */
export async function createSite(options: SiteOptions): Promise<Site> {
  const build = await loadSite()
  return { fetch: serveBuild(build, options), clientFolder: `${buildFolder}client` }
}

/** Answers requests with a build. In development the build changes while the server runs. */
export function serveBuild(
  build: SiteBuild,
  {
    cms,
    media,
    desk,
    publicUrl,
    frameOrigins,
    kartendienst,
    sessionSeconds,
    beobachtungen,
    vorschau,
    log,
    dataDir,
    stadt,
  }: SiteOptions,
  mode = 'production',
): Site['fetch'] {
  // Accepts forms only from the public address, even if a proxy uses another host name.
  const allowedActionOrigins = [new URL(publicUrl).host]
  const { heardCms, holdData, orKept, unlessRefused } = build.entry.module
  const routes = holdData(orKept(unlessRefused(build.routes)))
  const handle = createRequestHandler({ ...build, routes, allowedActionOrigins }, mode)
  // A second handler that has only the routes of CMS pages, for addresses that no other route matches.
  const assets = { ...build.assets, routes: onlyPages(build.assets.routes) }
  const handlePage = createRequestHandler({ ...build, assets, routes: onlyPages(routes) }, mode)
  const isPage = pageAddresses(routes)
  const town = rememberTown(stadt)
  const knownAccounts = rememberAccounts()
  const seen = lastSeen(cms)
  let kept: Buffer | undefined
  const key = () => {
    kept ??= keptKey(dataDir, err => log.error({ err }, 'Schlüssel der Website nicht aufgehoben'))
    return kept
  }
  return async (request, { policy, onSameForAll, requestId, sender, refused, tells }) => {
    const now = new Date()
    const { pathname } = new URL(request.url)
    const heard = heardCms(request.method === 'POST' ? seen.whileSending : seen.cms, log, requestId)
    const drawPage: SiteContext['drawPage'] = async (asked, told) =>
      handlePage(asked, build.entry.module.provide({ ...site, isDataAlone: false, ...told }))
    const site: SiteContext = {
      cms: town(heard.cms),
      keptSince: heard.keptSince,
      media,
      desk,
      log,
      publicUrl,
      frameOrigins,
      kartendienst,
      sessionSeconds,
      knownAccounts,
      beobachtungen,
      tells,
      vorschau,
      policy,
      isDataAlone: pathname.endsWith('.data'),
      onSameForAll,
      key,
      requestId,
      sender,
      refused,
      now,
      drawPage,
    }
    const answer = site.isDataAlone || !isPage(pathname) ? handle : handlePage
    const response = await answer(request, build.entry.module.provide(site))
    // A part that failed to load may be available at the next request.
    if (!heard.isWhole()) response.headers.set('cache-control', 'no-store')
    const since = heard.keptSince()
    // The age in this header is for caches and diagnostics; visitors see the age on the page.
    if (since) response.headers.set('age', String(Math.round((now.getTime() - since.getTime()) / 1_000)))
    return response
  }
}
