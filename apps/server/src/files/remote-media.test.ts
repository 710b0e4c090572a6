import type { ServerResponse } from 'node:http'
import { passedOnPictures } from '@rathausplatz/site/remote-cms'
import { expect, test } from 'vitest'
import { badAnswers, badServer, patienceOfFetch } from '../../../../tests/other-servers/bad-answers.ts'
import { remoteMedia } from './remote-media.ts'
import { ask, cms, kept, picture, statusOf } from './testing/media-elsewhere.ts'

/** Long times for a good CMS, which may be as slow as the machine. */
const UNHURRIED = { patience: 60_000, pause: 60_000, whole: 60_000 }

test('A picture is passed on with its type, length and cache-control, but without other headers', async () => {
  const origin = await cms((request, response) => {
    response.setHeader('set-cookie', 'spur=1')
    response.writeHead(200, {
      'content-type': 'image/avif',
      'cache-control': 'max-age=60',
      'content-length': 5,
    })
    response.end(request.url === '/medien/markt/1024.avif' ? 'markt' : '?')
  })
  const answer = await remoteMedia(origin, await kept(), undefined, UNHURRIED)(ask('/medien/markt/1024.avif'))
  expect(await answer.text()).toBe('markt')
  expect(Object.fromEntries(answer.headers)).toEqual({
    'cache-control': 'max-age=60',
    'content-length': '5',
    'content-type': 'image/avif',
  })
})

test('A visitor’s cookies and tokens are not sent to the CMS; If-None-Match is', async () => {
  const seen: Record<string, unknown>[] = []
  const origin = await cms((request, response) => {
    seen.push(request.headers)
    response.writeHead(304, { etag: '"a"' }).end()
  })
  const headers = { cookie: 'token=1', authorization: 'x', accept: 'text/html', 'if-none-match': '"a"' }
  const answer = await remoteMedia(
    origin,
    await kept(),
    undefined,
    UNHURRIED,
  )(ask('/medien/a.jpg', { headers }))
  expect(answer.status).toBe(304)
  expect(seen[0]).not.toHaveProperty('cookie')
  expect(seen[0]).not.toHaveProperty('authorization')
  // A path is one file for all visitors, and is cached as one.
  expect(seen[0]).toMatchObject({ accept: '*/*', 'if-none-match': '"a"' })
})

test.each([
  [404, 404],
  [410, 404],
  [401, 404],
  [403, 404],
  [451, 404],
  [429, 503],
  [500, 503],
])('If the CMS answers %i, the visitor gets %i without the text of the CMS', async (theirs, ours) => {
  const origin = await cms((_, response) => response.writeHead(theirs).end('Traceback'))
  const answer = await remoteMedia(origin, await kept(), undefined, UNHURRIED)(ask('/medien/a.jpg'))
  expect(answer.status).toBe(ours)
  expect(await answer.text()).not.toContain('Traceback')
})

test('F-07: a CMS that redirects to another host and a dead CMS give 503', async () => {
  const origin = await cms((_, response) => response.writeHead(302, { location: 'http://192.0.2.1/' }).end())
  expect((await remoteMedia(origin, await kept(), undefined, UNHURRIED)(ask('/medien/a.jpg'))).status).toBe(
    503,
  )
  expect((await remoteMedia('http://127.0.0.1:9', await kept())(ask('/medien/a.jpg'))).status).toBe(503)
})

test.each([404, 410, 401, 403, 451])(
  'X6: after a %i of the CMS the picture is not served from the cache, also while the CMS fails',
  async no => {
    let status = 200
    const origin = await cms((_, response) =>
      status === 200 ? picture(response) : response.writeHead(status).end(),
    )
    const files = await kept()
    const media = remoteMedia(origin, files, undefined, UNHURRIED)
    await media(ask('/medien/a.webp'))
    await files.settled()
    status = no
    expect((await media(ask('/medien/a.webp'))).status).toBe(404)
    status = 500
    expect((await remoteMedia(origin, files, undefined, UNHURRIED)(ask('/medien/a.webp'))).status).toBe(404)
  },
)

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
  const answer = await remoteMedia(origin, await kept(), undefined, UNHURRIED)(ask('/medien/a'))
  expect(answer.status).toBe(502)
  expect(await answer.text()).not.toContain('alert')
})

