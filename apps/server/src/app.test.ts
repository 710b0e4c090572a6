import {
  type Call,
  CmsError,
  type CmsHandlers,
  calls,
  cmsOverHttp,
  tokenHeader,
} from '@rathausplatz/contract'
import { fakeIdentify } from '@rathausplatz/contract/fake-cms'
import { afterEach, describe, expect, test } from 'vitest'
import { createApp } from './app.ts'
import { pagePolicy } from './http/security-headers.ts'
import { testParts } from './testing/test-parts.ts'

const cleanups: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup()
})

async function appWith(changes: Parameters<typeof testParts>[0] = {}) {
  const { parts, lines, remove } = await testParts(changes)
  cleanups.push(remove)
  return { app: await createApp(parts), lines, parts }
}

test('The site answers a page with a policy for its inline code and with the id of the request', async () => {
  const { app } = await appWith()
  const answer = await app.request('/aktuelles')
  const [, path, requestId] = /<p>(\S+) (\S+) 0<\/p>/.exec(await answer.text()) ?? []
  expect(answer.status).toBe(200)
  expect(path).toBe('/aktuelles')
  expect(answer.headers.get('x-request-id')).toBe(requestId)
  const policy = answer.headers.get('content-security-policy') ?? ''
  expect(policy).toContain("script-src 'self' 'sha256-eins';")
  expect(policy).toMatch(/style-src-elem 'self' 'sha256-zwei'$/)
  expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline|style-src-elem[^;]*unsafe-inline/)
})

test('S-01: every kind of answer carries the security headers', async () => {
  const { app } = await appWith()
  const paths = [
    '/',
    '/healthz',
    '/readyz',
    '/api/cms/stadt',
    '/api/cms/nichts',
    '/medien/x',
    '/wirft',
    '/a//b',
  ]
  for (const path of paths) {
    const { headers } = await app.request(path)
    expect(headers.get('x-content-type-options'), path).toBe('nosniff')
    expect(headers.get('referrer-policy'), path).toBe('strict-origin-when-cross-origin')
    expect(headers.get('cross-origin-opener-policy'), path).toBe('same-origin')
    expect(headers.get('permissions-policy'), path).toContain('geolocation=(self)')
    expect(headers.get('x-request-id'), path).toMatch(/^[0-9a-f]{12}$/)
    expect(headers.get('strict-transport-security'), path).toBeNull()
  }
})

