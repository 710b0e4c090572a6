import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type Answer = { status: number; body: Buffer; headers: Record<string, string> }
type Change = (answer: Answer) => Answer

/** A proxy before the real server that can change answers: to imitate a new build, a lost file or a fault. */
export async function standInFront(target = '') {
  const changes = new Map<string, Change>()
  const asked: string[] = []
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/'
    asked.push(path)
    try {
      const { accept = '*/*', cookie = '' } = request.headers
      const got = await fetch(target + path, { headers: { accept, cookie }, redirect: 'manual' })
      const headers = Object.fromEntries(got.headers)
      for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'connection'])
        delete headers[name]
      const plain: Answer = { status: got.status, body: Buffer.from(await got.arrayBuffer()), headers }
      const change = changes.get(path.split('?', 1)[0] ?? '')
      const { status, body, headers: sent } = change ? change(plain) : plain
      response.writeHead(status, sent).end(body)
    } catch {
      response.destroy()
    }
  })
  await new Promise<void>(resolve => server.listen(0, 'localhost', resolve))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    changes,
    asked,
    async close() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}

/** Returns the same file with more at its end. */
export const withMore =
  (more: string): Change =>
  answer => ({ ...answer, body: Buffer.concat([answer.body, Buffer.from(more)]) })

export const gone: Change = answer => ({ ...answer, status: 404, body: Buffer.alloc(0) })
