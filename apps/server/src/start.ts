import { createApp, type Parts } from './app.ts'
import { calmLog } from './calm-log.ts'
import type { Config } from './config.ts'
import { serveHttp } from './http-server.ts'
import type { Log } from './log.ts'
import { openObservation } from './observe/observe.ts'
import { describeProxy } from './proxy-check.ts'
import { openSource, type Say } from './source.ts'

export type Running = {
  address: string
  /** Finishes what is in flight, then closes the CMS. */
  stop(): Promise<void>
}

/** Opens the CMS, the site and the door, in this order. What fails closes again what was opened before. */
export async function start(config: Config, log: Log, say: Say): Promise<Running> {
  const warning = describeProxy(config)
  if (warning) say(warning)
  const calm = calmLog(log)
  const observation = openObservation(config, calm)
  const { log: told, beobachtungen } = observation
  const source = await openSource(config, told, say)
  const close = async () => {
    await source.close()
    await observation.close()
    calm.stop()
  }
  try {
    say('Die Website wird geladen ...')
    const { createSite } = await import('@rathausplatz/site')
    const site = await createSite({
      ...config,
      cms: source.cms,
      media: source.media,
      beobachtungen,
      log: told,
    })
    return await open({ ...source, site, config, observation, log: told }, close)
  } catch (error) {
    await close()
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

function addressOf({ host }: Config, port: number): string {
  const everywhere = host === '0.0.0.0' || host === '::'
  return `http://${everywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`
}
