import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import { CmsError } from '@rathausplatz/contract'
import { afterEach, expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { open } from '../start.ts'
import { describeFailure } from '../start-failure.ts'
import { testParts } from '../testing/test-parts.ts'
import { type HttpServer, serveHttp } from './http-server.ts'

const cleanups: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup()
})

async function serve(changes: Parameters<typeof testParts>[0] = {}) {
  const { parts, lines, remove } = await testParts(changes)
  cleanups.push(remove)
  const server = await serveHttp(await createApp(parts), parts.config)
  cleanups.push(() => server.drain())
  return { server, lines, parts }
}

function dial({ port }: Pick<HttpServer, 'port'>, host = '127.0.0.1'): Socket {
  const socket = connect(port, host)
  cleanups.push(() => socket.destroy())
  return socket
}

/** Sends raw bytes and collects the answer until the server closes. */
async function raw(server: HttpServer, request: string | Buffer): Promise<string> {
  const socket = dial(server)
  socket.write(request)
  return text(socket)
}

const get = (target: string, more = '') =>
  `GET ${target} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n${more}\r\n`
const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1])

test('localhost listens on IPv4 and IPv6', async () => {
  const { server } = await serve()
  for (const host of ['127.0.0.1', '[::1]']) {
    const answer = await fetch(`http://${host}:${server.port}/healthz`)
    expect(await answer.json(), host).toEqual({ zustand: 'lebt' })
  }
})

test.each([
  ['/schaeden/neu', 'multipart/form-data; boundary=x'],
  ['/kontakt', 'application/x-www-form-urlencoded'],
  ['/api/cms/schaeden-fotos', 'image/jpeg'],
  ['/api/cms/formulare/kontakt', 'application/json'],
])('A client that disconnects while sending to %s is no fault: no error in the log', async (path, type) => {
  const { parts, lines, remove } = await testParts()
  cleanups.push(remove)
  const app = await createApp(parts)
  const { promise: isAnswered, resolve } = Promise.withResolvers<number>()
  const { promise: isHere, resolve: arrived } = Promise.withResolvers<void>()
  const { fetch: answer } = app
  app.fetch = async (...given) => {
    arrived()
    const response = await answer(...given)
    resolve(response.status)
    return response
  }
  const server = await serveHttp(app, parts.config)
  cleanups.push(() => server.drain())
  const socket = dial(server)
  const head = `POST ${path} HTTP/1.1\r\nhost: localhost\r\norigin: ${parts.config.publicUrl}\r\n`
  socket.write(`${head}content-type: ${type}\r\ncontent-length: 9000\r\n\r\n--x\r\n`)
  await isHere
  socket.resetAndDestroy()
  expect(await isAnswered).not.toBe(200)
  expect(lines.filter(({ level }) => level === 'error' || level === 'warn')).toEqual([])
})

test.each([
  '//evil.example.org/',
  '/a\\b',
  '/\\evil.example.org',
  '/%00',
  '/%ff',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/../../etc/passwd',
  '/a/..%2f',
  '/a%5c..%5cb',
  'http://evil.example.org/',
  'evil',
  '*',
])('I-01: %s is answered with a German page and 400', async target => {
  const { server, lines } = await serve()
  const answer = await raw(server, get(target))
  expect(statusOf(answer)).toBe(400)
  expect(answer).toMatch(/content-type: text\/html; charset=utf-8/i)
  expect(answer).toContain('Diese Adresse ist nicht gültig')
  expect(lines.filter(line => line.level === 'error')).toEqual([])
  expect((await fetch(`http://127.0.0.1:${server.port}/`)).status).toBe(200)
})

