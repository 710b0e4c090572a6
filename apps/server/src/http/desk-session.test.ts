import { type Call, calls } from '@rathausplatz/contract'
import { fakeIdentify } from '@rathausplatz/contract/fake-cms'
import { writeCookies } from '@rathausplatz/site/session-cookies'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createApp } from '../app.ts'
import { testParts } from '../testing/test-parts.ts'

/**
 * The desk at /redaktion authenticates with its cookie. A request that another site causes in the browser of
 * an editor is refused.
 */
const HOME = 'https://www.rebenau.example.org'

const cookieOf = (realm: 'redaktion' | 'intranet', isSecure = true) => {
  const now = new Date()
  const bis = new Date(now.getTime() + 3_600_000)
  return writeCookies({ id: 'a1', token: 'echt', bis, pwGeaendert: true }, realm, now, {
    isSecure,
    key: Buffer.alloc(32),
  })
    .map(cookie => cookie.split(';', 1)[0])
    .join('; ')
}

async function open(publicUrl = HOME) {
  const asked: string[] = []
  const { parts, remove } = await testParts({
    config: { publicUrl, knownHost: new URL(publicUrl).host },
    identify: async (realm, token) => {
      asked.push(`${realm} ${token}`)
      return token === 'echt' ? fakeIdentify(realm, token) : undefined
    },
  })
  onTestFinished(remove)
  const app = await createApp(parts)
  const send = ({ path, method, body, takesFile, examples }: Call, headers: Record<string, string>) => {
    const [example] = examples as readonly { body?: unknown }[]
    return app.request(`${publicUrl}${path.replaceAll(/\{\w+\}/g, '7')}`, {
      method,
      headers: {
        host: new URL(publicUrl).host,
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(takesFile ? { 'content-type': 'image/jpeg' } : {}),
        ...headers,
      },
      ...(body ? { body: JSON.stringify(example?.body ?? {}) } : {}),
    })
  }
  return { send, asked }
}

const ofDesk = (Object.values(calls) as Call[]).filter(({ realm }) => realm === 'redaktion')
const reading = ofDesk.filter(({ method }) => method === 'GET')
const changing = ofDesk.filter(({ method }) => method !== 'GET')
const cookie = cookieOf('redaktion')

describe('with the cookie of an editor', () => {
  test.each(ofDesk)('$name is answered for one of our pages', async call => {
    const { send, asked } = await open()
    const { status } = await send(call, { cookie, 'sec-fetch-site': 'same-origin', origin: HOME })
    expect(status).not.toBe(401)
    expect(status).not.toBe(403)
    expect(asked).toContain('redaktion echt')
  })

  const elsewhere = {
    'a form of another website': { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    'a page of another website in an old browser': { origin: 'https://evil.example' },
    'a page without an origin of its own': { origin: 'null' },
    'a neighbour under the same domain': {
      'sec-fetch-site': 'same-site',
      origin: 'https://andere.rebenau.example.org',
    },
    'the same name without encryption': { origin: 'http://www.rebenau.example.org' },
    'something typed in by hand': { 'sec-fetch-site': 'none' },
  }

  test.each(changing)(
    'A-15: $name is not answered for a page of another site, nor if the browser names no origin',
    async call => {
      const { send, asked } = await open()
      for (const [who, headers] of Object.entries({ ...elsewhere, 'who names no origin': {} })) {
        const { status } = await send(call, { cookie, ...headers })
        expect([401, 403], who).toContain(status)
      }
      expect(asked, 'nobody was even looked for').toEqual([])
    },
  )

  test.each(reading)('$name is not answered for a page of another site', async call => {
    const { send, asked } = await open()
    for (const [who, headers] of Object.entries(elsewhere))
      expect((await send(call, { cookie, ...headers })).status, who).toBe(401)
    expect(asked).toEqual([])
  })
})

const [reads, changes] = [calls.redaktionInhalte, calls.redaktionSammelaktion] as readonly Call[]

test('The cookie of another realm, a malformed one, and one of an unencrypted site identify nobody', async () => {
  if (!reads) throw new Error('no call')
  const ours = { 'sec-fetch-site': 'same-origin' }
  const { send, asked } = await open()
  for (const odd of [
    cookieOf('intranet'),
    cookieOf('redaktion', false),
    '__Host-token-redaktion=echt',
    '__Host-token-redaktion=%E0; __Host-user-redaktion=x',
    'x'.repeat(8_000),
  ])
    expect((await send(reads, { ...ours, cookie: odd })).status).toBe(401)
  expect(asked).toEqual([])
})

test('No call outside the desk accepts a cookie', async () => {
  const { send, asked } = await open()
  for (const call of (Object.values(calls) as Call[]).filter(({ realm }) => realm && realm !== 'redaktion'))
    expect((await send(call, { cookie: cookieOf('intranet'), 'sec-fetch-site': 'same-origin' })).status).toBe(
      401,
    )
  expect(asked).toEqual([])
})

test('A token in the header takes precedence over the cookie', async () => {
  if (!reads) throw new Error('no call')
  const { send, asked } = await open()
  const headers = { cookie, 'sec-fetch-site': 'same-origin', 'redaktion-authorization': 'falsch' }
  expect((await send(reads, headers)).status).toBe(401)
  expect(asked).toEqual(['redaktion falsch'])
})

test('Without encryption browsers send less, so the origin decides about calls that change data', async () => {
  if (!reads || !changes) throw new Error('no call')
  const home = 'http://rathaus.example.org'
  const { send } = await open(home)
  const cookie = cookieOf('redaktion', false)
  expect((await send(reads, { cookie })).status).toBe(200)
  expect((await send(changes, { cookie, origin: home })).status).toBe(200)
  expect((await send(changes, { cookie })).status).toBe(401)
})

test('A file of the desk that is opened in a browser can run nothing, and no other site can show it', async () => {
  const { send } = await open()
  const bytes: Call = {
    ...(calls.redaktionMediumBytes as Call),
    path: '/api/cms/redaktion/medien/marktplatz/bytes?breite=480',
  }
  const answer = await send(bytes, { cookie, 'sec-fetch-site': 'same-origin' })
  expect(answer.status).toBe(200)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'content-security-policy': expect.stringContaining('sandbox'),
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  })
})
