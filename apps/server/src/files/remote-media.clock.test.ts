import type { ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { describe, test } from 'vitest'
import { remoteMedia } from './remote-media.ts'
import { ask, cms, kept, picture, statusOf } from './testing/media-elsewhere.ts'

describe.concurrent('A CMS that is slow to answer', () => {
  test('X6: a picture that was fetched once is served while the CMS fails, also by another process, with its age', async ({
    expect,
  }) => {
    let how: 'good' | 'bad' | 'hang' = 'good'
    const origin = await cms((_, response) => {
      if (how === 'good') picture(response)
      if (how === 'bad') response.writeHead(500).end('Traceback')
    })
    const files = await kept()
    expect((await remoteMedia(origin, files)(ask('/medien/markt/480.webp'))).status).toBe(200)
    await files.settled()
    for (const fails of ['bad', 'hang'] as const) {
      how = fails
      const media = remoteMedia(origin, files)
      const answer = await media(ask('/medien/markt/480.webp'))
      expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
        200,
        'image/webp',
        'markt',
      ])
      expect(answer.headers.get('age')).toBeTruthy()
      const start = performance.now()
      const never = await media(ask('/medien/nie.webp'))
      expect([never.status, never.headers.get('retry-after'), never.headers.get('cache-control')]).toEqual([
        503,
        '10',
        'no-store',
      ])
      if (fails === 'hang') expect(performance.now() - start).toBeLessThan(500)
    }
  })

  test('X6: one slow file does not block other files of the same CMS', async ({ expect }) => {
    const origin = await cms((request, response) => {
      if (request.url !== '/medien/langsam.webp') picture(response)
    })
    const media = remoteMedia(origin, await kept())
    const slow = media(ask('/medien/langsam.webp'))
    expect((await media(ask('/medien/a.webp'))).status).toBe(200)
    expect((await slow).status).toBe(503)
    expect((await media(ask('/medien/b.webp'))).status).toBe(200)
  })

  test.for<[string, number | undefined, number]>([
    ['is silent', undefined, 503],
    ['fails', 500, 503],
    ['knows nothing of it', 404, 404],
    ['gives a page', 200, 502],
  ])('Readers of one picture share one answer, also if the CMS %s', async ([, theirs, ours], { expect }) => {
    const open: ServerResponse[] = []
    const origin = await cms((_, response) => void open.push(response))
    const media = remoteMedia(origin, await kept())
    const start = performance.now()
    const answers = Array.from({ length: 5 }, () => statusOf(media(ask('/medien/a.webp'))))
    await expect.poll(() => open.length).toBe(1)
    if (theirs) open[0]?.writeHead(theirs, { 'content-type': 'text/html' }).end('<p>')
    expect(await Promise.all(answers)).toEqual(Array(5).fill(ours))
    expect(performance.now() - start).toBeLessThan(4_800)
    expect(open).toHaveLength(1)
  })

  test('X6: after one request has timed out nobody waits for a silent CMS, and its pictures are back once it answers', async ({
    expect,
  }) => {
    let speaks = false
    const origin = await cms((request, response) => {
      if (!speaks) return
      response.writeHead(200, { 'content-type': 'image/avif', 'content-length': 5 })
      response.end(request.method === 'HEAD' ? undefined : 'markt')
    })
    const media = remoteMedia(origin, await kept())
    expect((await media(ask('/medien/a/1024.avif'))).status).toBe(503)
    // A probe goes out every five seconds and times out; a request that waited for it would take as long.
    const end = performance.now() + 7_000
    let longest = 0
    while (performance.now() < end) {
      const start = performance.now()
      expect((await media(ask('/medien/a/1024.avif'))).status).toBe(503)
      longest = Math.max(longest, performance.now() - start)
      await setTimeout(5)
    }
    expect(longest).toBeLessThan(1_000)
    speaks = true
    await expect
      .poll(async () => (await media(ask('/medien/a/1024.avif'))).status, { timeout: 20_000, interval: 200 })
      .toBe(200)
  }, 40_000)
})