test.each(['application/atom+xml', 'application/xml', 'text/plain', 'text/calendar', 'image/jpeg'])(
  'X-07: %s from the site may load nothing and be framed by no page',
  async type => {
    const fetch = async () => new Response('x', { headers: { 'content-type': `${type}; charset=utf-8` } })
    const { parts } = await appWith()
    const { app } = await appWith({ site: { ...parts.site, fetch } })
    const { headers } = await app.request('/aktuelles.atom')
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'.*frame-ancestors 'none'$/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  },
)

test.each([
  ['/amtsblatt.pdf', 'application/pdf'],
  ['/assets/entry-1.js', 'text/javascript'],
  ['/favicon.svg', 'image/svg+xml'],
  ['/aktuelles.atom', 'application/atom+xml'],
  ['/seite', 'text/html; charset=utf-8'],
])('A10: the answer of %s says who may frame it, and lets no foreign page read it', async (path, type) => {
  const fetch = async () => new Response('x', { headers: { 'content-type': type } })
  const { parts } = await appWith()
  const { app } = await appWith({ site: { ...parts.site, fetch } })
  const { headers } = await app.request(path, { headers: { origin: 'https://evil.example' } })
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  expect([...headers.keys()].filter(name => name.startsWith('access-control-'))).toEqual([])
  expect([...headers.values()].join(' ')).not.toContain('evil.example')
})

test.each(['/healthz', '/api/cms/route?url=/', '/api/cms/openapi.json', '/redaktion', '/gibt-es-nicht'])(
  'A10: %s too, and a redirect',
  async path => {
    const { app } = await appWith()
    for (const method of ['GET', 'HEAD']) {
      const { headers } = await app.request(path, { method, headers: { origin: 'https://evil.example' } })
      expect(headers.get('content-security-policy'), method).toContain("frame-ancestors 'none'")
      expect([...headers.keys()].filter(name => name.startsWith('access-control-'))).toEqual([])
    }
    const { parts } = await appWith()
    const fetch = async () => new Response(null, { status: 301, headers: { location: '/neu' } })
    const moved = await (await appWith({ site: { ...parts.site, fetch } })).app.request('/alt')
    expect(moved.status).toBe(301)
    expect(moved.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  },
)

test('With an https public address, the answers make browsers use https only', async () => {
  const { app } = await appWith({ config: { publicUrl: 'https://www.rebenau.example.org' } })
  const { headers } = await app.request('/')
  expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{8};/)
  expect(headers.get('content-security-policy')).toContain('upgrade-insecure-requests')
})

test('X-08: pages may frame the sites that the operator allows, and no others', async () => {
  const policyWith = async (frameOrigins: string[]) => {
    const { app } = await appWith({ config: { frameOrigins } })
    return (await app.request('/')).headers.get('content-security-policy')
  }
  expect(await policyWith(['https://a.example', 'https://b.example'])).toContain(
    'frame-src https://a.example https://b.example;',
  )
  expect(await policyWith([])).toContain("frame-src 'none';")
})

test('X-08: only pages below /redaktion may show our own pages in frames', async () => {
  const { app } = await appWith({ config: { frameOrigins: ['https://a.example'] } })
  const frames = async (path: string) =>
    /frame-src [^;]*/.exec((await app.request(path)).headers.get('content-security-policy') ?? '')?.[0]
  for (const path of ['/redaktion', '/redaktion/inhalte'])
    expect(await frames(path), path).toBe("frame-src 'self' https://a.example")
  for (const path of ['/', '/redaktionsschluss', '/rathaus/redaktion'])
    expect(await frames(path), path).toBe('frame-src https://a.example')
})

test('The policy allows pictures of this site, and of the map service if an operator has named one; the service may do nothing else', () => {
  const config = { publicUrl: 'http://localhost:3000', frameOrigins: [] }
  const kartendienst = { wms: 'https://karten.example.org/wms', ebene: 'farbe', quelle: '© Amt' }
  const without = pagePolicy(config)({ scripts: [], styles: [] })
  const named = pagePolicy({ ...config, kartendienst })({ scripts: [], styles: [] })
  expect(without).toContain("img-src 'self' data:;")
  expect(named).toBe(
    without.replace("img-src 'self' data:", "img-src 'self' data: https://karten.example.org"),
  )
})

test("An editor's preview runs nothing, sends nothing and is framed by our own pages only", () => {
  const policy = pagePolicy({ publicUrl: 'http://localhost:3000', frameOrigins: [] })
  const looked = policy({ scripts: ["'sha256-eins'"], styles: ["'sha256-zwei'"] }, 'ansicht')
  for (const part of [
    "script-src 'none'",
    "frame-ancestors 'self'",
    "form-action 'none'",
    "connect-src 'none'",
  ])
    expect(looked.split('; ')).toContain(part)
  expect(looked).toContain("style-src-elem 'self' 'sha256-zwei'")
  expect(looked).not.toContain('sha256-eins')
})

test('A shared preview link runs nothing, sends nothing and is framed by no page', () => {
  const policy = pagePolicy({ publicUrl: 'http://localhost:3000', frameOrigins: [] })
  const looked = policy({ scripts: ["'sha256-eins'"], styles: [] }, 'vorschau-link').split('; ')
  for (const name of ['script-src', 'frame-ancestors', 'form-action', 'connect-src', 'worker-src'])
    expect(looked).toContain(`${name} 'none'`)
})

test('The key of a preview link is not logged', async () => {
  const { app, lines } = await appWith()
  for (const path of ['/vorschau-link/geheim', '/VORSCHAU-link/geheim', '/api/cms/vorschau/geheim/dateien/x'])
    await app.request(path)
  expect(lines.length).toBeGreaterThanOrEqual(3)
  expect(JSON.stringify(lines)).not.toContain('geheim')
})

test('An unexpected error is logged with the request id and answered in German without details', async () => {
  const { app, lines } = await appWith()
  const answer = await app.request('/wirft')
  const body = await answer.text()
  const requestId = answer.headers.get('x-request-id') ?? ''
  expect(answer.status).toBe(500)
  expect(body).toContain('Leider ist ein Fehler aufgetreten')
  expect(body).toContain(
    'Wir wurden über den Fehler informiert und versuchen dieses Problem so schnell wie möglich zu beheben.',
  )
  expect(body).toContain(requestId)
  expect(body).not.toMatch(/geheimer|srv|\.ts/)
  expect(lines).toContainEqual(expect.objectContaining({ level: 'error', requestId, err: expect.any(Error) }))
})

test('S-05: the log has one line per request, without query and IP address, and none for probes', async () => {
  const { app, lines } = await appWith()
  await app.request('/suche/?q=Erika+Mustermann', { headers: { 'x-forwarded-for': '192.0.2.7' } })
  await app.request('/healthz')
  expect(lines).toEqual([
    {
      level: 'info',
      message: 'request',
      method: 'GET',
      path: '/suche/',
      status: 200,
      ms: expect.any(Number),
      requestId: expect.any(String),
    },
  ])
})

test.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS'])(
  'I-06: %s is refused if no call uses it, and the answer lists the allowed methods',
  async method => {
    const { app } = await appWith()
    for (const path of ['/', '/medien/x', '/healthz']) {
      const answer = await app.request(path, { method })
      expect(answer.status, path).toBe(405)
      expect(answer.headers.get('allow'), path).toBe('GET, HEAD, POST')
    }
    const answer = await app.request('/api/cms/stadt', { method })
    expect(answer.status).toBe(405)
    const allowed = method === 'OPTIONS' ? 'HEAD, GET, POST, PUT, PATCH, DELETE' : 'GET, HEAD'
    expect(answer.headers.get('allow')).toBe(allowed)
  },
)

