import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSnapshot } from '@rathausplatz/site/remote-cms'
import { afterAll } from 'vitest'

const cleanups: (() => unknown)[] = []
// Cleans up after all tests, not after each: tests that wait for a silent CMS run concurrently.
afterAll(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup()
})

/** Starts a CMS that answers with this listener, and returns its origin. */
export async function cms(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  cleanups.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

export const ask = (path: string, init?: RequestInit) => new Request(`http://localhost:3000${path}`, init)

export const kept = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rathausplatz-medien-'))
  const files = openSnapshot(folder, () => {})
  cleanups.push(async () => {
    await files.settled()
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  })
  return files
}
export const picture = (response: ServerResponse, body: string | Buffer = 'markt', type = 'image/webp') =>
  response
    .writeHead(200, { 'content-type': type, 'content-length': Buffer.byteLength(body), etag: '"a"' })
    .end(body)

export const statusOf = async (answer: Promise<Response>) => (await answer).status