test.each([
  ['an address of 10 KB', () => get(`/${'a'.repeat(10_000)}`), 414],
  ['an address of 64 KB', () => get(`/${'a'.repeat(65_536)}`), 414],
  [
    '64 KB of headers',
    () => get('/', Array.from({ length: 64 }, (_, i) => `x-${i}: ${'a'.repeat(1_000)}\r\n`).join('')),
    431,
  ],
  [
    '500 fat cookies',
    () => get('/', `cookie: ${'name=wert-wert-wert-wert-wert-wert-wert; '.repeat(500)}\r\n`),
    431,
  ],
])('I-02: %s is refused with a page', async (_, request, status) => {
  const { server } = await serve()
  const answer = await raw(server, request())
  expect(statusOf(answer)).toBe(status)
  expect(answer).toContain('<html lang="de">')
})

test('I-02: a body of 100 MB and an endless one are refused while they arrive', async () => {
  const { server } = await serve()
  const named = await raw(
    server,
    'POST /kontakt HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: 100000000\r\n\r\nabc',
  )
  expect(statusOf(named)).toBe(413)
  const socket = dial(server)
  socket.on('error', () => {})
  socket.write(
    'POST /kontakt HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/x-www-form-urlencoded\r\ntransfer-encoding: chunked\r\n\r\n',
  )
  const chunk = `10000\r\n${'a'.repeat(0x10000)}\r\n`
  const send = () => {
    while (socket.writable && socket.write(chunk)) {}
  }
  socket.on('drain', send)
  send()
  const [answer] = (await once(socket, 'data')) as [Buffer]
  expect(statusOf(answer.toString())).toBe(413)
})

test('R-X13: two Host headers are refused with 400', async () => {
  const { server } = await serve()
  const answer = await raw(server, get('/', 'Host: evil.example\r\n'))
  expect(statusOf(answer)).toBe(400)
  expect(answer).toContain('Fehler - 400')
})

test.each([
  ['length and chunks together', 'content-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n'],
  ['two lengths', 'content-length: 4\r\ncontent-length: 5\r\n\r\nabcd'],
  ['a bare line feed', 'x: y\nz: w\r\n\r\n'],
  ['a folded header', 'x: y\r\n z\r\n\r\n'],
  ['a space before the colon', 'content-length : 4\r\n\r\nabcd'],
  ['an encoding nobody knows', 'transfer-encoding: xchunked\r\n\r\n'],
])('I-03: %s ends the connection with 400', async (_, rest) => {
  const { server } = await serve()
  const answer = await raw(
    server,
    `POST / HTTP/1.1\r\nhost: localhost\r\n${rest}GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n`,
  )
  expect(statusOf(answer)).toBe(400)
  expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1)
})

test('A request without a host, and random bytes, get a 400 with a page', async () => {
  const { server } = await serve()
  for (const request of [
    'GET / HTTP/1.1\r\nconnection: close\r\n\r\n',
    '\u0016\u0003\u0001\u0002\r\n\r\n',
    'GET\r\n\r\n',
  ]) {
    const answer = await raw(server, request)
    expect(statusOf(answer), JSON.stringify(request)).toBe(400)
    expect(answer).toContain('<html lang="de">')
  }
})

test.each(['TRACE', 'PUT', 'DELETE', 'PROPFIND'])('I-06: %s is 405 with Allow', async method => {
  const { server } = await serve()
  const answer = await raw(server, get('/').replace('GET', method))
  expect(statusOf(answer)).toBe(405)
  expect(answer).toMatch(/\r\nallow: GET, HEAD, POST\r\n/i)
})

test('I-06: CONNECT is 405 with Allow', async () => {
  const { server } = await serve()
  const answer = await raw(server, 'CONNECT evil.example.org:443 HTTP/1.1\r\nhost: evil.example.org\r\n\r\n')
  expect(statusOf(answer)).toBe(405)
  expect(answer).toMatch(/\r\nallow: GET, HEAD, POST\r\n/i)
})