test('I-06: a read-only address refuses POST, and a method override header changes nothing', async () => {
  const { app } = await appWith()
  for (const path of ['/medien/x', '/healthz', '/readyz', '/api/cms/stadt']) {
    const answer = await app.request(path, { method: 'POST', body: '{}' })
    expect(answer.status, path).toBe(405)
    expect(answer.headers.get('allow'), path).toBe('GET, HEAD')
  }
  const overridden = await app.request('/', { headers: { 'x-http-method-override': 'DELETE' } })
  expect(overridden.status).toBe(200)
  const login = await app.request('/api/cms/login')
  expect([login.status, login.headers.get('allow')]).toEqual([405, 'POST'])
})

test('I-06: HEAD answers like GET, without a body', async () => {
  const { app } = await appWith()
  for (const path of ['/', '/api/cms/stadt', '/medien/x', '/healthz']) {
    const [head, get] = [await app.request(path, { method: 'HEAD' }), await app.request(path)]
    expect(head.status, path).toBe(get.status)
    expect(head.headers.get('content-type'), path).toBe(get.headers.get('content-type'))
    expect(await head.text(), path).toBe('')
  }
})

test('I-15: with a public address, foreign hosts are refused; this machine and its probes are not', async () => {
  const config = { publicUrl: 'https://www.rebenau.example.org', knownHost: 'www.rebenau.example.org' }
  const { app } = await appWith({ config })
  const ask = async (path: string, headers: Record<string, string>) =>
    (await app.request(path, { headers })).status
  for (const host of [
    'evil.example.org',
    'evil-www.rebenau.example.org',
    'www.rebenau.example.org.evil.example',
    'localhost.evil.example',
  ])
    expect(await ask('/', { host }), host).toBe(421)
  expect(await ask('/', { host: 'evil.example.org', 'x-forwarded-host': 'www.rebenau.example.org' })).toBe(
    421,
  )
  expect(await ask('/', { host: 'WWW.Rebenau.example.org' })).toBe(200)
  expect(await ask('/', { host: 'localhost:3000' })).toBe(200)
  expect(await ask('/readyz', { host: '10.0.0.7:3000' })).toBe(200)
})

