import { buffer } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { type Call, inputParts } from './call.ts'
import { calls } from './calls.ts'
import type { Cms, CmsHandlers } from './cms.ts'
import { fakeIdentify } from './fake-cms.ts'
import { type Download, givesDownload } from './file-answer.ts'
import { cmsInProcess } from './in-process.ts'
import { cmsAt, wire } from './testing/loopback.ts'

type Fields = Record<string, unknown>
type Example = { summary: string; answer: unknown } & Fields

const everyExample = (Object.values(calls) as Call[]).flatMap(call =>
  call.examples.map(example => ({
    call,
    name: call.name,
    example: example as Example,
    summary: example.summary,
  })),
)

/** The fields of an example with the defaults of the contract, as the CMS must receive them. */
function receivedFields(call: Call, example: Example): Fields {
  const parts = inputParts.flatMap(part => (call[part] ? [[part, call[part].parse(example[part])]] : []))
  return Object.fromEntries(parts)
}

/** A CMS that answers one call with one example and records the received fields. */
function playing(call: Call, example: Example) {
  const received: Fields[] = []
  const handlers = {
    [call.name]: (input: Fields) => {
      received.push(Object.fromEntries(Object.entries(input).filter(([part]) => part !== 'signal')))
      return call.answer.parse(example.answer)
    },
  } as CmsHandlers
  return { handlers, received }
}

/** Resolves a download to its bytes. */
async function whole(call: Call, answer: unknown): Promise<unknown> {
  if (!givesDownload(call)) return answer
  const { inhalt, ...rest } = answer as Download
  return { ...rest, inhalt: (await buffer(inhalt())).toString('hex') }
}

async function ask(cms: Cms, call: Call, { params, query, body }: Example) {
  const token = call.realm ? 'beispiel-token' : undefined
  return cms.call(call as never, { params, query, body, token } as never)
}

test('Every call has at least one example', () => {
  for (const call of Object.values(calls)) expect(call.examples.length, call.name).toBeGreaterThan(0)
})

describe.each(everyExample)('$name: $summary', ({ call, example }) => {
  const token = call.realm ? 'beispiel-token' : undefined

  test('fits the schemas of the call', () => {
    expect(call.answer.safeParse(example.answer).error).toBeUndefined()
    for (const part of inputParts) expect(call[part]?.safeParse(example[part]).error).toBeUndefined()
  })

  test('reaches the handler and the caller over HTTP, with the defaults of the contract', async () => {
    const { handlers, received } = playing(call, example)
    const { origin, reported } = await wire(handlers)
    const answer = await ask(cmsAt(origin), call, example)
    expect(await whole(call, answer)).toEqual(await whole(call, call.answer.parse(example.answer)))
    expect(received).toEqual([{ ...receivedFields(call, example), token }])
    expect(reported).toEqual([])
  })

  test('reaches the handler and the caller in process, with the defaults of the contract', async () => {
    const { handlers, received } = playing(call, example)
    const answer = await ask(cmsInProcess(handlers, fakeIdentify), call, example)
    expect(await whole(call, answer)).toEqual(await whole(call, call.answer.parse(example.answer)))
    expect(received).toEqual([{ ...receivedFields(call, example), token }])
  })
})

