import { expect, test } from 'vitest'
import type { Call } from '../call.ts'
import { calls } from '../calls.ts'
import type { CmsHandlers, Identify } from '../cms.ts'
import { CmsError, problem } from '../cms-error.ts'
import { fakeCms, fakeIdentify } from '../fake-cms.ts'
import type { Who } from '../may.ts'
import { wire } from '../testing/loopback.ts'
import { answerOverHttp } from './server.ts'

const post = (body: string) => ({ method: 'POST', headers: { 'content-type': 'application/json' }, body })

/** The problem in an answer, checked against the shape of the contract. */
async function problemOf(response: Response) {
  expect(response.headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('no-store')
  const found = problem.parse(await response.json())
  expect(found.status).toBe(response.status)
  return found
}

test.each([
  ['/api/cms/aktuelles?seite=0', 'seite'],
  ['/api/cms/aktuelles?seite=-1', 'seite'],
  ['/api/cms/aktuelles?seite=1e9', 'seite'],
  ['/api/cms/aktuelles?seite=1.5', 'seite'],
  ['/api/cms/aktuelles?seite=NaN', 'seite'],
  ['/api/cms/aktuelles?seite=', 'seite'],
  ['/api/cms/aktuelles?seite[]=1&seite=x', 'seite'],
  ['/api/cms/aktuelles?pro_seite=0', 'pro_seite'],
  ['/api/cms/aktuelles?pro_seite=101', 'pro_seite'],
  ['/api/cms/aktuelles?interessengruppen_id=abc', 'interessengruppen_id'],
  ['/api/cms/aktuelles?order=passwort:asc', 'order'],
  ['/api/cms/aktuelles?order=datum_von', 'order'],
  ['/api/cms/aktuelles?order=datum_von:asc,', 'order'],
  ['/api/cms/aktuelles?order=datum_von:asc%3Bdrop%20table', 'order'],
  ['/api/cms/menu', 'name'],
  ['/api/cms/menu?name=Geheim', 'name'],
  ['/api/cms/menu?name=__proto__', 'name'],
  ['/api/cms/route', 'url'],
  ['/api/cms/route?url=rathaus', 'url'],
  ['/api/cms/route?url=//evil.example', 'url'],
  ['/api/cms/suche', 'q'],
])('I-07: %s is refused with 400 and the name of the field %s', async (address, field) => {
  const { origin, reported } = await wire(fakeCms())
  const found = await problemOf(await fetch(origin + address))
  expect(found).toMatchObject({ status: 400, code: 'anfrage-ungueltig', detail: `Nicht gültig: ${field}` })
  expect(reported).toEqual([])
})

test('I-02: values longer than their fields allow are refused', async () => {
  const { origin } = await wire(fakeCms())
  const addresses = [
    `/api/cms/aktuelles?order=${'datum_von:asc,'.repeat(20)}datum_von:asc`,
    `/api/cms/route?url=/${'a'.repeat(2_000)}`,
    `/api/cms/suche?q=${'a'.repeat(201)}`,
  ]
  for (const address of addresses) {
    expect(await problemOf(await fetch(origin + address))).toMatchObject({ status: 400 })
  }
})

test.each([
  ['no JSON', '{"email":'],
  ['nothing', ''],
  ['null', 'null'],
  ['a list', '[]'],
  ['a word', '"anna"'],
  ['no e-mail', '{"passwort":"x"}'],
  ['no password', '{"email":"anna@example.org"}'],
  ['an empty password', '{"email":"anna@example.org","passwort":""}'],
  ['a password of 10 KB', `{"email":"anna@example.org","passwort":"${'x'.repeat(10_000)}"}`],
  ['an e-mail that is none', '{"email":"anna","passwort":"x"}'],
  ['an object for an e-mail', '{"email":{"$ne":""},"passwort":"x"}'],
])('A sign-in with %s is refused with 400', async (_, body) => {
  const { origin, reported } = await wire(fakeCms())
  for (const path of ['/api/cms/login', '/api/cms/raete/login']) {
    const found = await problemOf(await fetch(origin + path, post(body)))
    expect(found).toMatchObject({ status: 400, code: 'anfrage-ungueltig' })
  }
  expect(reported).toEqual([])
})

test('R-X2: a body of more than 64 KB is refused with 413', async () => {
  const { origin, reported } = await wire(fakeCms())
  const body = `{"email":"anna@example.org","passwort":"x","mehr":"${'x'.repeat(66_000)}"}`
  const found = await problemOf(await fetch(`${origin}/api/cms/login`, post(body)))
  expect(found).toMatchObject({ status: 413, code: 'zu-gross' })
  expect(reported).toEqual([])
})

test('R-X2: the limit of a body counts bytes, not letters', async () => {
  const { origin } = await wire(fakeCms())
  for (const letter of ['ä', '€', '😀']) {
    const body = `{"email":"anna@example.org","passwort":"x","mehr":"${letter.repeat(33_000)}"}`
    expect(await problemOf(await fetch(`${origin}/api/cms/login`, post(body))), letter).toMatchObject({
      status: 413,
    })
  }
})

test('A body that is no JSON is refused with that reason', async () => {
  const { origin, reported } = await wire(fakeCms())
  for (const broken of ['{', 'nichts', '{"email":}', '\u0000']) {
    const found = await problemOf(await fetch(`${origin}/api/cms/login`, post(broken)))
    expect(found).toMatchObject({ status: 400, detail: 'Der Inhalt der Anfrage ist kein JSON.' })
  }
  expect(reported).toEqual([])
})

test.each(['text/plain', 'text/plain; application/json', 'application/x-www-form-urlencoded'])(
  'A-15: a body of the type %s, which other websites can send without CORS, gets 415',
  async type => {
    const { origin } = await wire(fakeCms())
    const body = JSON.stringify({ email: 'anna@example.org', passwort: 'x' })
    const sent = await fetch(`${origin}/api/cms/login`, {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    })
    expect(await problemOf(sent)).toMatchObject({ status: 415, code: 'kein-json' })
  },
)

test('A body with very deep nesting is refused with a reason before it is parsed', async () => {
  const { origin, reported } = await wire(fakeCms())
  const deep = `{"email":"anna@example.org","passwort":"x","mehr":${'['.repeat(20_000)}${']'.repeat(20_000)}}`
  const found = await problemOf(await fetch(`${origin}/api/cms/login`, post(deep)))
  expect(found).toMatchObject({
    status: 400,
    code: 'anfrage-ungueltig',
    detail: 'Der Inhalt der Anfrage hat zu viele Teile oder ist zu tief verschachtelt.',
  })
  const brackets = `{"email":"anna@example.org","passwort":"x","mehr":"${'['.repeat(20_000)}"}`
  expect((await fetch(`${origin}/api/cms/login`, post(brackets))).status).toBe(200)
  expect(reported).toEqual([])
})

test('A10: a body with too many values is refused before it is parsed', async () => {
  const { origin, reported } = await wire(fakeCms())
  const bodyOf = (values: number) =>
    `{"email":"anna@example.org","passwort":"x","mehr":[${Array.from({ length: values }, () => 1).join(',')}]}`
  expect((await fetch(`${origin}/api/cms/login`, post(bodyOf(6_000)))).status).toBe(200)
  expect(await problemOf(await fetch(`${origin}/api/cms/login`, post(bodyOf(7_000))))).toMatchObject({
    status: 400,
    detail: 'Der Inhalt der Anfrage hat zu viele Teile oder ist zu tief verschachtelt.',
  })
  expect(reported).toEqual([])
})

test('I-08: unknown keys of a body are dropped, and none reaches the prototype of all objects', async () => {
  const bodies: unknown[] = []
  const { origin } = await wire({
    login: ({ body }) => {
      bodies.push(body)
      return { token: 't', uuid: 'u' }
    },
  })
  const body =
    '{"email":"anna@example.org","passwort":"x","__proto__":{"istAdmin":true},"constructor":{"prototype":{"istAdmin":true}}}'
  expect((await fetch(`${origin}/api/cms/login`, post(body))).status).toBe(200)
  expect(bodies).toEqual([{ email: 'anna@example.org', passwort: 'x' }])
  expect(({} as { istAdmin?: boolean }).istAdmin).toBeUndefined()
})

test.each([
  '/api/cms',
  '/api/cms/',
  '/api/cms/unbekannt',
  '/api/cms/route/mehr',
  '/api/cms/Route',
  '/api/cms/__proto__',
])('A call that does not exist (%s) gets 404', async path => {
  const { origin } = await wire(fakeCms())
  expect(await problemOf(await fetch(origin + path))).toMatchObject({ status: 404, code: 'aufruf-unbekannt' })
})

test.each([
  ['POST', '/api/cms/route?url=/'],
  ['PUT', '/api/cms/aktuelles'],
  ['DELETE', '/api/cms/stadt'],
  ['PATCH', '/api/cms/menu?name=Hauptmen%C3%BC'],
  ['GET', '/api/cms/login'],
])('I-06: %s %s gets 405', async (method, address) => {
  const { origin } = await wire(fakeCms())
  const found = await problemOf(await fetch(origin + address, { method }))
  expect(found).toMatchObject({ status: 405, code: 'methode-nicht-erlaubt' })
})

test('I-06: a HEAD request is answered like its GET', async () => {
  const { origin } = await wire(fakeCms())
  const response = await fetch(`${origin}/api/cms/stadt`, { method: 'HEAD' })
  expect([response.status, await response.text()]).toEqual([200, ''])
})

const protectedCalls = (Object.values(calls) as Call[]).filter(({ realm }) => realm)

test.each(protectedCalls)('$name without a token gets a 401 without further details', async call => {
  const { origin } = await wire(fakeCms())
  const path = call.path.replaceAll(/\{\w+\}/g, '7')
  expect(await problemOf(await fetch(origin + path, { method: call.method }))).toEqual({
    type: 'about:blank',
    title: 'Bitte melden Sie sich an.',
    status: 401,
    code: 'nicht-angemeldet',
    requestId: 'anfrage-1',
  })
})

test('Everything under /intranet, /raete and /redaktion needs a token, except sign-in and new passwords; nothing else does', () => {
  const isOfRealm = ({ path }: Call) => /^\/api\/cms\/(intranet|raete|redaktion)\//.test(path)
  const open = (Object.values(calls) as Call[]).filter(call => isOfRealm(call) && !call.realm)
  expect(open.map(({ path }) => path).toSorted()).toEqual([
    '/api/cms/intranet/konto/passwort/neu',
    '/api/cms/intranet/konto/passwort/vergessen',
    '/api/cms/raete/konto/passwort/neu',
    '/api/cms/raete/konto/passwort/vergessen',
    '/api/cms/raete/login',
    '/api/cms/redaktion/konto/passwort/neu',
    '/api/cms/redaktion/konto/passwort/vergessen',
    '/api/cms/redaktion/login',
    '/api/cms/redaktion/login/code',
    '/api/cms/redaktion/login/passkey',
    '/api/cms/redaktion/login/passkey/beginn',
    '/api/cms/redaktion/login/verwaltung',
    '/api/cms/redaktion/login/verwaltung',
    '/api/cms/redaktion/login/verwaltung/beginn',
    '/api/cms/redaktion/login/verwaltung/ende',
  ])
  expect(protectedCalls.filter(call => !isOfRealm(call))).toEqual([])
})

const staff = (more: object = {}): Who =>
  ({
    realm: 'intranet',
    id: 'a1',
    roles: ['mitarbeit'],
    sections: ['/'],
    name: 'A',
    email: 'a@example.org',
    ...more,
  }) as Who

test.each([
  ['nobody', undefined, 401, 'nicht-angemeldet'],
  ['a user of another realm', staff({ realm: 'raete', roles: ['mitglied'] }), 401, 'nicht-angemeldet'],
  ['a user without a role', staff({ roles: [] }), 403, 'nicht-erlaubt'],
  ['a user with a role that does not exist', staff({ roles: ['constructor'] }), 403, 'nicht-erlaubt'],
  ['a user who has to change the password', staff({ pflicht: 'passwort' }), 403, 'passwort-zuerst'],
  ['a user who needs a second factor', staff({ pflicht: 'zweiter-faktor' }), 403, 'zweiter-faktor-zuerst'],
])('A-08: a token that belongs to %s is refused', async (_, who, status, code) => {
  const { origin } = await wire({ intranetRubriken: () => expect.unreachable() }, async () => who)
  const asked = fetch(`${origin}/api/cms/intranet/rubrik`, { headers: { authorization: 'x' } })
  expect(await problemOf(await asked)).toMatchObject({ status, code })
})

test('A handler gets the caller, who is identified once per request', async () => {
  const heard: unknown[] = []
  let found = 0
  const identify: Identify = async (realm, token) => {
    found += 1
    return realm === 'intranet' && token === 'gut' ? staff() : undefined
  }
  const { origin } = await wire(
    {
      intranetRubriken: (_, who) => {
        heard.push(who)
        return []
      },
    },
    identify,
  )
  const ask = (authorization: string) =>
    fetch(`${origin}/api/cms/intranet/rubrik`, { headers: { authorization } })
  expect((await ask('gut')).status).toBe(200)
  expect((await ask('falsch')).status).toBe(401)
  expect([heard, found]).toEqual([[staff()], 2])
})

test('I-06: a request with a wrong method gets the list of allowed methods', async () => {
  const { origin } = await wire(fakeCms())
  const allowed = async (path: string) =>
    (await fetch(origin + path, { method: 'PATCH' })).headers.get('allow')
  expect(await allowed('/api/cms/intranet/konto/anmeldung')).toBe('GET, HEAD, DELETE')
  expect(await allowed('/api/cms/login')).toBe('POST')
})

test('A parameter that cannot be decoded gets 400', async () => {
  const { origin } = await wire(fakeCms())
  const response = await fetch(`${origin}/api/cms/intranet/rubrik/%E0%A4%A`, {
    headers: { authorization: 'x' },
  })
  expect(await problemOf(response)).toMatchObject({ status: 400 })
})

test('A fault is logged with its call and request, and answered without details', async () => {
  const fault = new Error('SQLITE_CORRUPT: select * from geheim in /srv/daten/rathausplatz.db')
  const { origin, reported } = await wire({
    stadt: () => {
      throw fault
    },
  })
  const response = await fetch(`${origin}/api/cms/stadt`)
  expect(await problemOf(response)).toEqual({
    type: 'about:blank',
    title: 'Leider ist ein Fehler aufgetreten',
    status: 500,
    code: 'fehler',
    requestId: 'anfrage-1',
  })
  expect(reported).toEqual([{ error: fault, about: { call: 'stadt', requestId: 'anfrage-1' } }])
})

test('A rejected promise is a fault like any other', async () => {
  const { origin, reported } = await wire({ stadt: () => Promise.reject(new TypeError('x is undefined')) })
  expect(await problemOf(await fetch(`${origin}/api/cms/stadt`))).toMatchObject({ status: 500 })
  expect(reported).toHaveLength(1)
})

test('An expected failure is answered with its status and not logged', async () => {
  const { origin, reported } = await wire({
    route: () => {
      throw new CmsError('nicht-gefunden')
    },
  })
  const found = await problemOf(await fetch(`${origin}/api/cms/route?url=/fehlt`))
  expect(found).toMatchObject({ status: 404, code: 'nicht-gefunden', title: 'Hierzu gibt es keinen Inhalt.' })
  expect(reported).toEqual([])
})

test('A caller beyond the rate limit gets the time to wait', async () => {
  const { origin } = await wire({
    stadt: () => {
      throw new CmsError('zu-viele', undefined, { retryAfter: 540 })
    },
  })
  const refused = await fetch(`${origin}/api/cms/stadt`)
  expect(refused.headers.get('retry-after')).toBe('540')
  expect(await problemOf(refused)).toMatchObject({ status: 429, code: 'zu-viele' })
})

test('A call without a handler gets 501', async () => {
  const { origin } = await wire({})
  const found = await problemOf(await fetch(`${origin}/api/cms/stadt`))
  expect(found).toMatchObject({ status: 501, code: 'aufruf-nicht-beantwortet' })
})

test('The handler of a file gets a signal that aborts when the sender disconnects', async () => {
  const leaving = new AbortController()
  const heard: (boolean | undefined)[] = []
  const handlers: CmsHandlers = {
    async schadenFoto({ signal }) {
      heard.push(signal?.aborted)
      leaving.abort()
      heard.push(signal?.aborted)
      return { kennung: 'a'.repeat(22) }
    },
  }
  const answer = answerOverHttp({ handlers, identify: fakeIdentify }, () => {})
  const address = '/api/cms/schaeden-fotos?einreichung=0199aa10-7c1e-4d3a-9f51-3f6f0a1c2b3d'
  await answer(
    new Request(`http://127.0.0.1${address}`, {
      method: 'POST',
      headers: { 'content-type': 'image/jpeg' },
      body: new Uint8Array([255, 216, 255]),
      signal: leaving.signal,
    }),
    { requestId: 'anfrage-1' },
  )
  expect(heard).toEqual([false, true])
})