test('I-15: a trusted proxy may name the host that was requested', async () => {
  const config = { knownHost: 'www.rebenau.example.org', trustProxy: true }
  const { app } = await appWith({ config })
  const headers = { host: 'innen:3000', 'x-forwarded-host': 'www.rebenau.example.org' }
  expect((await app.request('/', { headers })).status).toBe(200)
  headers['x-forwarded-host'] = 'evil.example.org'
  expect((await app.request('/', { headers })).status).toBe(421)
})

test('/api/cms/* answers a call as the contract says, and an unknown call with a problem', async () => {
  const { app } = await appWith()
  const good = await app.request('/api/cms/stadt')
  expect(good.headers.get('content-type')).toContain('application/json')
  expect(good.status).toBe(200)
  const unknown = await app.request('/api/cms/nichts')
  expect(await unknown.json()).toMatchObject({
    code: 'aufruf-unbekannt',
    requestId: unknown.headers.get('x-request-id'),
  })
})

test('With a remote CMS this server answers no calls', async () => {
  const { app } = await appWith({ handlers: undefined })
  const answer = await app.request('/api/cms/stadt')
  expect(answer.status).toBe(404)
  expect(await answer.json()).toMatchObject({ code: 'aufruf-unbekannt' })
})

test('U-02: an upload runs nothing, and other sites may show it', async () => {
  const { app } = await appWith()
  const { headers } = await app.request('/medien/wappen.svg')
  expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/)
  expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
})

test('A missing upload is answered with a German page, not an empty one', async () => {
  const { app } = await appWith({ media: async () => new Response(null, { status: 404 }) })
  const answer = await app.request('/medien/weg.jpg')
  expect(answer.status).toBe(404)
  expect(await answer.text()).toContain('404 - Seite nicht gefunden')
})

const form = { 'content-type': 'application/x-www-form-urlencoded' }

test('R-X2: a form or a call may have 64 KB; a larger one is refused by its content-length or while it is read', async () => {
  const { app } = await appWith()
  for (const path of ['/kontakt', '/api/cms/formular-stand']) {
    const post = (body: BodyInit, headers: Record<string, string> = {}) =>
      app.request(
        new Request(`http://localhost${path}`, {
          method: 'POST',
          body,
          headers: { ...form, ...headers },
          duplex: 'half',
        } as RequestInit),
      )
    expect((await post('x', { 'content-length': '65537' })).status, path).toBe(413)
    let read = 0
    const endless = new ReadableStream({
      pull(controller) {
        read += 10_000
        controller.enqueue(new Uint8Array(10_000))
      },
    })
    expect((await post(endless, { 'transfer-encoding': 'chunked' })).status, path).toBe(413)
    expect(read, path).toBeLessThan(150_000)
  }
  const whole = await app.request('/kontakt', { method: 'POST', body: 'a'.repeat(65_536), headers: form })
  expect(await whole.text()).toContain(' 65536</p>')
})

test('A3: a form of more than 200 parts is refused, at addresses with and without files', async () => {
  const { app } = await appWith()
  const part = '--boundary\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n'
  const type = 'multipart/form-data; boundary=boundary'
  const post = async (path: string, parts: number) => {
    const body = `${part.repeat(parts)}--boundary--\r\n`
    return (await app.request(path, { method: 'POST', body, headers: { 'content-type': type } })).status
  }
  for (const path of ['/kontakt', '/formulare/bauen', '/schaeden/neu']) {
    expect(await post(path, 200), path).toBe(200)
    expect(await post(path, 201), path).toBe(413)
    expect(await post(path, 50_000), path).toBe(413)
  }
})