/** Spec §7, row by row: the request line of each call. */
const rows = [
  [calls.route, { query: { url: '/rathaus' } }, 'GET /api/cms/route?url=%2Frathaus'],
  ...(
    [
      ['Hauptmenü', 'Hauptmen%C3%BC'],
      ['Footer_Themen', 'Footer_Themen'],
      ['Footer_Rechtliches', 'Footer_Rechtliches'],
      ['Hauptmenue-Jahnschule', 'Hauptmenue-Jahnschule'],
      ['Footer-Jahnschule_Rechtliches', 'Footer-Jahnschule_Rechtliches'],
      ['Hauptmenue-Schillerschule', 'Hauptmenue-Schillerschule'],
      ['Footer-Schillerschule_Rechtliches', 'Footer-Schillerschule_Rechtliches'],
    ] as const
  ).map(([name, encoded]) => [calls.menu, { query: { name } }, `GET /api/cms/menu?name=${encoded}`] as const),
  [
    calls.raeteLogin,
    { body: { email: 'rat@example.org', passwort: 'geheim' } },
    'POST /api/cms/raete/login {"email":"rat@example.org","passwort":"geheim"}',
  ],
  [calls.raeteMitglied, { params: { id: 7 } }, 'GET /api/cms/raete/7'],
  [
    calls.login,
    { body: { email: 'anna@example.org', passwort: 'geheim' } },
    'POST /api/cms/login {"email":"anna@example.org","passwort":"geheim"}',
  ],
  [calls.intranetUser, { params: { uuid: 'a1b2' } }, 'GET /api/cms/intranet/user/a1b2'],
  [calls.intranetRubriken, {}, 'GET /api/cms/intranet/rubrik'],
  [
    calls.intranetTexte,
    { params: { url: 'personal' }, query: { order: 'datum_von:desc', seite: 1, pro_seite: 3 } },
    'GET /api/cms/intranet/rubrik/personal?order=datum_von%3Adesc&seite=1&pro_seite=3',
  ],
  [
    calls.archivThemen,
    {
      query: {
        themen_id: 4,
        gueltig_von: 'true',
        gueltig_bis: 'true',
        order: 'thema:asc,titel:asc,downloadtext:asc',
      },
    },
    'GET /api/cms/intranet/archiv_themen?themen_id=4&gueltig_von=true&gueltig_bis=true&order=thema%3Aasc%2Ctitel%3Aasc%2Cdownloadtext%3Aasc',
  ],
  [
    calls.archiv,
    { query: { archiv_id: 2, gueltig_von: 'true', gueltig_bis: 'true', order: 'stand:desc' } },
    'GET /api/cms/intranet/archiv?archiv_id=2&gueltig_von=true&gueltig_bis=true&order=stand%3Adesc',
  ],
  [
    calls.aktuelles,
    { query: { interessengruppen_id: 3, seite: 1, pro_seite: 15, order: 'datum_von:desc,sortierung:asc' } },
    'GET /api/cms/aktuelles?interessengruppen_id=3&seite=1&pro_seite=15&order=datum_von%3Adesc%2Csortierung%3Aasc',
  ],
] as readonly (readonly [Call, Fields, string])[]

test.each(rows)('Spec §7: $name is sent as $2', async (call, fields, expected) => {
  const { handlers, received } = playing(call, call.examples[0] as Example)
  const { origin, sent } = await wire(handlers)
  await cmsAt(origin).call(call as never, { ...fields, token: 'beispiel-token' } as never)
  expect(sent.map(({ method, address, body }) => `${method} ${address} ${body}`.trim())).toEqual([expected])
  expect(received).toHaveLength(1)
})

test.each([
  [calls.aktuelles, {}, { seite: 1, order: 'datum_von:desc,sortierung:asc' }],
  [calls.intranetTexte, { params: { url: 'personal' } }, { seite: 1, pro_seite: 3, order: 'datum_von:desc' }],
  [
    calls.archivThemen,
    {},
    { gueltig_von: true, gueltig_bis: true, order: 'thema:asc,titel:asc,downloadtext:asc' },
  ],
  [calls.archiv, {}, { gueltig_von: true, gueltig_bis: true, order: 'stand:desc' }],
] as readonly (readonly [Call, Fields, Fields])[])(
  'Spec §7: $name without a query gets its defaults',
  async (call, fields, defaults) => {
    const { handlers, received } = playing(call, call.examples[0] as Example)
    const { origin } = await wire(handlers)
    await cmsAt(origin).call(call as never, { ...fields, query: {}, token: 'beispiel-token' } as never)
    expect(received[0]?.query).toMatchObject(defaults)
  },
)