test('X6: a document that browsers do not show is offered as a download', async () => {
  const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  const origin = await cms((_, response) => picture(response, 'x', type))
  const answer = await remoteMedia(origin, await kept(), undefined, UNHURRIED)(ask('/medien/a.docx'))
  expect([answer.status, answer.headers.get('content-disposition')]).toEqual([200, 'attachment'])
})

test('X6: an endless picture is aborted', async () => {
  const origin = await cms((_, response) => {
    response.writeHead(200, { 'content-type': 'image/webp' })
    const pour = () => {
      while (!response.destroyed && response.write(Buffer.alloc(65_536)));
    }
    response.on('drain', pour)
    pour()
  })
  expect((await remoteMedia(origin, await kept(), undefined, UNHURRIED)(ask('/medien/a.webp'))).status).toBe(
    502,
  )
})

test.each(badAnswers)('A picture is aborted if $name', async bad => {
  const { origin } = await badServer(bad.answer)
  const times = { patience: patienceOfFetch(bad), pause: 60_000, whole: 60_000 }
  const answer = await remoteMedia(origin, await kept(), undefined, times)(ask('/medien/a.webp'))
  expect([502, 503]).toContain(answer.status)
})

test('A dripping small file is aborted after its pause, a large one after its longest time', async () => {
  const drip = (length: number) =>
    badServer(socket => {
      socket.write(`HTTP/1.1 200 OK\r\ncontent-type: application/pdf\r\ncontent-length: ${length}\r\n\r\n`)
      const again = setInterval(() => socket.write('x'), 5)
      socket.on('close', () => clearInterval(again))
    })
  const [small, large] = [await drip(1_000_000), await drip(50_000_000)]
  const hasty = { patience: 60_000, pause: 50, whole: 60_000 }
  const first = await remoteMedia(small.origin, await kept(), undefined, hasty)(ask('/medien/a.pdf'))
  expect(first.status).toBe(503)
  const patient = { patience: 60_000, pause: 60_000, whole: 50 }
  const second = await remoteMedia(large.origin, await kept(), undefined, patient)(ask('/medien/a.pdf'))
  expect(second.status).toBe(200)
  await expect(second.bytes()).rejects.toThrow()
})

test('X6: a file whose stated size is too large is not fetched, and a range is passed on', async () => {
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
  const media = remoteMedia(origin, await kept(), undefined, UNHURRIED)
  expect((await media(ask('/medien/a.pdf'))).status).toBe(502)
  const part = await media(ask('/medien/a.pdf', { headers: { range: 'bytes=0-1' } }))
  expect([part.status, await part.text()]).toEqual([206, '%P'])
})

test('X6: a picture that is requested repeatedly is written to disk once', async () => {
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
  const media = remoteMedia(origin, counting, undefined, UNHURRIED)
  for (let i = 0; i < 5; i++) expect((await media(ask('/medien/a.webp'))).status).toBe(200)
  expect(writes).toBe(1)
})