test.each([
  ['JSON', { 'content-type': 'application/json' }, 415],
  ['plain text', { 'content-type': 'text/plain' }, 415],
  ['nothing that says what it is', {}, 415],
  ['a form of another website', { ...form, origin: 'https://evil.example' }, 403],
  ['a form that is too large', { ...form, 'content-length': '70000' }, 413],
  ['a form whose parts nobody can count', { 'content-type': 'multipart/form-data' }, 415],
])(
  'R-S18: for %s the site renders the refusal and gets no body, and no error is logged',
  async (_what, headers, status) => {
    const asked: unknown[] = []
    const { parts } = await appWith()
    const site: typeof parts.site = {
      ...parts.site,
      async fetch(request, { refused }) {
        asked.push([request.method, await request.text(), refused?.status])
        return new Response(refused?.hint ?? '', { status: refused?.status ?? 200 })
      },
    }
    const { app, lines } = await appWith({ site })
    const body = new Blob(['a=b']).stream()
    const answer = await app.request(
      new Request('http://localhost/kontakt', {
        method: 'POST',
        body,
        headers,
        duplex: 'half',
      } as RequestInit),
    )
    expect([answer.status, asked]).toEqual([status, [['POST', '', status]]])
    expect(await answer.text()).toMatch(/\. Bitte .*\.$/)
    expect(lines.filter(({ level }) => level === 'error')).toEqual([])
  },
)

test('R-S18: if the site accepts a refused form, the server refuses it anyway', async () => {
  const { app } = await appWith()
  const answer = await app.request('/kontakt', {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json' },
  })
  const page = await answer.text()
  expect(answer.status).toBe(415)
  expect(page).toContain('<h1>Leider ist ein Fehler aufgetreten</h1>')
  expect(page).toContain(
    'Wir wurden über den Fehler informiert und versuchen dieses Problem so schnell wie möglich zu beheben.',
  )
  expect(page).toContain('<span aria-current="page">Fehler - 415</span>')
  expect(page).toContain('<a href="/">Zurück zur Startseite</a>')
})

test.each([
  ['text/html; charset=utf-8', 200, 'no-cache', 'cookie'],
  ['text/x-script', 200, 'no-cache', 'cookie'],
  ['text/html', 500, 'no-store', 'cookie'],
  ['application/atom+xml', 200, null, null],
])(
  'R-X14: %s with status %i has the cache-control %s and varies by %s',
  async (type, status, cache, vary) => {
    const { parts } = await appWith()
    const fetch = async () => new Response('x', { status, headers: { 'content-type': type } })
    const { app } = await appWith({ site: { ...parts.site, fetch } })
    const { headers } = await app.request('/rathaus')
    expect(headers.get('cache-control')).toBe(cache)
    expect(
      headers
        .get('vary')
        ?.split(', ')
        .find(name => name !== 'accept-encoding') ?? null,
    ).toBe(vary)
  },
)

test('R-X13: a 405 answer lists the allowed methods, also if the site does not', async () => {
  const { parts } = await appWith()
  const fetch = async () => new Response('nein', { status: 405 })
  const { app } = await appWith({ site: { ...parts.site, fetch } })
  const answer = await app.request('/rathaus', { method: 'POST', body: 'a=b', headers: form })
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
})

test('R-X13: a range outside a file is answered with 416 and the size of the file', async () => {
  const headers = { 'content-range': 'bytes */4711' }
  const { app } = await appWith({ media: async () => new Response(null, { status: 416, headers }) })
  const answer = await app.request('/medien/x.pdf', { headers: { range: 'bytes=99999-' } })
  expect([answer.status, answer.headers.get('content-range')]).toEqual([416, 'bytes */4711'])
  expect(await answer.text()).toContain('Fehler - 416')
})

test('/healthz checks the process only, /readyz the CMS', async () => {
  const cms = { call: () => Promise.reject(new Error('Datenbank gesperrt')) }
  const { app } = await appWith({ cms })
  expect((await app.request('/healthz')).status).toBe(200)
  const ready = await app.request('/readyz')
  expect([ready.status, await ready.json()]).toEqual([503, { zustand: 'nicht bereit' }])
})

test('X9, A10: /readyz reports a damaged or missing database, a full disk and a broken picture', async () => {
  for (const [trouble, status, zustand] of [
    ['beschaedigt', 503, 'nicht bereit'],
    ['verschwunden', 503, 'nicht bereit'],
    ['voll', 200, 'eingeschränkt'],
    ['bild', 200, 'eingeschränkt'],
  ] as const) {
    const { parts, remove } = await testParts({ trouble: () => trouble })
    const answer = await (await createApp(parts)).request('/readyz')
    expect([answer.status, await answer.json()]).toMatchObject([
      status,
      { zustand, grund: expect.any(String) },
    ])
    await remove()
  }
})

