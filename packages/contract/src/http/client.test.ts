import { expect, test } from 'vitest'
import { type Call, tokenHeader } from '../call.ts'
import { calls } from '../calls.ts'
import { CmsError } from '../cms-error.ts'
import { cmsAt, listen, wire } from '../testing/loopback.ts'
import { askOverHttp, cmsOverHttp } from './client.ts'

const stadt = calls.stadt.answer.parse(calls.stadt.examples[0]?.answer)
const noData = 'API response has no data: stadt'

/** Calls a CMS that gives this answer to everything. */
async function askAnswered(
  status: number,
  body: string | Buffer,
  headers: Record<string, string> = {},
  limit?: number,
) {
  const origin = await listen((_, response) => {
    response.writeHead(status, headers)
    response.end(body)
  })
  return cmsAt(origin, limit ? { limit } : {}).call(calls.stadt, {})
}

test('A valid answer gets the defaults of the contract', async () => {
  const { claim: _, fax: __, ...bare } = stadt
  await expect(askAnswered(200, JSON.stringify(bare))).resolves.toMatchObject({
    name: 'Stadt Rebenau',
    claim: '',
    fax: '',
  })
})

test('Fields that the contract does not know are dropped from an answer (a newer CMS)', async () => {
  const answer = await askAnswered(200, JSON.stringify({ ...stadt, einwohner: 9412 }))
  expect(answer).not.toHaveProperty('einwohner')
})

test.each([
  ['HTML with status 200', 200, '<!doctype html><h1>Wartung</h1>'],
  ['nothing', 200, ''],
  ['no content', 204, ''],
  ['null', 200, 'null'],
  ['a list', 200, '[]'],
  ['a word', 200, '"ok"'],
  ['an error in disguise', 200, '{"error":"kaputt"}'],
  ['another shape', 200, JSON.stringify({ ergebnis: stadt })],
  ['half of its JSON', 200, JSON.stringify(stadt).slice(0, 200)],
  ['status 400', 400, JSON.stringify(stadt)],
  ['status 403', 403, JSON.stringify(stadt)],
  ['status 500', 500, JSON.stringify(stadt)],
  ['status 501', 501, '{}'],
  ['status 503 with HTML', 503, '<h1>Service Unavailable</h1>'],
] as const)(`F-04: an answer with %s is refused: '${noData}'`, async (_, status, body) => {
  await expect(askAnswered(status, body)).rejects.toThrow(noData)
})

test('F-06: invalid UTF-8 in an answer becomes replacement characters', async () => {
  const bytes = Buffer.from(
    JSON.stringify({ ...stadt, claim: 'X' }).replace('"X"', '"\u0000\u0000"'),
    'latin1',
  )
  bytes[bytes.indexOf(0)] = 0xff
  bytes[bytes.indexOf(0)] = 0xfe
  await expect(askAnswered(200, bytes)).resolves.toMatchObject({ claim: '\ufffd\ufffd' })
})

test('F-05: an answer larger than the limit is refused, and its rest is not read', async () => {
  let sent = 0
  const origin = await listen((_, response) => {
    const chunk = Buffer.alloc(65_536, ' ')
    const pour = () => {
      while (!response.destroyed && sent < 64_000_000) {
        sent += chunk.length
        if (!response.write(chunk)) return
      }
      response.end()
    }
    response.on('drain', pour)
    pour()
  })
  await expect(cmsAt(origin, { limit: 100_000 }).call(calls.stadt, {})).rejects.toThrow(noData)
  expect(sent).toBeLessThan(32_000_000)
})

test('F-05: an answer with more bytes than the limit is refused, and an answer below the limit is accepted', async () => {
  const body = JSON.stringify({ ...stadt, claim: 'x'.repeat(2_000) })
  await expect(askAnswered(200, body, {}, 2_000)).rejects.toThrow(noData)
  await expect(askAnswered(200, JSON.stringify(stadt), {}, 2_000)).resolves.toBeDefined()
})

test('F-05: JSON nested 10,000 deep is refused', async () => {
  await expect(askAnswered(200, `${'['.repeat(10_000)}${']'.repeat(10_000)}`)).rejects.toThrow(noData)
})

