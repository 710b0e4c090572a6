import { cmsInProcess, cmsOverHttp } from '@rathausplatz/contract'
import { createApp, type Parts } from './app.ts'
import type { Config } from './config.ts'
import { serveHttp } from './http-server.ts'
import type { Log } from './log.ts'
import { remoteMedia } from './remote-media.ts'

/** Tells a person at the terminal, in German, what is happening. */
export type Say = (sentence: string) => void

export type Running = {
  address: string
  /** Finishes what is in flight, then closes the CMS. */
  stop(): Promise<void>
}

/** What stands behind the site: its CMS, and how to close it. */
type Source = Pick<Parts, 'cms' | 'handlers' | 'media'> & { close: () => Promise<void> }

/** Opens the CMS, the site and the door, in this order. What fails closes again what was opened before. */
export async function start(config: Config, log: Log, say: Say): Promise<Running> {
  const source = config.cmsUrl ? remoteSource(config.cmsUrl, say) : await embeddedSource(config, log, say)
  try {
    say('Die Website wird geladen ...')
    const { createSite } = await import('@rathausplatz/site')
    const site = await createSite({ cms: source.cms, publicUrl: config.publicUrl, log })
    return await open({ ...source, site, config, log }, source.close)
  } catch (error) {
    await source.close()
    throw error
  }
}

/** Puts the parts together and opens the door. */
export async function open(parts: Parts, close: () => Promise<void>): Promise<Running> {
  let draining = false
  const app = await createApp({ ...parts, isDraining: () => draining })
  const server = await serveHttp(app, parts.config)
  return {
    address: addressOf(parts.config, server.port),
    async stop() {
      draining = true
      await server.drain()
      await close()
    },
  }
}

function remoteSource(cmsUrl: string, say: Say): Source {
  say(`Die Inhalte kommen vom CMS unter ${cmsUrl}.`)
  return { cms: cmsOverHttp(cmsUrl), media: remoteMedia(cmsUrl), close: async () => {} }
}

async function embeddedSource({ dataDir, demo }: Config, log: Log, say: Say): Promise<Source> {
  say(`Die Inhalte werden geöffnet (${dataDir}) ...`)
  const { openCms } = await import('@rathausplatz/cms')
  const cms = await openCms({ dataDir, log })
  try {
    if (demo && (await cms.isEmpty())) {
      say('Der Datenordner ist leer: Die Beispielstadt Rebenau wird angelegt ...')
      const { seedDemo } = await import('@rathausplatz/demo')
      await seedDemo(cms)
    }
  } catch (error) {
    await cms.close()
    throw error
  }
  return {
    cms: cmsInProcess(cms.handlers),
    handlers: cms.handlers,
    media: request => cms.media(request),
    close: () => cms.close(),
  }
}

function addressOf({ host }: Config, port: number): string {
  const everywhere = host === '0.0.0.0' || host === '::'
  return `http://${everywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`
}
