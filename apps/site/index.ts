import { fileURLToPath } from 'node:url'
import type { Stadt } from '@rathausplatz/contract'
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router'
import { heardCms } from './app/cms/heard-cms.ts'
import { rememberTown } from './app/cms/remember-town.ts'
import type { SiteContext } from './app/cms/site-context.ts'

type SiteOptions = Pick<
  SiteContext,
  'cms' | 'media' | 'publicUrl' | 'frameOrigins' | 'beobachtungen' | 'vorschau' | 'log'
> & {
  /** The town as the operator has named it, for a CMS that does not. */
  stadt?: Stadt | undefined
}
/** What the server knows of a request. */
type RequestContext = Pick<SiteContext, 'nonce' | 'requestId' | 'sender' | 'refused' | 'tells'>
type Site = {
  /** Answers a request for a page. */
  fetch(request: Request, context: RequestContext): Promise<Response>
  /** Folder of the files that browsers fetch. */
  clientFolder: string
}

/** A build of the site brings its own way to wrap what loaders use. */
export type SiteBuild = ServerBuild & {
  entry: { module: { provide(site: SiteContext): RouterContextProvider } }
}

/** Where the build stands beside its sources. */
export const buildFolder = fileURLToPath(new URL('./build/', import.meta.url))

/** The site as built, speaking to the CMS that it is given. */
export async function createSite(options: SiteOptions): Promise<Site> {
  const build = (await import(new URL('./build/server/index.js', import.meta.url).href)) as SiteBuild
  return { fetch: serveBuild(build, options), clientFolder: `${buildFolder}client` }
}

/** Answers requests with a build; in development the build changes under way. */
export function serveBuild(
  build: SiteBuild,
  { cms, media, publicUrl, frameOrigins, beobachtungen, vorschau, log, stadt }: SiteOptions,
  mode = 'production',
): Site['fetch'] {
  // Forms are accepted from the public address only, also where a proxy speaks to us under another one.
  const allowedActionOrigins = [new URL(publicUrl).host]
  const handle = createRequestHandler({ ...build, allowedActionOrigins }, mode)
  const town = rememberTown(stadt)
  return async (request, { nonce, requestId, sender, refused, tells }) => {
    const now = new Date()
    const heard = heardCms(cms, log, requestId)
    const response = await handle(
      request,
      build.entry.module.provide({
        cms: town(heard.cms),
        keptSince: heard.keptSince,
        media,
        log,
        publicUrl,
        frameOrigins,
        beobachtungen,
        tells,
        vorschau,
        nonce,
        requestId,
        sender,
        refused,
        now,
      }),
    )
    // A part that came too late is missing here and may be there at the next request.
    if (!heard.isWhole()) response.headers.set('cache-control', 'no-store')
    const since = heard.keptSince()
    // For caches and for who looks; people read it on the page.
    if (since) response.headers.set('age', String(Math.round((now.getTime() - since.getTime()) / 1_000)))
    return response
  }
}