test.each([
  ['never answers', () => {}],
  [
    'answers only headers',
    (response: import('node:http').ServerResponse) => response.writeHead(200).flushHeaders(),
  ],
  [
    'stops half-way',
    (response: import('node:http').ServerResponse) => response.writeHead(200).write('{"name":'),
  ],
])('F-03: a CMS that %s is given up after the timeout', async (_, behave) => {
  const origin = await listen((_, response) => void behave(response))
  await expect(cmsOverHttp(origin, { timeout: 60 }).call(calls.stadt, {})).rejects.toThrow(
    'API response has no data: stadt',
  )
})

test('An aborting caller ends the call', async () => {
  const leaving = new AbortController()
  const origin = await listen(() => leaving.abort())
  const asked = cmsAt(origin).call(calls.stadt, { signal: leaving.signal })
  await expect(asked).rejects.toThrow('API response has no data: stadt')
})

test.each([301, 302, 303, 307, 308])('F-07: a redirect %i of the CMS is not followed', async status => {
  let asked = 0
  const elsewhere = await listen((_, response) => {
    asked += 1
    response.end(JSON.stringify(stadt))
  })
  await expect(askAnswered(status, '', { location: `${elsewhere}/api/cms/stadt` })).rejects.toThrow()
  expect(asked).toBe(0)
})

test('A call to a CMS that closes the connection fails', async () => {
  const origin = await listen(request => request.socket.destroy())
  await expect(cmsAt(origin).call(calls.stadt, {})).rejects.toThrow()
})

test.each([404, 410])('Status %i is the expected failure nicht-gefunden', async status => {
  for (const body of ['{}', '', '[]'])
    await expect(askAnswered(status, body)).rejects.toMatchObject({
      name: 'CmsError',
      code: 'nicht-gefunden',
    })
})

test('F-04: a 404 with HTML comes from a proxy and does not count as "not found"', async () => {
  const asked = askAnswered(404, '<h1>nginx</h1>', { 'content-type': 'text/html' })
  await expect(asked).rejects.toMatchObject({ name: 'NoData', status: 404 })
})

test.each([
  [401, calls.intranetRubriken, {}, 'nicht-angemeldet'],
  [401, calls.login, { body: { email: 'a@example.org', passwort: 'x' } }, 'nicht-angemeldet'],
  [429, calls.formularSenden, calls.formularSenden.examples[0], 'zu-viele'],
] as const)(
  'Status %i is an expected failure of a protected call or a call that sends data',
  async (status, call, input, code) => {
    const origin = await listen((_, response) => response.writeHead(status).end('{}'))
    const asked = cmsAt(origin).call(call as never, { token: 'x', ...input } as never)
    await expect(asked).rejects.toMatchObject({ name: 'CmsError', code })
  },
)

test.each([204, 301, 304, 400, 401, 403, 405, 409, 418, 422, 429, 499, 500])(
  'The error for status %i has the body of the answer, for callers that can use it (spec §5)',
  async status => {
    const body = [204, 304].includes(status) ? '' : '{"data":[]}'
    const asked = askAnswered(status, body)
    await expect(asked).rejects.toMatchObject({
      name: 'NoData',
      message: noData,
      status,
      body: body ? { data: [] } : undefined,
    })
  },
)

test('F-05: a long list is checked in slices, with yields to other requests in between', async () => {
  const [eintrag] = calls.adressen.examples[0]?.answer.data ?? []
  const data = Array.from({ length: 10_000 }, () => eintrag)
  const origin = await listen((_, response) => response.end(JSON.stringify({ data })))
  let turns = 0
  let running = true
  const count = () => {
    turns += 1
    if (running) setImmediate(count)
  }
  count()
  const answer = await cmsAt(origin).call(calls.adressen, { query: {} })
  running = false
  expect(answer.data).toHaveLength(10_000)
  expect(turns).toBeGreaterThan(100)
})

test('A long list is also read in browsers, which have no setImmediate', async () => {
  const [eintrag] = calls.adressen.examples[0]?.answer.data ?? []
  const data = Array.from({ length: 200 }, () => eintrag)
  const origin = await listen((_, response) => response.end(JSON.stringify({ data })))
  const { setImmediate: ofNode } = globalThis
  Reflect.deleteProperty(globalThis, 'setImmediate')
  const asked = cmsAt(origin).call(calls.adressen, { query: {} })
  const answer = await asked.finally(() => Object.assign(globalThis, { setImmediate: ofNode }))
  expect(answer.data).toHaveLength(200)
})