test('Readers of one picture share one download, and one that disconnects does not disturb the others', async () => {
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
  const media = remoteMedia(origin, await kept(), undefined, UNHURRIED)
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

/** A CMS that sends half of each picture below `/medien/halb/`, and the rest on demand. */
async function halfCms() {
  const rests: (() => void)[] = []
  const origin = await cms((request, response) => {
    if (!request.url?.startsWith('/medien/halb/')) return picture(response)
    response.writeHead(200, { 'content-type': 'image/webp', 'content-length': 5 }).write('ma')
    rests.push(() => response.end('rkt'))
  })
  return { origin, rests }
}

test.each([
  ['who come for the first time', undefined],
  ['who have it already', { 'if-none-match': '"x"' }],
])(
  'At most forty files are in memory at once, and up to two hundred others wait (visitors %s)',
  async (_, headers) => {
    const { origin, rests } = await halfCms()
    const media = remoteMedia(origin, await kept(), undefined, UNHURRIED)
    const get = (path: string) => statusOf(media(ask(path, headers && { headers })))
    const first = Array.from({ length: 40 }, (_, at) => get(`/medien/halb/${at}.webp`))
    await expect.poll(() => rests.length).toBe(40)
    const isThere = () => media(ask('/medien/a.webp', { method: 'HEAD' }))
    await isThere()
    let answered = 0
    const others = Array.from({ length: 210 }, (_, at) =>
      get(`/medien/${at}.webp`).finally(() => {
        answered++
      }),
    )
    await expect.poll(() => answered).toBe(10)
    expect((await isThere()).status, 'what needs no memory needs no turn').toBe(200)
    expect(answered).toBe(10)
    for (const rest of rests) rest()
    expect(await Promise.all(first)).toEqual(Array(40).fill(200))
    const statuses = await Promise.all(others)
    expect(statuses.filter(status => status === 200)).toHaveLength(200)
    expect(statuses.filter(status => status === 503)).toHaveLength(10)
  },
)

test('Files whose answer is pending, and large files in transfer, delay no picture', async () => {
  const open: ServerResponse[] = []
  const origin = await cms((request, response) => {
    if (request.url === '/medien/a.webp') return picture(response)
    open.push(response)
    if (request.url?.endsWith('.pdf'))
      response
        .writeHead(200, { 'content-type': 'application/pdf', 'content-length': 5_000_000 })
        .flushHeaders()
  })
  const media = remoteMedia(origin, await kept(), undefined, UNHURRIED)
  const large = await Promise.all(Array.from({ length: 50 }, (_, at) => media(ask(`/medien/${at}.pdf`))))
  const missing = Array.from({ length: 50 }, (_, at) => statusOf(media(ask(`/medien/${at}.webp`))))
  await expect.poll(() => open.length).toBe(100)
  expect(await statusOf(media(ask('/medien/a.webp')))).toBe(200)
  for (const response of open.slice(50)) response.writeHead(404).end()
  expect(new Set(await Promise.all(missing))).toEqual(new Set([404]))
  await Promise.all(large.map(async ({ body }) => body?.cancel()))
})

test('Each reader of a large file gets all of it', async () => {
  const size = 4_000_000
  const origin = await cms((_, response) => picture(response, Buffer.alloc(size), 'application/pdf'))
  const media = remoteMedia(origin, await kept(), undefined, UNHURRIED)
  const answers = await Promise.all(Array.from({ length: 3 }, () => media(ask('/medien/a.pdf'))))
  const sizes = await Promise.all(answers.map(async answer => (await answer.arrayBuffer()).byteLength))
  expect(sizes).toEqual([size, size, size])
})

test('A range outside a file is answered with the size of the file, without the page of the CMS', async () => {
  const origin = await cms((_, response) =>
    response
      .writeHead(416, { 'content-type': 'text/html', 'content-range': 'bytes */5', etag: '"a"' })
      .end('<script>alert(1)</script>'),
  )
  const answer = await remoteMedia(
    origin,
    await kept(),
    undefined,
    UNHURRIED,
  )(ask('/medien/a.pdf', { headers: { range: 'bytes=9-' } }))
  expect([answer.status, await answer.text()]).toEqual([416, ''])
  expect(Object.fromEntries(answer.headers)).toEqual({ 'content-range': 'bytes */5' })
})

test('A file is fetched and cached under one address, however its path is encoded', async () => {
  const asked: unknown[] = []
  const origin = await cms((request, response) => {
    asked.push(request.url)
    picture(response)
  })
  const files = await kept()
  const media = remoteMedia(origin, files, undefined, UNHURRIED)
  for (const path of [
    '/medien/a b+1@2(3).webp',
    '/medien/%61%20b%2b1%402%283%29.webp',
    '/medien/%E4.webp',
    '/medien/..%3b/a.webp',
  ])
    await media(ask(path))
  expect(asked).toEqual(['/medien/a%20b%2B1@2(3).webp', '/medien/a%20b%2B1@2(3).webp'])
  await files.settled()
  expect(await files.read('/medien/a%20b%2B1@2(3).webp')).toBeDefined()
})

/** Counts reads and writes. */
function counting(files: Awaited<ReturnType<typeof kept>>) {
  const counted = {
    ...files,
    reads: 0,
    notes: 0,
    read(key: string) {
      counted.reads++
      return files.read(key)
    },
    writeNow(...stored: Parameters<typeof files.writeNow>) {
      counted.notes++
      return files.writeNow(...stored)
    },
  }
  return counted
}

test('That a picture is gone is stored once, also if the picture is just being written', async () => {
  let status = 200
  const origin = await cms((_, response) =>
    status === 200 ? picture(response) : response.writeHead(status).end(),
  )
  const files = counting(await kept())
  const media = remoteMedia(origin, files, undefined, UNHURRIED)
  await media(ask('/medien/a.webp'))
  status = 404
  for (let i = 0; i < 5; i++) expect(await statusOf(media(ask('/medien/a.webp')))).toBe(404)
  expect(files.notes).toBe(1)
  await files.settled()
  expect(await files.read('/medien/a.webp')).toMatchObject({ gone: true })
})

test('While the CMS fails, a cached file is read from disk once for all requests', async () => {
  let fails = false
  const origin = await cms((_, response) => (fails ? response.writeHead(500).end() : picture(response)))
  const files = counting(await kept())
  const media = remoteMedia(origin, files, undefined, UNHURRIED)
  await media(ask('/medien/a.webp'))
  await files.settled()
  fails = true
  const headers = { 'if-none-match': '"x"' }
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => media(ask('/medien/a.webp', { headers }))),
  )
  for (const answer of answers) expect(await answer.text()).toBe('markt')
  expect(await (await media(ask('/medien/a.webp'))).text()).toBe('markt')
  expect(files.reads).toBe(1)
  fails = false
  await media(ask('/medien/a.webp'))
})

