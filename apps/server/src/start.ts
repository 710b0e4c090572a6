import { createApp } from './app.ts'
import { calmLog } from './calm-log.ts'
import { openDesk } from './files/desk.ts'
import { serveHttp } from './http/http-server.ts'
import type { Log } from './log.ts'
import { notingCauses } from './noting-causes.ts'
import { openObservation } from './observe/observe.ts'
import { answerAtTheDoor } from './page-cache/answer-at-the-door.ts'
import { openPageCache } from './page-cache/page-cache.ts'
import type { Parts } from './parts.ts'
import type { Say } from './say.ts'
import type { Config } from './settings/config.ts'
import { describeProxy } from './settings/proxy-check.ts'
import { type Opening, openSource } from './source.ts'

export type Running = {
  address: string
  /** Finishes requests in flight, then closes the CMS. */
  stop(): Promise<void>
}

/** Opens the CMS, the site and the server, in this order. If one fails, closes what was opened before. */
export async function start(config: Config, log: Log, say: Say, how?: Opening): Promise<Running> {
  const warning = describeProxy(config)
  if (warning) say(warning)
  const calm = calmLog(log)
  const observation = openObservation(config, calm)
  const told = notingCauses(observation.log)
  const beobachtungen = [...observation.beobachtungen, ...(config.kartendienst ? ['karte' as const] : [])]
  // Loaded while the database is checked; an error is reported where the site is used.
  import('@rathausplatz/site').then(({ loadSite }) => loadSite()).catch(() => {})
  const source = await openSource(config, told, say, how)
  const close = async () => {
    await source.close()
    await observation.close()
    calm.stop()
  }
  try {
    say('Die Website wird geladen ...')
    const { createSite } = await import('@rathausplatz/site')
    // A remote CMS brings its own desk.
    const desk = source.handlers && (await openDesk())
    const site = await createSite({
      ...config,
      cms: source.cms,
      media: source.media,
      desk: desk?.document,
      beobachtungen,
      log: told,
    })
    const cache = config.seitenspeicher && source.feed ? openPageCache(source.feed) : undefined
    const running = await open(
      { ...source, site, desk: desk?.files, config, observation, cache, log: told },
      close,
    )
    void source.prepareSearch?.()
    return running
  } catch (error) {
    await close()
    throw error
  }
}

/** Builds the app from its parts and listens. */
export async function open(parts: Parts, close: () => Promise<void>): Promise<Running> {
  let draining = false
  const all = { ...parts, isDraining: () => draining }
  const app = await createApp(all)
  const server = await serveHttp(app, parts.config, answerAtTheDoor(all))
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
