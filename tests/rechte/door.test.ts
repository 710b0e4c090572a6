import { type Call, type CmsHandlers, calls, givesDownload, givesFile } from '@rathausplatz/contract'
import { fakeCms, fakeIdentify } from '@rathausplatz/contract/fake-cms'
import { describe, expect, test } from 'vitest'
import { ask, type How, type Input, NONSENSE_BODIES, NONSENSE_TEXTS, ofDesk, othersAt } from './inputs.ts'

/**
 * attacks at the common entry of all calls (packages/contract/src/http/server.ts). It reads
 * requests in few ways, so each attack is tried at one call of every way: method, input, output.
 * calls-and-pages.test.ts shows that no call has an entry of its own; entrances.test.ts tests what the fields
 * of each call accept.
 */
const examples = fakeCms() as Readonly<Record<string, (input: never) => unknown>>

/** A CMS that answers with the contract's examples and records its input; the caller has all rights. */
function listening() {
  const heard: { name: string; input: Input & { token?: unknown } }[] = []
  const handlers = Object.fromEntries(
    Object.entries(examples).map(([name, answer]) => [
      name,
      (input: never) => {
        heard.push({ name, input })
        return answer(input)
      },
    ]),
  ) as CmsHandlers
  const send = ask({ handlers, identify: fakeIdentify })
  return { heard, send: (call: Call, how: How = {}) => send(call, exampleOf(call), { token: 'x', ...how }) }
}

const texts = (fields: object = {}) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]))

function exampleOf(call: Call): Input {
  const [{ params, query, body } = {}] = call.examples as readonly {
    params?: object
    query?: object
    body?: Record<string, unknown>
  }[]
  const file = call.takesFile ? { file: new TextEncoder().encode('%PDF-1.7\nNeu\n%%EOF\n') } : {}
  return { params: texts(params), query: texts(query), ...(body ? { body } : {}), ...file }
}

/** Returns how a call is read and answered; calls of one way take the same path through the entry. */
const wayOf = (call: Call) =>
  [
    call.method,
    call.path.includes('{') ? 'params' : '',
    call.query ? 'query' : '',
    call.body ? 'body' : call.takesFile ? 'file' : '',
    call.largest ? 'large' : '',
    givesDownload(call) ? 'gives download' : givesFile(call) ? 'gives file' : '',
  ]
    .filter(Boolean)
    .join(' ')

const ways = [...new Map(ofDesk.toReversed().map(call => [wayOf(call), call]))].map(([way, call]) => ({
  way,
  call,
}))
const carrying = ways.filter(({ call }) => call.body)
const asking = ways.filter(({ call }) => call.query)

test('every method of the desk, and every way to read a request, is covered', () => {
  const parts = ways.flatMap(({ way }) => way.split(' '))
  for (const part of [...ofDesk.map(({ method }) => method), 'params', 'query', 'body', 'file', 'large'])
    expect(parts).toContain(part)
})

describe('A-15: what a page of another website could send', () => {
  const types = [
    'text/plain',
    'text/plain;charset=application/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    '',
  ]
  test.each(ways.filter(({ call }) => call.body ?? call.takesFile))(
    '$way: neither a form nor plain text is accepted',
    async ({ call }) => {
      const { heard, send } = listening()
      for (const type of types)
        expect((await send(call, { headers: { 'content-type': type } })).status, type).toBe(415)
      expect(heard).toEqual([])
    },
  )
})

describe('Method confusion', () => {
  test.each(ofDesk)('$name: no other method is accepted, not even by an override', async call => {
    const { heard, send } = listening()
    for (const method of othersAt(call)) {
      const answer = await send(call, { method })
      expect([method, answer.status]).toEqual([method, 405])
      expect(answer.headers.get('allow')).toContain(call.method)
    }
    expect(heard).toEqual([])
    if (call.method !== 'GET') {
      // A link, a picture or a prefetch changes nothing, whatever override it carries.
      const headers = { 'x-http-method-override': call.method, 'x-method-override': call.method }
      for (const method of ['GET', 'HEAD'])
        await send(call, { method, headers, search: `_method=${call.method}` })
    }
    for (const { name } of heard) expect(calls[name as keyof typeof calls].method).toBe('GET')
  })

  test.each(ofDesk.filter(({ method }) => method === 'GET'))('$name: HEAD answers like GET', async call => {
    const { send } = listening()
    const [get, head] = [await send(call), await send(call, { method: 'HEAD' })]
    expect(get.ok).toBe(true)
    expect(head.status).toBe(get.status)
    expect(head.headers.get('content-type')).toBe(get.headers.get('content-type'))
    expect((await send(call, { method: 'HEAD', token: '' })).status).toBe(401)
  })
})

describe('Too much, too deep, twice', () => {
  test.each(carrying)('$way: a body that is too large, too deep or no JSON is refused', async ({ call }) => {
    const { heard, send } = listening()
    const { body } = exampleOf(call)
    const large = JSON.stringify({ ...body, mehr: 'x'.repeat(call.largest ?? 65_536) })
    expect((await send(call, { text: large })).status).toBe(413)
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`
    for (const text of [`{"mehr":${deep}}`, '', '{'])
      expect((await send(call, { text })).status, text.slice(0, 10)).toBe(400)
    expect(heard).toEqual([])
  })

  test.each(carrying)(
    '$way: the handler gets the body as its schema parses it, or the call is refused with 400',
    async ({ call }) => {
      for (const text of [...NONSENSE_BODIES, JSON.stringify({ ...exampleOf(call).body, mehr: 1 })]) {
        const { heard, send } = listening()
        const { status } = await send(call, { text })
        const read = call.body?.safeParse(JSON.parse(text) ?? {})
        expect(heard.map(({ input }) => input.body)).toEqual(read?.success ? [read.data] : [])
        if (!read?.success) expect(status, text).toBe(400)
      }
      expect(Object.hasOwn(Object.prototype, 'rechte')).toBe(false)
    },
  )

  test.each(asking)('$way: of a parameter that comes twice, only the last value counts', async ({ call }) => {
    const own = exampleOf(call).query ?? {}
    for (const name of Object.keys(call.query?.shape ?? {}))
      for (const value of NONSENSE_TEXTS) {
        const { heard, send } = listening()
        const { status } = await send(call, {
          search: `${new URLSearchParams(own)}&${name}=1&${name}=${value}`,
        })
        const read = call.query?.safeParse({ ...own, [name]: decodeURIComponent(value) })
        expect(heard.map(({ input }) => input.query)).toEqual(read?.success ? [read.data] : [])
        if (!read?.success) expect(status, value).toBe(400)
      }
  })

  test.each(ways)('$way: a token in the address does not sign in', async ({ call }) => {
    const { heard, send } = listening()
    const own = new URLSearchParams(exampleOf(call).query)
    const search = `${own}&realm=redaktion&rechte=*&audience=raete&token=x`
    expect((await send(call, { search, token: '' })).status).toBe(401)
    expect(heard).toEqual([])
  })
})