test('I-15: headers that only a proxy may set do not reach the site, unless the proxy is trusted', async () => {
  const claims = {
    'x-forwarded-host': 'evil.example.org',
    'X-Forwarded-Proto': 'https',
    forwarded: 'host=evil',
    'x-original-url': '/x',
  }
  for (const trustProxy of [false, true]) {
    const seen: (string | null)[] = []
    const { parts } = await testParts()
    const site = {
      ...parts.site,
      async fetch(request: Request) {
        const all = new Request(request).headers
        for (const name of Object.keys(claims)) seen.push(request.headers.get(name), all.get(name))
        return new Response('')
      },
    }
    const { server } = await serve({ site, config: { trustProxy } })
    await fetch(`http://127.0.0.1:${server.port}/`, { headers: claims })
    expect(seen.filter(Boolean)).toHaveLength(trustProxy ? 8 : 0)
  }
})

test('S-05: line breaks in an address do not break a log line', async () => {
  const { server, lines } = await serve()
  await raw(server, get('/a%0d%0a{"level":"error"}'))
  expect(lines).toHaveLength(1)
  expect(JSON.stringify(lines[0])).not.toMatch(/[\r\n]/)
})

test('R7: on stop, the answer in flight arrives whole, no new connection is accepted, and the CMS closes last', async () => {
  const order: string[] = []
  const entered = Promise.withResolvers<void>()
  const leave = Promise.withResolvers<void>()
  const { parts, remove } = await testParts()
  cleanups.push(remove)
  const site = {
    ...parts.site,
    async fetch() {
      entered.resolve()
      await leave.promise
      order.push('answered')
      return new Response('ganz')
    },
  }
  const running = await open({ ...parts, site }, async () => void order.push('closed'))
  const idle = dial({ port: Number(new URL(running.address).port) })
  await once(idle, 'connect')
  const inFlight = fetch(`${running.address}/`)
  await entered.promise
  const stopped = running.stop()
  await expect.poll(() => fetch(`${running.address}/healthz`).catch(() => 'refused')).toBe('refused')
  leave.resolve()
  expect(await (await inFlight).text()).toBe('ganz')
  await stopped
  expect(order).toEqual(['answered', 'closed'])
})

test('An occupied port gives one German and one English sentence', async () => {
  const { server, parts } = await serve()
  const config = { ...parts.config, port: server.port }
  const failure = await serveHttp(await createApp(parts), config).catch((error: unknown) => error)
  const sentence = describeFailure(failure, config)
  expect(sentence).toBe(
    `Der Anschluss ${server.port} ist schon belegt; bitte beenden Sie das andere Programm oder setzen Sie PORT auf eine andere Zahl. / Port ${server.port} is in use; stop the other program or set PORT to another number.`,
  )
})

test('An address of another machine gives one sentence; an unexpected fault gives none', async () => {
  const { parts } = await serve()
  const config = { ...parts.config, host: '192.0.2.1' }
  const failure = await serveHttp(await createApp(parts), config).catch((error: unknown) => error)
  expect(describeFailure(failure, config)).toContain('„192.0.2.1“')
  expect(describeFailure(new TypeError('x'), config)).toBeUndefined()
})

test.each(['datenordner', 'datenbank-neuer'])(
  'A failure of the CMS with the code %s is described in the words of its own message',
  async code => {
    const { parts } = await serve()
    const failure = Object.assign(new Error('Deutsch. / English.'), { code })
    expect(describeFailure(failure, parts.config)).toBe('Deutsch. / English.')
  },
)

test('L-04: pipelined requests of one connection are answered one by one, in order', async () => {
  let atOnce = 0
  let most = 0
  const { server } = await serve({
    media: async ({ url }) => {
      most = Math.max(most, ++atOnce)
      // The pipelined requests have arrived already: the next could begin in any of these turns.
      for (let turn = 0; turn < 10; turn++) await setImmediate()
      atOnce -= 1
      return new Response(`bild ${new URL(url).pathname.slice(-1)}`, {
        headers: { 'content-type': 'image/png' },
      })
    },
  })
  const ahead = Array.from({ length: 9 }, (_, i) => `GET /medien/${i} HTTP/1.1\r\nhost: localhost\r\n\r\n`)
  const answer = await raw(server, ahead.join('') + get('/medien/9'))
  expect(answer.match(/(?<=bild )\d/g)?.join('')).toBe('0123456789')
  expect(most).toBe(1)
})

