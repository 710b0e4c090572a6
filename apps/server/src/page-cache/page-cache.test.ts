import { request as httpRequest } from 'node:http'
import { setImmediate } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { Epoch, Feed } from '@rathausplatz/cms'
import { expect, onTestFinished, test } from 'vitest'
import type { Site } from '../parts.ts'
import type { Config } from '../settings/config.ts'
import { open } from '../start.ts'
import { testParts } from '../testing/test-parts.ts'
import { openPageCache } from './page-cache.ts'

const POLICY = "script-src 'sha256-x'"
const HTML = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY }

/** A town whose contents change when the test says so. */
function townFeed() {
  let epoch: Epoch | undefined = { from: 0, until: Number.POSITIVE_INFINITY, change: '1' }
  const feed: Feed = { epoch: async () => epoch, known: () => epoch }
  return {
    feed,
    change: () => (epoch = { from: 0, until: Number.POSITIVE_INFINITY, change: `${Math.random()}` }),
    fill: () => (epoch = undefined),
  }
}

type Draw = (path: string, drawing: number) => Response | Promise<Response>

type Options = { mostBytes?: number; isForAll?: boolean; config?: Partial<Config> }

/** Starts the server with its cache, on a port of its own, with this site. */
async function serverWith(draw: Draw, { mostBytes, isForAll = true, config = {} }: Options = {}) {
  const town = townFeed()
  const { parts, lines, remove } = await testParts({ config })
  const drawn: string[] = []
  const fetch: Site['fetch'] = async ({ url, method }, { onSameForAll }) => {
    const { pathname, search } = new URL(url)
    drawn.push(`${method === 'GET' ? '' : `${method} `}${pathname}${search}`)
    if (isForAll) onSameForAll?.()
    return draw(pathname + search, drawn.length)
  }
  const cache = openPageCache(town.feed, mostBytes)
  const running = await open({ ...parts, site: { ...parts.site, fetch }, cache }, async () => {})
  onTestFinished(async () => {
    await running.stop()
    await remove()
  })
  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((done, fail) => {
      const sent = httpRequest(new URL(path, running.address), { method, headers }, answer => {
        const pieces: Buffer[] = []
        answer.on('data', piece => pieces.push(piece))
        answer.on('end', () =>
          done({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(pieces) }),
        )
      })
      sent.on('error', fail)
      sent.end()
    })
  return { ask, drawn, lines, ...town }
}

const page = (text: string, headers: Record<string, string> = {}) =>
  new Response(`<p>${text.repeat(500)}</p>`, { headers: { ...HTML, ...headers } })

test('A page is rendered once, until something public changes', async () => {
  const { ask, drawn, change } = await serverWith((_, at) => page(`Fassung ${at} `))
  const first = await ask('/rathaus')
  expect((await ask('/rathaus')).body).toEqual(first.body)
  expect(drawn).toEqual(['/rathaus'])
  change()
  expect((await ask('/rathaus')).body.toString()).toContain('Fassung 2')
})

