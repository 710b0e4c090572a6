import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import { openStrangeCms } from '@rathausplatz/contract/strange-cms'
import type { SiteBuild } from '@rathausplatz/site'
import { createServer as createVite } from 'vite'
import { createApp } from './app.ts'
import { DESK_ROOT } from './files/desk.ts'
import { developmentPolicy } from './http/security-headers.ts'
import { createLog } from './log.ts'
import type { Site } from './parts.ts'
import { readConfig } from './settings/config.ts'
import { openSource } from './source.ts'
import { describeFailure } from './start-failure.ts'

/**
 * `npm run dev`: site and desk with hot reload, in one process with a seeded CMS. `npm run dev:site`
 * (`--fake-cms`): the same with the contract's examples, as if the CMS were remote.
 */
process.env.NODE_ENV = 'development'
const siteFolder = fileURLToPath(new URL('../../site', import.meta.url))
const deskFolder = fileURLToPath(new URL('../../redaktion', import.meta.url))
const say = (sentence: string): void => void process.stderr.write(`${sentence}\n`)

const read = readConfig(process.env)
if (!read.ok) {
  say(read.message)
  process.exit(1)
}
const log = createLog(read.config.logLevel)
const fake = process.argv.includes('--fake-cms')
const config = fake ? { ...read.config, cmsUrl: (await openStrangeCms()).origin } : read.config
const source = await openSource(config, log, say)

const server = createServer()
const vite = await createVite({
  root: siteFolder,
  configFile: join(siteFolder, 'vite.config.ts'),
  appType: 'custom',
  // One port for pages and hot reload, so that the policy of the pages covers both.
  server: { middlewareMode: true, hmr: { server } },
})
const viteOfDesk = await createVite({
  root: deskFolder,
  configFile: join(deskFolder, 'vite.config.ts'),
  appType: 'custom',
  server: { middlewareMode: true, hmr: { server } },
})
const desk = source.handlers && {
  document: async () => {
    const html = await readFile(join(deskFolder, 'index.html'), 'utf8')
    const shown = await viteOfDesk.transformIndexHtml('/', html)
    return new Response(shown, { headers: { 'content-type': 'text/html; charset=utf-8' } })
  },
}
/** Matches the paths of the Vite modules of the desk, not those of its screens. */
const MODULE_OF_DESK = new RegExp(`^${DESK_ROOT}/(?:@|src/|node_modules/)`)
// Site and build are both loaded through Vite, so that they share one React Router: its development build.
const load = <Module>(id: string) => vite.ssrLoadModule(id) as Promise<Module>
const fetch: Site['fetch'] = async (request, context) => {
  const { serveBuild } = await load<typeof import('@rathausplatz/site')>('/index.ts')
  const build = await load<SiteBuild>('virtual:react-router/server-build')
  return serveBuild(
    build,
    {
      ...config,
      cms: source.cms,
      media: source.media,
      desk: desk?.document,
      beobachtungen: [],
      log,
    },
    'development',
  )(request, context)
}
const app = await createApp({
  ...source,
  config,
  log,
  policy: developmentPolicy(config),
  // Build output comes from Vite; only the folder of static files exists already.
  site: { fetch, clientFolder: join(siteFolder, 'public') },
})
const answer = getRequestListener(app.fetch)
server.on('request', (incoming, outgoing) => {
  const { url = '/' } = incoming
  const site = () => vite.middlewares(incoming, outgoing, () => void answer(incoming, outgoing))
  if (!MODULE_OF_DESK.test(url)) return site()
  viteOfDesk.middlewares(incoming, outgoing, () => {
    // Vite has removed its own base path from the URL.
    incoming.url = url
    site()
  })
})
server.once('error', error => {
  say(describeFailure(error, config) ?? String(error))
  process.exit(1)
})
server.listen(config.port, config.host, () => say(`Die Website läuft: http://${config.host}:${config.port}`))

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, async () => {
    server.closeAllConnections()
    await vite.close()
    await viteOfDesk.close()
    await source.close()
    process.exit(0)
  })
}
