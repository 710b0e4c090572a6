import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSnapshot, passedOnPictures } from '@rathausplatz/site/remote-cms'
import { afterEach, expect, test } from 'vitest'
import { remoteMedia } from './remote-media.ts'

const cleanups: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup()
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
  const answer = await remoteMedia(origin, await kept())(ask('/medien/markt/1024.avif'))
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
  const headers = { cookie: 'token=1', authorization: 'x', accept: 'text/html', 'if-none-match': '"a"' }
  const answer = await remoteMedia(origin, await kept())(ask('/medien/a.jpg', { headers }))
  expect(answer.status).toBe(304)
  expect(seen[0]).not.toHaveProperty('cookie')
  expect(seen[0]).not.toHaveProperty('authorization')
  // A path is one file for everyone, and is kept as one.
  expect(seen[0]).toMatchObject({ accept: '*/*', 'if-none-match': '"a"' })
})

test.each([
  [404, 404],
  [403, 503],
  [500, 503],
])('A CMS that answers %i gives %i and a German page', async (theirs, ours) => {
  const origin = await cms((_, response) => response.writeHead(theirs).end('Traceback'))
  const answer = await remoteMedia(origin, await kept())(ask('/medien/a.jpg'))
  expect(answer.status).toBe(ours)
  expect(await answer.text()).not.toContain('Traceback')
})

test('F-07: a CMS that redirects elsewhere, and one that is dead, give 503', async () => {
  const origin = await cms((_, response) => response.writeHead(302, { location: 'http://192.0.2.1/' }).end())
  expect((await remoteMedia(origin, await kept())(ask('/medien/a.jpg'))).status).toBe(503)
  expect((await remoteMedia('http://127.0.0.1:9', await kept())(ask('/medien/a.jpg'))).status).toBe(503)
})

const kept = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rathausplatz-medien-'))
  const files = openSnapshot(folder, () => {})
  cleanups.push(async () => {
    await files.settled()
    await rm(folder, { recursive: true, force: true })
  })
  return files
}
const picture = (response: ServerResponse, body: string | Buffer = 'markt', type = 'image/webp') =>
  response
    .writeHead(200, { 'content-type': type, 'content-length': Buffer.byteLength(body), etag: '"a"' })
    .end(body)