test.each([
  ['an error', 500, 'text/plain'],
  ['a page to sign in', 200, 'text/html'],
])('X6: %s that must not be cached removes nothing from the cache', async (_, status, type) => {
  let fails = false
  const origin = await cms((__, response) => {
    if (!fails) return picture(response)
    response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store, private' }).end('x')
  })
  const files = await kept()
  const media = remoteMedia(origin, files, undefined, UNHURRIED)
  await media(ask('/medien/a.webp'))
  await files.settled()
  fails = true
  for (let i = 0; i < 2; i++) expect(await (await media(ask('/medien/a.webp'))).text()).toBe('markt')
})

test.each(['private', 'no-store', 'Private, max-age=60'])(
  'X6: a file that the CMS marks as %s is not cached, and an older copy leaves the cache',
  async how => {
    let control = 'public'
    let fails = false
    const origin = await cms((_, response) => {
      if (fails) return response.writeHead(500).end()
      picture(response.setHeader('cache-control', control))
    })
    const files = await kept()
    const media = remoteMedia(origin, files, undefined, UNHURRIED)
    await media(ask('/medien/vorher.webp'))
    await files.settled()
    control = how
    for (const path of ['/medien/vorher.webp', '/medien/nie.webp']) {
      const answer = await media(ask(path))
      expect([answer.status, answer.headers.get('cache-control'), await answer.text()]).toEqual([
        200,
        how,
        'markt',
      ])
    }
    await files.settled()
    fails = true
    expect(await statusOf(media(ask('/medien/vorher.webp')))).toBe(404)
    expect(await statusOf(media(ask('/medien/nie.webp')))).toBe(503)
  },
)

test('A file outside the media library is passed on only if this site has signed its address and it is a picture', async () => {
  const seen: unknown[] = []
  const origin = await cms((request, response) => {
    seen.push(request.url)
    if (request.url === '/uploads/markt.webp?itok=3') return picture(response)
    response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF')
  })
  const pictures = passedOnPictures({ cmsUrl: origin, origins: [], key: Buffer.alloc(32, 1) })
  const media = remoteMedia(origin, await kept(), pictures, UNHURRIED)
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
