import { CmsError, type CmsHandlers } from '@rathausplatz/contract'
import { fakeCms } from '@rathausplatz/contract/fake-cms'
import {
  createRequestHandler,
  type ServerBuild,
  UNSAFE_withComponentProps as withComponentProps,
  UNSAFE_withErrorBoundaryProps as withErrorBoundaryProps,
} from 'react-router'
import type { SiteContext } from '../cms/site-context.ts'
import * as entry from '../entry.server.tsx'
import * as root from '../root.tsx'
import * as page from '../routes/page.tsx'
import { testSite } from './test-site.ts'

type Modules = { root?: object; page?: object; entry?: Partial<typeof entry> }

/**
 * Returns the site as the router serves it, with its real modules: the shell and the pages of the CMS. A test
 * may replace exports of these modules. The functions of the site return its answers and the logged faults.
 */
export function townSite(
  planted: Modules = {},
  handlers: CmsHandlers = {},
  mode = 'production',
  told: Partial<SiteContext> = {},
) {
  const { site, lines } = testSite({ ...fakeCms(), route, ...handlers })
  const build = buildOf(planted)
  const holdData = planted.entry?.holdData ?? entry.holdData
  const handle = createRequestHandler({ ...build, routes: holdData(build.routes) }, mode)
  const ask = async (path: string, init: RequestInit = {}) => {
    const answer = await handle(
      new Request(new URL(path, site.publicUrl), init),
      entry.provide({ ...site, isDataAlone: path.endsWith('.data'), ...told }),
    )
    const html = await answer.text()
    return { status: answer.status, headers: answer.headers, html, ...partsOf(html) }
  }
  const get = (path: string) => ask(path)
  /** Posts a form as another website would. */
  const post = (path: string) => ask(path, { method: 'POST', body: new URLSearchParams({ a: 'b' }) })
  return { get, post, faults: () => lines.filter(({ level }) => level === 'error') }
}

/** Returns a page for every path except one. */
const route: NonNullable<CmsHandlers['route']> = ({ query: { url } }) => {
  if (url === '/gibt-es-nicht') throw new CmsError('nicht-gefunden')
  return {
    pageTheme: 'default',
    pageLayout: 'default',
    title: `Seite ${url}`,
    description: '',
    breadcrumbs: [],
    heroImages: [],
    apiCalls: [],
    content: [{ template: 'text', slotName: 'content', context: { titel: 'Ein Text' } }],
  }
}

/** Returns title, first heading and text of a page. */
function partsOf(html: string) {
  const text = html
    .replaceAll(/<(script|style).*?<\/\1>/gs, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
  return {
    titles: [...html.matchAll(/<title>([^<]*)<\/title>/g)].map(([, title]) => title),
    heading: /<h1[^>]*>([^<]*)</.exec(html)?.[1],
    text,
  }
}

function buildOf(planted: Modules): ServerBuild {
  const rootRoute = { id: 'root', path: '' }
  const pageRoute = { id: 'page', parentId: 'root', path: '*' }
  const inBrowser = { module: '/assets/x.js', hasAction: false, hasLoader: true, hasErrorBoundary: true }
  const build = {
    entry: { module: { ...entry, ...planted.entry } },
    routes: {
      root: { ...rootRoute, module: asBuilt({ ...root, ...planted.root }) },
      page: { ...pageRoute, module: asBuilt({ ...page, ...planted.page }) },
    },
    assets: {
      version: '1',
      url: '/assets/manifest.js',
      entry: { module: '/assets/entry.js', imports: [] },
      routes: { root: { ...rootRoute, ...inBrowser }, page: { ...pageRoute, ...inBrowser } },
    },
    publicPath: '/',
    assetsBuildDirectory: '',
    prerender: [],
    future: {},
    ssr: true,
    isSpaMode: false,
    routeDiscovery: { mode: 'initial' },
  }
  return build as unknown as ServerBuild
}

/** Adds the component props that the build adds. */
function asBuilt(module: typeof root | typeof page) {
  return {
    ...module,
    default: withComponentProps(module.default as never),
    ErrorBoundary: withErrorBoundaryProps(module.ErrorBoundary as never),
  }
}