test('/readyz: a CMS without content still answers, so the site is ready', async () => {
  const cms = { call: () => Promise.reject(new CmsError('nicht-gefunden')) }
  const { app } = await appWith({ cms })
  expect((await app.request('/readyz')).status).toBe(200)
})

test('F-01: a silent remote CMS leaves the site ready but limited, and is asked once for many probes', async () => {
  let asked = 0
  const cms = {
    call() {
      asked += 1
      return Promise.reject(new Error('tot'))
    },
  }
  const { app } = await appWith({ cms, handlers: undefined, config: { cmsUrl: 'http://cms.example.org' } })
  const answers = await Promise.all(Array.from({ length: 20 }, async () => app.request('/readyz')))
  expect(answers.map(answer => answer.status)).toEqual(Array(20).fill(200))
  expect(await answers[0]?.json()).toEqual({ zustand: 'eingeschränkt' })
  expect(asked).toBe(1)
})

test('Data is not compressed for anonymous callers, not even the longest answer, the description of the contract', async () => {
  const { app } = await appWith()
  const headers = { 'accept-encoding': 'br', 'sec-fetch-site': 'same-origin' }
  const contract = await app.request('/api/cms/openapi.json', { headers })
  expect([contract.status, contract.headers.get('content-encoding')]).toEqual([200, null])
})

test('While the server stops, /readyz fails and connections close after their answer', async () => {
  const { app } = await appWith({ isDraining: () => true })
  expect((await app.request('/readyz')).status).toBe(503)
  expect((await app.request('/')).headers.get('connection')).toBe('close')
})

describe('R-X3: a posted call has to be JSON, and no page of another website may send it', () => {
  const named = { publicUrl: 'https://www.rebenau.example.org', knownHost: 'www.rebenau.example.org' }
  const message = calls.formularStand.examples[0]?.body
  const json = { 'content-type': 'application/json' }
  test.each([
    ['a program that names no origin', json, 200],
    ['a page of ours', { ...json, origin: 'https://www.rebenau.example.org' }, 200],
    ['a page of another website', { ...json, origin: 'https://evil.example' }, 403],
    ['a browser that says so', { ...json, 'sec-fetch-site': 'cross-site' }, 403],
    ['plain text', { 'content-type': 'text/plain' }, 415],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['JSON in disguise', { 'content-type': 'text/plain; application/json' }, 415],
  ])('%s', async (_who, headers, status) => {
    const { app, lines } = await appWith({ config: named })
    const answer = await app.request('/api/cms/formular-stand', {
      method: 'POST',
      body: JSON.stringify(message),
      headers: { host: named.knownHost, ...headers },
    })
    expect(answer.status).toBe(status)
    if (status !== 200) {
      expect(answer.headers.get('content-type')).toContain('application/problem+json')
      expect((await answer.json()).title).toMatch(/JSON sein|anderen Website/)
    }
    expect(lines.filter(({ level }) => level === 'error')).toEqual([])
  })

  test('a refused call states the number of seconds after which the caller may try again', async () => {
    const handlers = {
      formularStand: () => {
        throw new CmsError('zu-viele', undefined, { retryAfter: 321 })
      },
    }
    const { app } = await appWith({ handlers })
    const answer = await app.request('/api/cms/formular-stand', {
      method: 'POST',
      body: JSON.stringify(message),
      headers: json,
    })
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '321'])
  })
})

