import { onTestFinished } from 'vitest'
import { createApp } from '../../app.ts'
import { serveHttp } from '../../http/http-server.ts'
import { testParts } from '../../testing/test-parts.ts'
import { openObservation } from '../observe.ts'

export const matomo = (url: string) => ({ matomo: { url: `${url}/zaehlt`, siteId: '3' } })
export const sentry = (url: string) => ({ sentry: { envelopes: `${url}/api/7/envelope/`, key: 'abc123' } })

/** Starts the server with its reports going to these receivers. */
export async function serverWith(settings: object) {
  const { parts, lines, remove } = await testParts({ config: settings })
  const config = { ...parts.config, publicUrl: 'http://localhost' }
  const observation = openObservation(config, parts.log)
  const app = await createApp({ ...parts, config, observation, log: observation.log })
  const server = await serveHttp(app, config)
  onTestFinished(async () => {
    await server.drain()
    await observation.close()
    await remove()
  })
  const origin = `http://localhost:${server.port}`
  const tell = (path: string, body: string | object, headers: Record<string, string> = {}) =>
    fetch(origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  return { origin, tell, lines, observation }
}
