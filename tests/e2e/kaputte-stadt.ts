import { cmsInProcess } from '@rathausplatz/contract'
import { fakeCms } from '@rathausplatz/contract/fake-cms'
import { buildFolder, type SiteBuild, serveBuild } from '@rathausplatz/site'
import { createLog } from '../../apps/server/src/log.ts'
import { openObservation } from '../../apps/server/src/observe/observe.ts'
import { readConfig } from '../../apps/server/src/settings/config.ts'
import { open } from '../../apps/server/src/start.ts'

/**
 * The built site with faults on request: `/freibad/wide?kaputt=content` is a page of the pool in the layout
 * `wide` with a view that throws in its content slot. Answers of loaders are changed before they reach the
 * views, on the server and in the browser alike; the build itself is unchanged. Prints its address and runs
 * until it is killed.
 */

const nothingToDraw = { unbekannt: 1 }

/** Faults by their name in the address: each changes the answer of the page's loader. */
const faults: Record<string, (page: Page) => object> = {
  content: page => withEntry(page, 'content'),
  sidebar: page => withEntry(page, 'sidebar'),
  titel: () => ({ title: nothingToDraw }),
  hero: () => ({ heroImages: [null] }),
  brotkrumen: () => ({ breadcrumbs: [null] }),
  meta: () => ({ canonical: 'http://[' }),
  lader() {
    throw new Error('geheimer Grund in /srv/daten')
  },
  fehlt() {
    throw new Response('This page could not be found', { status: 404 })
  },
}

/** A template without a view: rendering it throws. */
const withEntry = ({ entries }: Page, slotName: string) => ({
  entries: [...(entries as unknown[]), { template: 'geplant', slotName, context: {}, options: {} }],
})

type Page = Record<string, unknown>
type Loader = (args: { url: URL }) => Promise<Page>

function breakOnRequest(loader: Loader): Loader {
  return async args => {
    const answer = await loader(args)
    const asked = args.url.searchParams.getAll('kaputt')
    const broken = (page: Page) => Object.assign({}, page, ...asked.map(name => faults[name]?.(page)))
    // A loader that sets headers wraps its data.
    return answer['type'] === 'DataWithResponseInit'
      ? Object.assign(Object.create(Object.getPrototypeOf(answer)), answer, {
          data: broken(answer['data'] as Page),
        })
      : broken(answer)
  }
}

/** Breaks data of the frame and of the error page: the town's name, and the links. */
function breakFrame(loader: Loader): Loader {
  return async args => {
    const layout = await loader(args)
    const asked = args.url.searchParams.getAll('kaputt')
    return {
      ...layout,
      ...(asked.includes('kopf') && { stadt: { name: nothingToDraw } }),
      // The frame of a section has its own links; only the 404 page shows those of the town.
      ...(asked.includes('fehlerseite') && { footerTopics: [{ title: nothingToDraw, href: '/' }] }),
    }
  }
}

const build = (await import(`${buildFolder}server/index.js`)) as SiteBuild
const planted = (id: string, plant: (loader: Loader) => Loader) => {
  const route = build.routes[id] as NonNullable<(typeof build.routes)[string]>
  return {
    [id]: { ...route, module: { ...route.module, loader: plant(route.module.loader as never) as never } },
  }
}
const broken = {
  ...build,
  routes: { ...build.routes, ...planted('root', breakFrame), ...planted('page', breakOnRequest) },
}

const handlers = {
  ...fakeCms(),
  /** `/freibad/wide`: a page of a section in a layout. */
  route: ({ query: { url } }: { query: { url: string } }) => ({
    pageTheme: 'default' as const,
    pageLayout: (['wide', 'portal'] as const).find(layout => url.endsWith(layout)) ?? ('default' as const),
    title: 'Eine Seite',
    description: '',
    breadcrumbs: [],
    heroImages: [],
    apiCalls: [],
    content: [{ template: 'hinweis', slotName: 'content' as const, context: { titel: 'Ein Baustein' } }],
  }),
}

const read = readConfig({ ...process.env, PORT: '0' })
if (!read.ok) throw new Error(read.message)
const { config } = read
const parts = { cms: cmsInProcess(handlers), media: async () => new Response(null, { status: 404 }) }
const observation = openObservation(config, createLog('error'))
const { log, beobachtungen } = observation
const site = {
  fetch: serveBuild(broken, { ...config, ...parts, beobachtungen, log }),
  clientFolder: `${buildFolder}client`,
}
const { address } = await open({ ...parts, handlers, site, config, observation, log }, async () => {})
process.stderr.write(`${address}\n`)
