import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import type { CmsHandlers, Identify } from '../cms.ts'
import { fakeIdentify } from '../fake-cms.ts'
import { cmsOverHttp } from '../http/client.ts'
import { answerOverHttp } from '../http/server.ts'

/** Starts a real HTTP server on this machine for one test, and returns its origin. */
export async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  await new Promise<void>(ready => server.listen(0, '127.0.0.1', ready))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise(closed => server.close(closed))
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Returns the CMS at an origin, with a timeout that is long enough for busy machines. */
export const cmsAt = (origin: string, options: Parameters<typeof cmsOverHttp>[1] = {}) =>
  cmsOverHttp(origin, { timeout: 60_000, ...options })

type Sent = { method: string; address: string; headers: Headers; body: string }
type Reported = { error: unknown; about: { call: string; requestId: string | undefined } }

/** Serves the handlers on a real HTTP server, and records the requests and the reported faults. */
export async function wire(handlers: CmsHandlers, identify: Identify = fakeIdentify) {
  const sent: Sent[] = []
  const reported: Reported[] = []
  const answer = answerOverHttp({ handlers, identify }, (error, about) => reported.push({ error, about }))
  const origin = await listen(async (incoming, outgoing) => {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk)
    const { method = 'GET', url = '/', headers } = incoming
    const body = Buffer.concat(chunks)
    sent.push({
      method,
      address: url,
      headers: new Headers(headers as Record<string, string>),
      body: String(body),
    })
    const request = new Request(`http://127.0.0.1${url}`, {
      method,
      headers: headers as Record<string, string>,
      ...(body.length > 0 ? { body } : {}),
    })
    const response = await answer(request, { requestId: 'anfrage-1' })
    outgoing.writeHead(response.status, Object.fromEntries(response.headers))
    outgoing.end(Buffer.from(await response.arrayBuffer()))
  })
  return { origin, sent, reported }
}
