import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { remoteMedia } from './remote-media.ts'

const cleanups: (() => unknown)[] = []
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup()
})

async function cms(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  cleanups.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const ask = (path: string, init?: RequestInit) => new Request(`http://localhost:3000${path}`, init)

test('A picture is streamed through with its type and its age, and without the rest of the headers', async () => {
  const origin = await cms((request, response) => {
    response.setHeader('set-cookie', 'spur=1')
    response.writeHead(200, {
      'content-type': 'image/avif',
      'cache-control': 'max-age=60',
      'content-length': 5,
    })
    response.end(request.url === '/medien/markt/1024.avif' ? 'markt' : '?')
  })
  const answer = await remoteMedia(origin)(ask('/medien/markt/1024.avif'))
  expect(await answer.text()).toBe('markt')
  expect(Object.fromEntries(answer.headers)).toEqual({
    'cache-control': 'max-age=60',
    'content-length': '5',
    'content-type': 'image/avif',
  })
})

test('A visitor’s cookies and tokens do not travel to the CMS; what the browser has need not come again', async () => {
  const seen: Record<string, unknown>[] = []
  const origin = await cms((request, response) => {
    seen.push(request.headers)
    response.writeHead(304, { etag: '"a"' }).end()
  })
  const headers = { cookie: 'token=1', authorization: 'x', 'if-none-match': '"a"' }
  const answer = await remoteMedia(origin)(ask('/medien/a.jpg', { headers }))
  expect(answer.status).toBe(304)
  expect(seen[0]).not.toHaveProperty('cookie')
  expect(seen[0]).not.toHaveProperty('authorization')
})

test.each([
  [404, 404],
  [403, 502],
  [500, 502],
])('A CMS that answers %i gives %i and a German page', async (theirs, ours) => {
  const origin = await cms((_, response) => response.writeHead(theirs).end('Traceback'))
  const answer = await remoteMedia(origin)(ask('/medien/a.jpg'))
  expect(answer.status).toBe(ours)
  expect(await answer.text()).not.toContain('Traceback')
})

test('F-07: a CMS that redirects elsewhere, and one that is dead, give 502', async () => {
  const origin = await cms((_, response) => response.writeHead(302, { location: 'http://192.0.2.1/' }).end())
  expect((await remoteMedia(origin)(ask('/medien/a.jpg'))).status).toBe(502)
  expect((await remoteMedia('http://127.0.0.1:9')(ask('/medien/a.jpg'))).status).toBe(502)
})
