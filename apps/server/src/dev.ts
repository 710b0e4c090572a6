import { createServer } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import { openStrangeCms } from '@rathausplatz/contract/strange-cms'
import type { SiteBuild } from '@rathausplatz/site'
import { createServer as createVite } from 'vite'
import { createApp, type Site } from './app.ts'
import { readConfig } from './config.ts'
import { createLog } from './log.ts'
import { developmentPolicy } from './security-headers.ts'
import { openSource } from './source.ts'
import { describeFailure } from './start-failure.ts'

/**
 * `npm run dev`: the site with hot reload, in one process with its seeded CMS. `npm run dev:site` (`--fake-cms`): the
 * same in front of the contract's examples, as if the CMS ran elsewhere.
 */
process.env.NODE_ENV = 'development'
const siteFolder = fileURLToPath(new URL('../../site', import.meta.url))
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
// Both come through Vite, so that they meet the same React Router: its development build.
const load = <Module>(id: string) => vite.ssrLoadModule(id) as Promise<Module>
const fetch: Site['fetch'] = async (request, context) => {
  const { serveBuild } = await load<typeof import('@rathausplatz/site')>('/index.ts')
  const build = await load<SiteBuild>('virtual:react-router/server-build')
  return serveBuild(
    build,
    { ...config, cms: source.cms, media: source.media, beobachtungen: [], log },
    'development',
  )(request, context)
}
const app = await createApp({
  ...source,
  config,
  log,
  policy: developmentPolicy(config),
  // What a build would hold comes from Vite; only the folder of finished files is there already.
  site: { fetch, clientFolder: join(siteFolder, 'public') },
})
const answer = getRequestListener(app.fetch)
server.on('request', (incoming, outgoing) => {
  vite.middlewares(incoming, outgoing, () => void answer(incoming, outgoing))
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
    await source.close()
    process.exit(0)
  })
}