test('L-04: after its answers a client may pipeline as many requests again', async () => {
  const { server } = await serve({
    media: async () => new Response('bild', { headers: { 'content-type': 'image/png' } }),
  })
  const socket = dial(server)
  let came = ''
  socket.on('data', data => (came += data))
  for (let time = 1; time <= 3; time++) {
    socket.write('GET /medien/x HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(25))
    await expect.poll(() => came.match(/HTTP\/1\.1 200/g)?.length).toBe(time * 25)
  }
})

test('L-04: a client that pipelines hundreds of requests is disconnected', async () => {
  let asked = 0
  const { server } = await serve({
    media: async () => {
      asked += 1
      return new Response('bild', { headers: { 'content-type': 'image/png' } })
    },
  })
  const socket = dial(server)
  socket.on('error', () => {})
  socket.write('GET /medien/x HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(1_000))
  socket.resume()
  await once(socket, 'close')
  expect(asked).toBeLessThan(50)
})

/**
 * Returns twice whether the signal has aborted: some turns after the last byte was read, and after the sender
 * has disconnected.
 */
async function goneOrNot(signal: AbortSignal | undefined, socket: Promise<Socket>): Promise<boolean[]> {
  for (let turn = 0; turn < 20; turn++) await setImmediate()
  const before = signal?.aborted ?? true
  const left = new Promise(resolve => signal?.addEventListener('abort', resolve))
  ;(await socket).destroy()
  await left
  return [before, signal?.aborted ?? false]
}

test.each([
  [
    'a file',
    '/api/cms/schaeden-fotos?einreichung=0199aa10-7c1e-4d3a-9f51-3f6f0a1c2b3d',
    'image/jpeg',
    '\xFF\xD8\xFF',
  ],
  ['a form', '/schaeden/neu', 'application/x-www-form-urlencoded', 'text=Laterne'],
  [
    'a form with files',
    '/schaeden/neu',
    'multipart/form-data; boundary=x',
    '--x\r\ncontent-disposition: form-data; name="text"\r\n\r\nLaterne\r\n--x--\r\n',
  ],
])(
  'The signal of a handler of %s aborts when the sender disconnects, and not before',
  async (_, path, type, body) => {
    const { promise: heard, resolve: hear } = Promise.withResolvers<boolean[]>()
    const { promise: dialled, resolve: dialledBy } = Promise.withResolvers<Socket>()
    const { parts } = await serve()
    const { server } = await serve({
      handlers: {
        async schadenFoto({ signal }) {
          hear(await goneOrNot(signal, dialled))
          throw new CmsError('nicht-gespeichert')
        },
      },
      site: {
        ...parts.site,
        async fetch(request) {
          await request.text()
          hear(await goneOrNot(request.signal, dialled))
          return new Response()
        },
      },
    })
    const socket = dial(server)
    dialledBy(socket)
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: ${type}\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
      'latin1',
    )
    expect(await heard).toEqual([false, true])
  },
)

test('If one network sends 24 photos at once, the one beyond the queue is refused at once, with the time to try again', async () => {
  const { promise: end, resolve: letEnd } = Promise.withResolvers<void>()
  const { server } = await serve({
    handlers: {
      async schadenFoto() {
        await end
        throw new CmsError('nicht-moeglich')
      },
    },
  })
  const sent = Array.from({ length: 24 }, () =>
    fetch(
      `http://127.0.0.1:${server.port}/api/cms/schaeden-fotos?einreichung=0199aa10-7c1e-4d3a-9f51-3f6f0a1c2b3d`,
      { method: 'POST', headers: { 'content-type': 'image/jpeg' }, body: new Uint8Array([255, 216, 255]) },
    ),
  )
  const first = await Promise.race(sent)
  expect([first.status, first.headers.get('retry-after')]).toEqual([429, '5'])
  expect(await first.json()).toMatchObject({ code: 'zu-viele', title: expect.stringMatching(/[a-zäöü]/) })
  letEnd()
  await Promise.all(sent)
})