describe('R-X3: the handler of each public call that changes data gets the address of the sender', () => {
  // Calls of a realm are left out: they refuse an anonymous caller before the handler runs.
  const sending = Object.values(calls as Record<string, Call>).filter(
    ({ method, realm }) => method !== 'GET' && realm === undefined,
  )

  test.each(sending.map(call => [call.name, call] as const))('%s', async (name, call) => {
    const seen: unknown[] = []
    const handler = ({ sender }: { sender?: string }) => {
      seen.push(sender)
      throw new CmsError('nicht-moeglich')
    }
    const { app } = await appWith({ handlers: { [name]: handler } as CmsHandlers })
    const env = { incoming: { socket: { remoteAddress: '198.51.100.77' }, headers: {}, rawHeaders: [] } }
    const cms = cmsOverHttp('http://localhost', {
      send: async (address, request) => app.request(address, request, env),
    })
    const input = { ...call.examples[0], ...(call.takesFile && { file: new Uint8Array([1]) }) }
    const answer: unknown = await cms.call(call as never, input as never).catch((error: unknown) => error)
    expect(answer).toMatchObject({ code: 'nicht-moeglich' })
    expect(seen).toEqual(['198.51.100.77'])
  })
})

describe('A long page that an editor saves', () => {
  const address = '/api/cms/redaktion/inhalte/seite-1'
  const save = async (letters: number, token?: string, path = address) => {
    const { app } = await appWith({
      identify: async (realm, token) => (token === 'echt' ? fakeIdentify(realm, token) : undefined),
    })
    return app.request(path, {
      method: 'PUT',
      body: JSON.stringify({ daten: { text: 'x'.repeat(letters) }, grundfassung: 1 }),
      headers: { 'content-type': 'application/json', ...(token ? { 'redaktion-authorization': token } : {}) },
    })
  }

  test('may have two megabytes', async () => {
    expect((await save(1_900_000, 'echt')).status).toBe(200)
    expect((await save(2_100_000, 'echt')).status).toBe(413)
  })

  test('is not accepted from an anonymous caller', async () => {
    expect((await save(100_000)).status).toBe(413)
    expect((await save(100_000, 'erfunden')).status).toBe(413)
    expect((await save(100, 'erfunden')).status).toBe(401)
  })
})

describe('A file that an editor sends', () => {
  const send = async (bytes: number, headers: Record<string, string>) => {
    const taken: (number | undefined)[] = []
    const { app } = await appWith({
      handlers: {
        redaktionMediumErsetzen: ({ file }) => {
          taken.push(file?.byteLength)
          throw new CmsError('nicht-gefunden')
        },
      },
      identify: async (realm, token) => (token === 'echt' ? fakeIdentify(realm, token) : undefined),
    })
    const answer = await app.request('/api/cms/redaktion/medien/marktplatz/datei', {
      method: 'PUT',
      body: new Uint8Array(bytes),
      headers,
    })
    return { taken, status: answer.status, connection: answer.headers.get('connection') }
  }
  const known = { 'redaktion-authorization': 'echt' }

  test('is accepted up to thirty megabytes', async () => {
    const jpeg = { ...known, 'content-type': 'image/jpeg' }
    expect(await send(1_000_000, jpeg)).toMatchObject({ taken: [1_000_000], status: 404 })
    expect(await send(30_000_001, jpeg)).toEqual({ taken: [], status: 413, connection: 'close' })
  })

  test('is not read from an anonymous caller, and is refused with a content type of forms', async () => {
    const jpeg = { 'content-type': 'image/jpeg' }
    expect(await send(1_000_000, jpeg)).toEqual({ taken: [], status: 401, connection: 'close' })
    for (const type of ['text/plain', 'multipart/form-data; boundary=x', 'application/x-www-form-urlencoded'])
      expect((await send(1_000, { ...known, 'content-type': type })).status, type).toBe(415)
  })
})

describe('A-15: a form is refused if another website sends it, and accepted otherwise', () => {
  const open = {}
  const named = { publicUrl: 'https://www.rebenau.example.org', knownHost: 'www.rebenau.example.org' }
  test.each([
    ['a foreign origin', named, { origin: 'https://evil.example' }, 403],
    ['a hidden origin', named, { origin: 'null' }, 403],
    ['our name without encryption', named, { origin: 'http://www.rebenau.example.org' }, 403],
    ['a browser that says so', named, { 'sec-fetch-site': 'cross-site' }, 403],
    ['a neighbour under the same domain', named, { 'sec-fetch-site': 'same-site' }, 403],
    ['our own origin', named, { origin: 'https://www.rebenau.example.org' }, 200],
    ['an old browser that names no origin', named, {}, 200],
    ['a foreign origin, where no public address is set', open, { origin: 'https://evil.example' }, 403],
    ['the address in use, where no public address is set', open, { origin: 'http://localhost' }, 200],
  ])('%s', async (_what, config, headers, status) => {
    const { app } = await appWith({ config })
    const host = 'knownHost' in config ? { host: config.knownHost } : {}
    const answer = await app.request('/kontakt', {
      method: 'POST',
      body: 'a=b',
      headers: { ...form, ...host, ...headers },
    })
    expect(answer.status).toBe(status)
    if (status === 403) expect(await answer.text()).toContain('Die Anfrage konnte nicht bestätigt werden.')
  })
})