test('A hundred concurrent requests cause one render', async () => {
  const { ask, drawn } = await serverWith(async () => {
    for (let turn = 0; turn < 20; turn++) await setImmediate()
    return page('eins')
  })
  const answers = await Promise.all(Array.from({ length: 100 }, () => ask('/')))
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.length}`)).size).toBe(1)
  expect(drawn).toEqual(['/'])
})

test('A request after a change does not get a render that began before it', async () => {
  let go = () => {}
  const gate = new Promise<void>(open => (go = open))
  const { ask, change, drawn } = await serverWith(async (_, at) => {
    if (at === 1) await gate
    return page(`Fassung ${at} `)
  })
  const before = ask('/')
  while (drawn.length === 0) await setImmediate()
  change()
  expect((await ask('/')).body.toString()).toContain('Fassung 2')
  go()
  await before
  expect((await ask('/')).body.toString()).toContain('Fassung 2')
})

test('A cached answer has the same headers as a rendered one, except its own id', async () => {
  const { ask } = await serverWith(() => page('x'))
  const headersOf = async () => {
    const { headers } = await ask('/', { 'accept-encoding': 'br' })
    const { 'x-request-id': id, date: _, ...others } = headers
    expect(id).toMatch(/^[0-9a-f]{12}$/)
    return { id, others }
  }
  const [drawn, kept] = [await headersOf(), await headersOf()]
  expect(kept.others).toEqual(drawn.others)
  expect(kept.id).not.toBe(drawn.id)
  expect(kept.others).toMatchObject({
    'cache-control': 'no-cache',
    'content-security-policy': POLICY,
    'x-content-type-options': 'nosniff',
    'content-encoding': 'br',
    vary: 'cookie, accept-encoding',
  })
})

test('Brotli, gzip and plain are the same page; a HEAD has no body, and each request is logged', async () => {
  const { ask, lines } = await serverWith(() => page('Müll '))
  for (const _ of ['drawn', 'kept']) {
    const plain = await ask('/')
    const br = await ask('/', { 'accept-encoding': 'gzip, br' })
    const gzip = await ask('/', { 'accept-encoding': 'gzip, br;q=0' })
    expect(brotliDecompressSync(br.body)).toEqual(plain.body)
    expect(gunzipSync(gzip.body)).toEqual(plain.body)
    const head = await ask('/', {}, 'HEAD')
    expect([head.status, head.body.length, head.headers['content-length']]).toEqual([
      200,
      0,
      String(plain.body.length),
    ])
  }
  const noted = lines.filter(({ message }) => message === 'request')
  expect(noted).toHaveLength(8)
  expect(noted.every(({ status, path }) => status === 200 && path === '/')).toBe(true)
})

test('A client that has the page in any encoding gets 304, and the page once it changes', async () => {
  const { ask, change } = await serverWith((_, at) => page(`Fassung ${at} `))
  await ask('/')
  const { etag } = (await ask('/', { 'accept-encoding': 'br' })).headers as { etag: string }
  for (const encoding of ['br', 'gzip', 'identity']) {
    const { status, body, headers } = await ask('/', {
      'accept-encoding': encoding,
      'if-none-match': `W/${etag}`,
    })
    expect([status, body.length, headers['content-type']]).toEqual([304, 0, undefined])
    expect(headers['content-security-policy']).toBe(POLICY)
  }
  change()
  expect((await ask('/', { 'if-none-match': etag })).status).toBe(200)
})

test.each<[string, Record<string, string>]>([
  ['a session', { cookie: 'intranet_token=geheim' }],
  ['a session beside a choice', { cookie: 'modus=dunkel; intranet_token=geheim' }],
  ['a notice that somebody has put away', { cookie: 'hinweise=abcd-123' }],
  ['a choice that there is not', { cookie: 'modus=<script>' }],
  ['a token', { authorization: 'Bearer geheim' }],
  ['a browser that prefetches', { 'sec-purpose': 'prefetch' }],
  ['a body', { 'content-length': '0' }],
])('A request with %s gets nothing from the cache and stores nothing', async (_, headers) => {
  const { ask, drawn } = await serverWith((_path, at) => page(`Fassung ${at} `))
  for (const more of [headers, {}, headers, {}]) await ask('/', more)
  expect(drawn).toHaveLength(3)
})

test('Light, dark and the view of the app are cached as pages of their own', async () => {
  const { ask, drawn } = await serverWith((_, at) => page(`Fassung ${at} `))
  for (const cookie of [
    'modus=hell',
    'modus=dunkel',
    'modus=hell',
    'app=an; modus=hell',
    'modus=hell; app=an',
  ])
    await ask('/', { cookie })
  expect(drawn).toHaveLength(3)
})

test.each(['/?q=x', '/?seite=0', '/?seite=2&x=1', '/?seite=02', '/?app=an', '/?_=1'])(
  'Addresses such as %s are not cached, so they cannot fill the memory',
  async address => {
    const { ask, drawn } = await serverWith(() => page('x'))
    await ask(address)
    await ask(address)
    expect(drawn).toHaveLength(2)
  },
)

test('A further page of a list is cached as well', async () => {
  const { ask, drawn } = await serverWith(() => page('x'))
  for (const path of ['/aktuelles?seite=2', '/aktuelles?seite=2', '/aktuelles']) await ask(path)
  expect(drawn).toEqual(['/aktuelles?seite=2', '/aktuelles'])
})

test.each<[string, () => Response]>([
  ['an error', () => new Response('x', { status: 404, headers: HTML })],
  ['what belongs to somebody', () => page('x', { 'cache-control': 'private, no-cache' })],
  ['what nobody may keep', () => page('x', { 'cache-control': 'no-store' })],
  ['a cookie', () => page('x', { 'set-cookie': 'a=b' })],
  ['an old answer', () => page('x', { age: '400' })],
  ['no page', () => new Response('x', { headers: { 'content-type': 'text/plain' } })],
  ['a redirect', () => new Response(null, { status: 301, headers: { location: '/b' } })],
])('%s is never cached', async (_, answer) => {
  const { ask, drawn } = await serverWith(answer)
  const first = await ask('/x')
  const [second, third] = await Promise.all([ask('/x'), ask('/x')])
  expect([second.status, third.status]).toEqual([first.status, first.status])
  expect(drawn).toHaveLength(3)
})

test('A page that the site does not mark as the same for all is never cached', async () => {
  const { ask, drawn } = await serverWith(() => page('x'), { isForAll: false })
  await ask('/suche/')
  await ask('/suche/')
  expect(drawn).toHaveLength(2)
})

test('Nothing is cached while the rows of public documents are being filled', async () => {
  const { ask, drawn, fill } = await serverWith(() => page('x'))
  await ask('/')
  fill()
  await ask('/')
  await ask('/')
  expect(drawn).toHaveLength(3)
})

test('A fault goes to the request that rendered; the others render themselves', async () => {
  const { ask } = await serverWith((_, at) => {
    if (at === 1) throw new Error('kaputt')
    return page('heil')
  })
  const answers = await Promise.all([ask('/'), ask('/'), ask('/')])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 500])
})

test('The cache is limited in bytes: the most recently used pages stay', async () => {
  const { ask, drawn } = await serverWith(() => page('1234567890'), { mostBytes: 11_000 })
  for (const path of ['/a', '/b', '/a', '/c', '/a', '/b']) await ask(path)
  expect(drawn).toEqual(['/a', '/b', '/c', '/b'])
})

test('Under a foreign host name there is no page, cached or not', async () => {
  const { ask } = await serverWith(() => page('x'), { config: { knownHost: 'www.rebenau.example.org' } })
  const ours = { host: 'www.rebenau.example.org' }
  const statusOf = async (headers: Record<string, string>) => (await ask('/', headers)).status
  expect([await statusOf(ours), await statusOf(ours)]).toEqual([200, 200])
  expect(await statusOf({ host: 'www.example.com' })).toBe(421)
})