test('X6: a picture that was seen is there while the CMS fails, also for another process, with its age', async () => {
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

test('X6: a picture that the CMS says is gone never comes back', async () => {
  let status = 200
  const origin = await cms((_, response) =>
    status === 200 ? picture(response) : response.writeHead(status).end(),
  )
  const files = await kept()
  const media = remoteMedia(origin, files)
  await media(ask('/medien/a.webp'))
  await files.settled()
  status = 404
  expect((await media(ask('/medien/a.webp'))).status).toBe(404)
  status = 500
  expect((await remoteMedia(origin, files)(ask('/medien/a.webp'))).status).toBe(404)
})

test.each([
  ['a page of HTML', 'text/html', '<script>alert(1)</script>'],
  ['a page of XHTML', 'application/xhtml+xml', '<html/>'],
  ['a script', 'text/javascript', 'alert(1)'],
  ['nothing known', 'application/x-shockwave-flash', 'x'],
  ['nothing named', '', 'x'],
  ['a drawing with a script', 'image/svg+xml', '<svg><script>alert(1)</script></svg>'],
  ['a drawing that does something', 'image/svg+xml', '<svg onload = "alert(1)"/>'],
  ['a drawing with a page in it', 'image/svg+xml', '<svg><foreignObject/></svg>'],
])('X6: %s is not passed on', async (_, type, body) => {
  const origin = await cms((_, response) => picture(response, body, type))
  const answer = await remoteMedia(origin, await kept())(ask('/medien/a'))
  expect(answer.status).toBe(502)
  expect(await answer.text()).not.toContain('alert')
})

test('X6: a document that browsers do not show is offered as a file', async () => {
  const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  const origin = await cms((_, response) => picture(response, 'x', type))
  const answer = await remoteMedia(origin, await kept())(ask('/medien/a.docx'))
  expect([answer.status, answer.headers.get('content-disposition')]).toEqual([200, 'attachment'])
})

test('X6: a picture without an end is given up', async () => {
  const origin = await cms((_, response) => {
    response.writeHead(200, { 'content-type': 'image/webp' })
    const pour = () => {
      while (!response.destroyed && response.write(Buffer.alloc(65_536)));
    }
    response.on('drain', pour)
    pour()
  })
  expect((await remoteMedia(origin, await kept())(ask('/medien/a.webp'))).status).toBe(502)
})

test('X6: a file that says it is larger than any is not begun, and a part of one is passed on', async () => {
  const origin = await cms((request, response) => {
    if (request.headers.range) {
      response.writeHead(206, {
        'content-type': 'application/pdf',
        'content-length': 2,
        'content-range': 'bytes 0-1/5',
      })
      return response.end('%P')
    }
    return response.writeHead(200, { 'content-type': 'application/pdf', 'content-length': 500_000_000 }).end()
  })
  const media = remoteMedia(origin, await kept())
  expect((await media(ask('/medien/a.pdf'))).status).toBe(502)
  const part = await media(ask('/medien/a.pdf', { headers: { range: 'bytes=0-1' } }))
  expect([part.status, await part.text()]).toEqual([206, '%P'])
})

test('X6: a picture that is asked for again and again is written once', async () => {
  const origin = await cms((_, response) => picture(response))
  const files = await kept()
  let writes = 0
  const counting = {
    ...files,
    write: (...stored: Parameters<typeof files.write>) => {
      writes += 1
      return files.write(...stored)
    },
  }
  const media = remoteMedia(origin, counting)
  for (let i = 0; i < 5; i++) expect((await media(ask('/medien/a.webp'))).status).toBe(200)
  expect(writes).toBe(1)
})

test('X6: one slow file closes the others for nobody while they are answered', async () => {
  const origin = await cms((request, response) => {
    if (request.url !== '/medien/langsam.webp') picture(response)
  })
  const media = remoteMedia(origin, await kept())
  const slow = media(ask('/medien/langsam.webp'))
  expect((await media(ask('/medien/a.webp'))).status).toBe(200)
  expect((await slow).status).toBe(503)
  expect((await media(ask('/medien/b.webp'))).status).toBe(200)
})

test('Readers of one picture share one download, and one that goes away harms none of the others', async () => {
  let asked = 0
  let finish = () => {}
  const begun = new Promise<void>(resolve => {
    finish = resolve
  })
  const origin = await cms(async (_, response) => {
    asked++
    await begun
    response.writeHead(200, { 'content-type': 'image/avif', 'content-length': 5 }).end('markt')
  })
  const media = remoteMedia(origin, await kept())
  const leaving = new AbortController()
  const first = media(ask('/medien/markt/1024.avif', { signal: leaving.signal }))
  const others = Array.from({ length: 20 }, () => media(ask('/medien/markt/1024.avif')))
  leaving.abort()
  finish()
  await first
  for (const answer of await Promise.all(others)) expect(await answer.text()).toBe('markt')
  expect(asked).toBe(1)
  await media(ask('/medien/markt/1024.avif'))
  expect(asked, 'later ones ask again').toBe(2)
})

test('Forty files are fetched at once, and not one more', async () => {
  let asked = 0
  const origin = await cms(() => void asked++)
  const media = remoteMedia(origin, await kept())
  const answers = Array.from({ length: 60 }, (_, at) => media(ask(`/medien/b${at}/1024.avif`)))
  const statuses = (await Promise.all(answers.slice(40))).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([503]))
  await Promise.all(answers)
  expect(asked).toBe(40)
})

test('X6: once somebody has waited in vain nobody waits for a silent CMS, and when it speaks its pictures are back', async () => {
  let speaks = false
  const origin = await cms((request, response) => {
    if (!speaks) return
    response.writeHead(200, { 'content-type': 'image/avif', 'content-length': 5 })
    response.end(request.method === 'HEAD' ? undefined : 'markt')
  })
  const media = remoteMedia(origin, await kept())
  expect((await media(ask('/medien/a/1024.avif'))).status).toBe(503)
  // A probe asks every five seconds and never answers; a visitor who waited for one would take as long.
  const end = performance.now() + 7_000
  let longest = 0
  while (performance.now() < end) {
    const start = performance.now()
    expect((await media(ask('/medien/a/1024.avif'))).status).toBe(503)
    longest = Math.max(longest, performance.now() - start)
    await new Promise(resolve => setImmediate(resolve))
  }
  expect(longest).toBeLessThan(1_000)
  speaks = true
  await expect
    .poll(async () => (await media(ask('/medien/a/1024.avif'))).status, { timeout: 20_000, interval: 200 })
    .toBe(200)
}, 40_000)

test('A picture outside the media library is passed on if this site has named it, and only a picture', async () => {
  const seen: unknown[] = []
  const origin = await cms((request, response) => {
    seen.push(request.url)
    if (request.url === '/uploads/markt.webp?itok=3') return picture(response)
    response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF')
  })
  const pictures = passedOnPictures({ cmsUrl: origin, origins: [], key: Buffer.alloc(32, 1) })
  const media = remoteMedia(origin, await kept(), pictures)
  const ownName = (bild: string) =>
    (pictures.inOurName({ bild }, JSON.stringify({ bild })) as { bild: string }).bild
  const answer = await media(ask(ownName('/uploads/markt.webp?itok=3')))
  expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
    200,
    'image/webp',
    'markt',
  ])
  expect((await media(ask(ownName('/uploads/liste.pdf')))).status).toBe(502)
  expect((await media(ask(`/medien/fern/${'A'.repeat(22)}/aHR0cDovLzEyNy4wLjAuMS8`))).status).toBe(404)
  expect(seen).toEqual(['/uploads/markt.webp?itok=3', '/uploads/liste.pdf'])
})