const HOME = 'https://www.rebenau.example.org'
const sending = (Object.values(calls) as Call[]).filter(({ method }) => method !== 'GET')
const reading = (Object.values(calls) as Call[]).filter(({ method }) => method === 'GET')

describe('A-15: every call that changes data, sent by a browser from another site', () => {
  const elsewhere = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', origin: 'https://andere.rebenau.example.org' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ]

  test.each(sending)(
    '$name is refused, even with the token of its owner',
    async ({ path, method, body, realm }) => {
      const { app } = await appWith({ config: { publicUrl: HOME, knownHost: new URL(HOME).host } })
      const send = (headers: Record<string, string>) =>
        app.request(`${HOME}${path.replaceAll(/\{\w+\}/g, '7')}`, {
          method,
          headers: {
            host: new URL(HOME).host,
            ...(realm ? { [tokenHeader[realm]]: 'x' } : {}),
            ...(body ? { 'content-type': 'application/json' } : {}),
            ...headers,
          },
          ...(body ? { body: '{}' } : {}),
        })
      for (const headers of elsewhere) {
        const answer = await send(headers)
        expect(answer.status, JSON.stringify(headers)).toBe(403)
        expect(await answer.json()).toMatchObject({ code: 'fremde-herkunft' })
      }
      const own = await send({ 'sec-fetch-site': 'same-origin', origin: HOME })
      expect(own.status).not.toBe(403)
      // A link changes nothing: a GET of this path is another call or none.
      const read = await app.request(`${HOME}${path.replaceAll(/\{\w+\}/g, '7')}`, {
        headers: { host: new URL(HOME).host },
      })
      const isAnother = reading.some(call => call.path === path && !call.realm)
      expect(isAnother ? [200, 404] : [401, 404, 405]).toContain(read.status)
      // A page elsewhere can send text/plain without a CORS preflight, but not JSON.
      if (body && !realm) expect((await send({ 'content-type': 'text/plain' })).status).toBe(415)
    },
  )
})

test('Programs of any origin may read council data, and never write it', async () => {
  const oparl = async () =>
    Response.json({ data: [] }, { headers: { 'access-control-allow-origin': '*', etag: '"1"' } })
  const { app } = await appWith({ oparl })
  for (const path of ['/oparl/v1', '/oparl/v1/meetings']) {
    const answer = await app.request(path)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect((await app.request(path, { method: 'POST' })).status).toBe(405)
  }
})

test('Programs of any origin may read damage reports; a sent report arrives whole, and a too large one is refused', async () => {
  const open311 = async (request: Request) =>
    new Response(`<said>${await request.text()}</said>`, { headers: { 'content-type': 'text/xml' } })
  const { app } = await appWith({ open311 })
  const read = await app.request('/open311/v2/services.xml')
  expect(read.status).toBe(200)
  expect(read.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  expect(read.headers.get('content-security-policy')).toContain("default-src 'none'")
  const form = { method: 'POST', body: new URLSearchParams({ service_code: 'licht' }) }
  const sent = await app.request('/open311/v2/requests.xml', form)
  expect(await sent.text()).toBe('<said>service_code=licht</said>')
  const large = { method: 'POST', body: 'x'.repeat(1_000_000) }
  expect((await app.request('/open311/v2/requests.xml', large)).status).toBe(413)
})

test('Without a council API, its address is a page like any other', async () => {
  const { app } = await appWith()
  expect(await (await app.request('/oparl/v1')).text()).toContain('/oparl/v1')
})