test('Spec §6: the tokens of the intranet and of the council are sent in different headers', async () => {
  const intranet = await wire(
    playing(calls.intranetRubriken, calls.intranetRubriken.examples[0] as Example).handlers,
  )
  await cmsAt(intranet.origin).call(calls.intranetRubriken, { token: 'token-intranet' })
  expect(intranet.sent[0]?.headers.get('authorization')).toBe('token-intranet')

  const council = await wire(
    playing(calls.raeteMitglied, calls.raeteMitglied.examples[0] as unknown as Example).handlers,
  )
  await cmsAt(council.origin).call(calls.raeteMitglied, { params: { id: 7 }, token: 'token-rat' })
  expect(council.sent[0]?.headers.get('authorization')).toBeNull()
  expect([...(council.sent[0]?.headers.values() ?? [])]).toContain('token-rat')
})

test('Spec §6: the token of one realm is refused by the other', async () => {
  const handlers = {
    ...playing(calls.intranetRubriken, calls.intranetRubriken.examples[0] as Example).handlers,
    ...playing(calls.raeteMitglied, calls.raeteMitglied.examples[0] as unknown as Example).handlers,
  }
  const { origin } = await wire(handlers)
  const council = await fetch(`${origin}/api/cms/raete/7`, { headers: { authorization: 'token-intranet' } })
  const intranet = await fetch(`${origin}/api/cms/intranet/rubrik`, {
    headers: { 'raete-authorization': 'token-rat' },
  })
  expect([council.status, intranet.status]).toEqual([401, 401])
})

test('A token is sent only with calls that need one', async () => {
  const { handlers } = playing(calls.stadt, calls.stadt.examples[0] as Example)
  const { origin, sent } = await wire(handlers)
  await cmsAt(origin).call(calls.stadt, { token: 'token-intranet' })
  expect([...(sent[0]?.headers.values() ?? [])]).not.toContain('token-intranet')
})

test.each(['..', '.', 'a/b', '?x', '#x', '%2e%2e', 'ü'])(
  'A path parameter (%j) never leads to another call',
  async url => {
    const { handlers, received } = playing(
      calls.intranetTexte,
      calls.intranetTexte.examples[0] as unknown as Example,
    )
    const { origin } = await wire({ ...handlers, intranetRubriken: () => [] })
    const asked = cmsAt(origin).call(calls.intranetTexte, { params: { url }, query: {}, token: 'x' })
    const outcome = await asked.then(
      () => (received[0]?.params as Fields | undefined)?.url,
      (error: { code?: string }) => error.code,
    )
    expect([url, 'nicht-gefunden']).toContain(outcome)
  },
)

test('S16: if the caller chooses no order, the site sends the order of spec §7', async () => {
  const orders = [
    [calls.aktuelles, {}, 'datum_von:desc,sortierung:asc'],
    [calls.intranetTexte, { params: { url: 'personal' } }, 'datum_von:desc'],
    [calls.archivThemen, {}, 'thema:asc,titel:asc,downloadtext:asc'],
    [calls.archiv, {}, 'stand:desc'],
  ] as const
  for (const [call, fields, order] of orders) {
    const { origin, sent } = await wire(
      playing(call as unknown as Call, call.examples[0] as unknown as Example).handlers,
    )
    await cmsAt(origin).call(call as never, { ...fields, query: {}, token: 'x' } as never)
    expect(new URL(sent[0]?.address ?? '', origin).searchParams.get('order'), call.name).toBe(order)
  }
})

test.each(['1e0', '0x1', ' 1', '1.0', '-1', '', '1'.repeat(16)])(
  'The id of a councillor has only digits: "%s" is refused',
  async id => {
    const cms = cmsInProcess({ raeteMitglied: () => Promise.reject(new Error('asked')) }, fakeIdentify)
    const asked = cms.call(calls.raeteMitglied, { params: { id }, token: 'x' })
    await expect(asked).rejects.toMatchObject({ code: 'anfrage-ungueltig' })
  },
)