test('The error about an invalid answer is short and does not quote the answer', async () => {
  const long = 'geheim'.repeat(10_000)
  const failure = await askAnswered(200, JSON.stringify({ [long]: long })).catch((error: unknown) => error)
  expect(String((failure as Error).cause)).toMatch(/^Error: Feld name: [^"']{1,80}$/)
})

test('S10: an address with a script is dropped, and the rest of the answer stays', async () => {
  const answer = await askAnswered(200, JSON.stringify({ ...stadt, wappen: 'javascript:alert(1)' }))
  expect(answer).toEqual({ ...stadt, wappen: '' })
})

test('L5: a token goes out only on calls of its realm, in the header of its realm', async () => {
  const headers = Object.values(tokenHeader)
  const told: (string | undefined)[][] = []
  const origin = await listen((request, response) => {
    told.push(headers.map(name => request.headers[name] as string | undefined))
    response.end('{}')
  })
  const cms = cmsAt(origin)
  for (const call of Object.values(calls) as Call[]) {
    told.length = 0
    const { params, query, body } = (call.examples[0] ?? {}) as Record<string, unknown>
    const file = call.takesFile ? { file: new Uint8Array([1]) } : {}
    await cms.call(call as never, { params, query, body, ...file, token: 'geheim' } as never).catch(() => {})
    const right = headers.map(name => (call.realm && tokenHeader[call.realm] === name ? 'geheim' : undefined))
    expect(told, call.name).toEqual([right])
  }
})

test('R-X3: the CMS gets the address of the sender of a message or a key, and never that of a reader', async () => {
  const told: unknown[] = []
  const origin = await listen((request, response) => {
    told.push(request.headers['x-forwarded-for'])
    response.end('{}')
  })
  const cms = cmsAt(origin)
  await cms
    .call(calls.formularSenden, { ...calls.formularSenden.examples[0], sender: '192.0.2.7' } as never)
    .catch(() => {})
  await cms.call(calls.stadt, { sender: '192.0.2.7' }).catch(() => {})
  const guess = { params: { schluessel: 'x' }, query: {}, sender: '192.0.2.7' }
  await cms.call(calls.vorschau, guess).catch(() => {})
  expect(told).toEqual(['192.0.2.7', undefined, '192.0.2.7'])
})

test('L8: the error has the seconds of Retry-After; a date in this header counts as no statement, which is ten minutes', async () => {
  const askOf = async (wait: string) => {
    const origin = await listen((_, response) => response.writeHead(429, { 'retry-after': wait }).end('{}'))
    return cmsAt(origin)
      .call(calls.formularSenden, calls.formularSenden.examples[0] as never)
      .catch((error: CmsError) => error.retryAfter)
  }
  expect(await askOf('321')).toBe(321)
  expect(await askOf('Wed, 21 Oct 2026 07:28:00 GMT')).toBe(600)
})

test.each([
  [calls.menu, { query: { name: 'Hauptmenü' as const } }, { menuItems: 'kaputt' }],
  [calls.aktuelles, { query: {} }, { data: 'kaputt', pagination: { page: 1, pages: 1 } }],
  [calls.route, { query: { url: '/' } }, { title: 'Rebenau', content: true }],
])('An answer whose list is no list is refused: $0.name', async (call, input, body) => {
  const origin = await listen((_, response) => response.end(JSON.stringify(body)))
  await expect(cmsAt(origin).call(call as never, input as never)).rejects.toThrow('no data')
})

test('The faults of each field of a long form, and the linking documents, reach the desk', async () => {
  const details = {
    issues: Array.from({ length: 40 }, (_, n) => ({
      path: `content.${n}.titel`,
      message: 'Bitte ausfüllen.',
    })),
    verwendung: { entwurf: [{ id: 'a', feldname: 'Bild' }] },
  }
  const { origin } = await wire({
    redaktionMediumLoeschen: () => {
      throw new CmsError('ungueltig', 'Bitte prüfen Sie Ihre Angaben.', { details })
    },
  })
  const failure = await askOverHttp(origin)(calls.redaktionMediumLoeschen as Call, {
    params: { datei: 'x' },
    token: 'x',
  }).catch((error: unknown) => error)
  expect(failure).toMatchObject({ code: 'ungueltig', message: 'Bitte prüfen Sie Ihre Angaben.', details })
})
