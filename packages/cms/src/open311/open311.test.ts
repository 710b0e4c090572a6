import { calls, type Identify } from '@rathausplatz/contract'
import { Window } from 'happy-dom'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { badAnswers, badServer } from '../../../../tests/other-servers/bad-answers.ts'
import type { TownStep } from '../schaden/changes-of-step.ts'
import { tablesOf } from '../schaden/tables.ts'
import { testTown } from '../test-town.ts'
import { openOpen311 } from './answer.ts'

const URL_OF_TOWN = 'https://www.rebenau.example.org'
const V2 = `${URL_OF_TOWN}/open311/v2`
const DAY = 24 * 3_600
const stadt = {
  name: 'Stadt Rebenau',
  anschrift: { location: '', street: 'Marktplatz 1', zip: '76999', city: 'Rebenau' },
  telefon: '030 23125-0',
  email: 'stadt@example.org',
}
const KEY = 'rathausplatz.einreichen'
const program = { id: 'p1', name: 'Mängelmelder' }
const someone = {
  realm: 'redaktion',
  id: 'anna',
  sections: ['/'],
  name: 'Anna',
  email: 'anna@example.org',
} as const

/** Keys of programs, one to report and one to read only, and a session. */
const identify: Identify = async (realm, token) => {
  if (realm !== 'redaktion') return undefined
  const who = { ...someone, roles: ['administration'] as const }
  if (token === `Bearer ${KEY}`) return { ...who, program, only: ['schaeden-einreichen'] }
  if (token === 'Bearer rathausplatz.lesen') return { ...who, program, only: ['inhalte-lesen'] }
  if (token === 'Bearer sitzung') return who
  return undefined
}

type Row = Readonly<Record<string, unknown>>

async function town() {
  const made = await testTown({ stadt: [stadt] }, undefined, { identify })
  const { reports, office } = made.schaden
  const faults: unknown[] = []
  const log = { info() {}, warn() {}, error: (...said: unknown[]) => faults.push(said) }
  const { database } = made.store
  const answer = openOpen311({ database, clock: made.clock, publicUrl: URL_OF_TOWN, reports, identify, log })
  const get = (path: string, init?: RequestInit) =>
    answer(new Request(`${URL_OF_TOWN}/open311/${path}`, init))
  const json = async (path: string, status = 200) => {
    const told = await get(path)
    expect([path, told.status, told.headers.get('content-type')]).toEqual([
      path,
      status,
      'application/json; charset=utf-8',
    ])
    return (await told.json()) as Row[]
  }
  const xml = async (path: string) => readXml(await (await get(path)).text())
  const post = (said: Record<string, string>, format = 'json', more: RequestInit = {}) =>
    get(`v2/requests.${format}`, {
      method: 'POST',
      body: new URLSearchParams({
        api_key: KEY,
        service_code: 'licht',
        address_string: 'Spitalgasse 5',
        ...said,
      }),
      ...more,
    })
  const numberIn = async (response: Response) => {
    const [told] = (await response.json()) as Row[]
    return String(told?.['service_request_id'])
  }
  const step = async (nummer: string, schritt: TownStep['schritt'], body: Partial<TownStep> = {}) =>
    office.schritt(nummer, {
      schritt,
      text: '',
      text_zeigen: false,
      fotos: [],
      author: 'anna',
      grundfassung: (await office.schaden(nummer)).fassung,
      ...body,
    })
  return {
    ...made,
    get,
    json,
    xml,
    post,
    step,
    faults,
    /** Sends a report and makes it public. */
    async shown(said: Record<string, string> = {}) {
      const nummer = await numberIn(await post(said))
      await step(nummer, 'zeigen', { text_zeigen: true })
      return nummer
    },
    rows: () => tablesOf(database.read).selectFrom('schaeden').selectAll().execute(),
    numbers: async (query: string) =>
      (await json(`v2/requests.json?${query}`)).map(row => row['service_request_id']),
    numberIn,
  }
}

/** Parses with a parser that is not our own code. */
function readXml(text: string) {
  expect(text.split('\n')[0]).toBe('<?xml version="1.0" encoding="UTF-8"?>')
  const { documentElement: root } = new new Window().DOMParser().parseFromString(text, 'text/xml')
  expect(root.querySelector('parsererror')).toBeNull()
  return { name: root.tagName, root }
}
type Element = ReturnType<typeof readXml>['root']

/** Converts XML to the JSON of the Spark convention. */
function spark(element: Element): unknown {
  const inner = [...element.children]
  if (inner.length === 0) return element.textContent === '' ? null : element.textContent
  const names = new Set(inner.map(({ tagName }) => tagName))
  const isList =
    names.size === 1 && `${[...names][0]}s` === element.tagName.replace('service_requests', 'requests')
  return isList
    ? inner.map(one => spark(one as Element))
    : Object.fromEntries(inner.map(one => [one.tagName, spark(one as Element)]))
}

/** Converts JSON values to strings, as XML has them. */
const plain = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(plain)
    : value !== null && typeof value === 'object'
      ? Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, plain(inner)]))
      : value === null || value === ''
        ? null
        : typeof value === 'string'
          ? value
          : JSON.stringify(value)

/** Matchers for values of the published specification. */
const text = expect.any(String)
const W3 = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/)

describe('Open311 GeoReport v2: discovery', () => {
  test('discovery has every field that the specification requires, and links to the services', async () => {
    const { json, get } = await town()
    const told = (await json('discovery.json')) as unknown as Row
    expect(told).toEqual({
      changeset: text,
      contact: expect.stringContaining('Stadt Rebenau, 030 23125-0'),
      key_service: text,
      endpoints: [
        {
          specification: 'http://wiki.open311.org/GeoReport_v2',
          url: V2,
          changeset: text,
          type: 'production',
          formats: ['text/xml', 'application/json'],
        },
      ],
    })
    expect((await get('v2/services.xml')).status).toBe(200)
  })
})

describe('Open311 GeoReport v2: services', () => {
  test('a service has each field of the specification, and metadata if it has attributes', async () => {
    const { json } = await town()
    const services = await json('v2/services.json')
    for (const service of services)
      expect(service).toEqual({
        service_code: text,
        service_name: text,
        description: text,
        metadata: expect.any(Boolean),
        type: expect.stringMatching(/^(?:realtime|batch|blackbox)$/),
        keywords: text,
        group: text,
      })
    expect(services.filter(({ metadata }) => metadata).map(({ service_code }) => service_code)).toEqual([
      'licht',
      'muell',
    ])
  })

  test('a definition lists the attributes: text or one of several values, ordered from 1', async () => {
    const { json } = await town()
    const attribute = {
      variable: true,
      required: false,
      datatype_description: text,
      order: 1,
      description: text,
    }
    expect(await json('v2/services/licht.json')).toEqual({
      service_code: 'licht',
      attributes: [{ ...attribute, code: 'mast', datatype: 'string' }],
    })
    expect(await json('v2/services/muell.json')).toEqual({
      service_code: 'muell',
      attributes: [
        {
          ...attribute,
          code: 'menge',
          datatype: 'singlevaluelist',
          values: expect.arrayContaining([{ key: 'sperrig', name: 'Möbel oder Geräte' }]),
        },
      ],
    })
    expect(await json('v2/services/baum.json')).toEqual({ service_code: 'baum', attributes: [] })
  })
})

describe('Open311 GeoReport v2: requests', () => {
  test('a request has exactly the fields of the specification', async () => {
    const { shown, step, json } = await town()
    const nummer = await shown({ lat: '48.79', long: '8.04', description: 'Dunkel & <still>' })
    await step(nummer, 'beginnen', { text: 'Das Ersatzteil ist bestellt.', erwartet_am: '2026-12-04' })
    const request = {
      service_request_id: nummer,
      status: 'open',
      status_notes: 'Das Ersatzteil ist bestellt.',
      service_name: 'Laterne oder Ampel',
      service_code: 'licht',
      description: 'Dunkel & <still>',
      agency_responsible: 'Stadt Rebenau',
      service_notice: null,
      requested_datetime: W3,
      updated_datetime: W3,
      expected_datetime: '2026-12-04T23:00:00.000Z',
      address: 'Spitalgasse 5',
      address_id: null,
      zipcode: null,
      lat: 48.79,
      long: 8.04,
      media_url: null,
    }
    expect(await json('v2/requests.json')).toEqual([request])
    expect(await json(`v2/requests/${nummer}.json`)).toEqual([request])
    await step(nummer, 'erledigen', { text: 'Sie leuchtet wieder.' })
    expect(await json('v2/requests.json')).toMatchObject([
      { status: 'closed', status_notes: 'Sie leuchtet wieder.', expected_datetime: null },
    ])
  })

  test.each(['discovery', 'v2/services', 'v2/services/muell', 'v2/services/baum', 'v2/requests'])(
    'XML has the same content as JSON: %s',
    async path => {
      const { shown, xml, json, get } = await town()
      await shown({ lat: '48.79', long: '8.04', description: 'Zeile & <b>\nZeile ]]> \u0007' })
      const { root } = await xml(`${path}.xml`)
      expect((await get(`${path}.xml`)).headers.get('content-type')).toBe('text/xml; charset=utf-8')
      const told = plain(await json(`${path}.json`))
      // An empty list and null are the same in XML.
      expect(JSON.stringify(spark(root))).toBe(
        JSON.stringify(told, (_, value: unknown) =>
          Array.isArray(value) && value.length === 0 ? null : value,
        ),
      )
    },
  )

  test('only released reports appear, with text and photo only if the town shows them', async () => {
    const { post, numberIn, step, json, numbers, schaden, call } = await town()
    const einreichung = crypto.randomUUID()
    const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#a33' } })
      .jpeg()
      .toBuffer()
    const { kennung } = await schaden.photos.take(einreichung, { bytes: new Uint8Array(bytes) }, undefined)
    const { nummer } = await call(calls.schadenMelden, {
      body: { einreichung, kategorie: 'baum', text: 'Ast', ort: 'Bei Frau Meier', fotos: [kennung] },
    })
    const hidden = await numberIn(await post({ email: 'erika@example.org', first_name: 'Erika' }))
    expect(await numbers(`service_request_id=${nummer},${hidden}`)).toEqual([])
    await json(`v2/requests/${hidden}.json`, 404)
    await step(nummer, 'zeigen')
    expect(await json(`v2/requests/${nummer}.json`)).toMatchObject([
      { description: null, address: null, media_url: null },
    ])
    await step(nummer, 'zeigen', { fotos: [kennung] })
    expect(await json(`v2/requests/${nummer}.json`)).toMatchObject([
      { media_url: `${URL_OF_TOWN}/api/cms/schaeden/${nummer}/fotos/${kennung}` },
    ])
  })

  test('requests are filtered by service, status, days and numbers, and paged', async () => {
    const { shown, step, pass, numbers, clock } = await town()
    const old = await shown()
    pass(91 * DAY)
    const lamp = await shown()
    pass(DAY)
    const tree = await shown({ service_code: 'baum' })
    await step(lamp, 'ablehnen', { text: 'Sie gehört dem Land.' })
    const day = (back: number) => new Date(clock().getTime() - back * DAY * 1_000).toISOString()
    expect(await numbers('')).toEqual([tree, lamp])
    expect(await numbers('service_code=baum,schild')).toEqual([tree])
    expect(await numbers('status=open')).toEqual([tree])
    expect(await numbers('status=closed')).toEqual([lamp])
    expect(await numbers('status=open,closed&jurisdiction_id=rebenau.example.org')).toEqual([tree, lamp])
    expect(await numbers(`end_date=${day(2)}`)).toEqual([old])
    expect(await numbers(`start_date=${day(92)}`)).toEqual([old])
    expect(await numbers(`start_date=${day(60)}`)).toEqual([tree, lamp])
    expect(await numbers(`start_date=${day(93)}&end_date=${day(50)}`)).toEqual([old])
    expect(await numbers(`service_request_id=${old},${tree}&status=closed`)).toEqual([tree, old])
    expect(await numbers('page_size=1&page=2')).toEqual([lamp])
    // Empty parameters are ignored.
    expect(await numbers('service_code=&status=&start_date=')).toEqual([tree, lamp])
  })
})

describe('Open311 GeoReport v2: reporting', () => {
  test('a report is answered with its number, and nothing about its sender is stored', async () => {
    const { post, rows, get } = await town()
    const told = await post({
      description: 'Dunkel',
      'attribute[mast]': 'RB-0417',
      email: 'erika@example.org',
      first_name: 'Erika',
      last_name: 'Muster',
      phone: '0170 1',
      device_id: 'd1',
      account_id: 'a1',
      media_url: 'https://example.org/laterne.jpg',
    })
    expect(told.status).toBe(201)
    expect(await told.json()).toEqual([
      { service_request_id: expect.stringMatching(/^S-/), service_notice: text, account_id: null },
    ])
    const [row] = await rows()
    expect(row).toMatchObject({
      kategorie: 'licht',
      text: 'Dunkel\n\nBild: https://example.org/laterne.jpg',
      adresse: 'Spitalgasse 5',
      angaben: '{"mast":"RB-0417"}',
      oeffentlich: 0,
      email: '',
    })
    expect(JSON.stringify(row)).not.toMatch(/erika|Muster|0170|"d1"|"a1"/i)
    const asXml = await post({}, 'xml')
    const { name, root } = readXml(await asXml.text())
    expect([name, spark(root)]).toEqual([
      'service_requests',
      [{ service_request_id: expect.stringMatching(/^S-/), service_notice: text, account_id: null }],
    ])
    expect((await get('v2/requests.json')).status).toBe(200)
  })

  test('a report may have a point without an address, and a long address is stored as a place', async () => {
    const { post, rows } = await town()
    await post({ address_string: '', lat: '48.79', long: '8.04' })
    await post({ address_string: 'Am Bach, hinter der Brücke. '.repeat(6).trim() })
    expect(await rows()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ breite: 48.79, laenge: 8.04, adresse: '', text: 'Laterne oder Ampel' }),
        expect.objectContaining({ adresse: '', ort: expect.stringContaining('hinter der Brücke') }),
      ]),
    )
  })

  test('never fetches the address of a picture, whatever its server would answer', async () => {
    const { post, rows } = await town()
    for (const { answer } of badAnswers) {
      const server = await badServer(answer)
      const media_url = `${server.origin}/laterne.jpg`
      expect((await post({ media_url })).status).toBe(201)
      expect((await rows()).map(({ text }) => text)).toContain(`Laterne oder Ampel\n\nBild: ${media_url}`)
      expect(server.asked).toBe(0)
    }
  })

  test('accepts the longest description with a picture, and keeps the address of the picture', async () => {
    const { post, rows } = await town()
    const media_url = 'https://example.org/laterne.jpg'
    expect((await post({ description: 'x'.repeat(4_000), media_url })).status).toBe(201)
    const [row] = await rows()
    expect(row?.text).toMatch(/x…\n\nBild: https:\/\/example\.org\/laterne\.jpg$/)
    expect(row?.text).toHaveLength(4_000)
  })

  test.each<[string, Record<string, string>, number]>([
    ['no key', { api_key: '' }, 403],
    ['a wrong key', { api_key: 'rathausplatz.falsch' }, 403],
    ['a key without this right', { api_key: 'rathausplatz.lesen' }, 403],
    ['a session instead of a key', { api_key: 'sitzung' }, 403],
    ['no service', { service_code: '' }, 400],
    ['an unknown service', { service_code: 'constructor' }, 404],
    ['no place', { address_string: '' }, 400],
    ['an address id: the town has no such ids', { address_string: '', address_id: '7' }, 400],
    ['half a point', { lat: '48.79' }, 400],
    ['a point beyond the earth', { lat: '91', long: '8' }, 400],
    ['a description that is too long', { description: 'x'.repeat(4_001) }, 400],
    ['a picture that is no address', { media_url: 'javascript:alert(1)' }, 400],
  ])('refuses %s, in both formats, and stores nothing', async (_, said, status) => {
    const { post, rows, faults } = await town()
    const told = await post(said)
    expect(told.status).toBe(status)
    expect(await told.json()).toEqual([{ code: String(status), description: text }])
    const { name, root } = readXml(await (await post(said, 'xml')).text())
    expect([name, spark(root)]).toEqual(['errors', [{ code: String(status), description: text }]])
    expect(await rows()).toEqual([])
    expect(faults).toEqual([])
  })

  test('C5: a multipart form is a form; a file in it is told, not taken', async () => {
    const { get, rows } = await town()
    const body = new FormData()
    for (const [name, value] of Object.entries({
      api_key: KEY,
      service_code: 'licht',
      address_string: 'Spitalgasse 5',
      description: 'Dunkel & flackert',
      'attribute[mast]': 'RB-0417',
    }))
      body.append(name, value)
    const send = async () => (await get('v2/requests.json', { method: 'POST', body })).json()
    expect(await send()).toEqual([
      expect.objectContaining({ service_notice: expect.not.stringContaining('media_url') }),
    ])
    body.append('media', new Blob(['x'], { type: 'image/jpeg' }), 'laterne.jpg')
    expect(await send()).toEqual([
      expect.objectContaining({ service_notice: expect.stringContaining('media_url') }),
    ])
    expect(await rows()).toEqual(
      Array.from({ length: 2 }, () =>
        expect.objectContaining({ text: 'Dunkel & flackert', angaben: '{"mast":"RB-0417"}' }),
      ),
    )
  })

  test.each<[string, string, [string, string][], object]>([
    ['an attribute nobody asked for', 'licht', [['attribute[menge]', 'viel']], { text: 'X\n\nmenge: viel' }],
    [
      'one with a blank and umlauts',
      'licht',
      [['attribute[Länge in m]', '3']],
      { text: 'X\n\nLänge in m: 3' },
    ],
    [
      'a second value of one',
      'licht',
      [
        ['attribute[mast][]', 'RB-1'],
        ['attribute[mast][]', 'RB-2'],
      ],
      { text: 'X\n\nNummer am Mast: RB-2', angaben: '{"mast":"RB-1"}' },
    ],
    [
      'a value outside the choice',
      'muell',
      [['attribute[menge]', 'riesig']],
      { text: 'X\n\nWie viel ist es? riesig', angaben: '{}' },
    ],
    [
      'an answer that is too long',
      'licht',
      [['attribute[mast]', 'R'.repeat(101)]],
      { text: `X\n\nNummer am Mast: ${'R'.repeat(101)}` },
    ],
    ['an empty one', 'licht', [['attribute[menge]', ' ']], { text: 'X' }],
    ['the id of an address', 'licht', [['address_id', '77']], { text: 'X\n\nKennung der Adresse: 77' }],
    [
      'several pictures',
      'licht',
      [
        ['media_url', 'https://example.org/1.jpg'],
        ['media_url', 'https://example.org/2.jpg'],
        ['media_url[]', 'https://example.org/1.jpg'],
      ],
      { text: 'X\n\nBild: https://example.org/1.jpg\nBild: https://example.org/2.jpg' },
    ],
    ['a field of a later version', 'licht', [['extended[x]', '1']], { text: 'X' }],
  ])('C5: nothing of a report is dropped: %s', async (_, service_code, more, expected) => {
    const { get, rows } = await town()
    const body = new URLSearchParams([
      ['api_key', KEY],
      ['service_code', service_code],
      ['address_string', 'Spitalgasse 5'],
      ['description', 'X'],
      ...more,
    ])
    expect((await get('v2/requests.json', { method: 'POST', body })).status).toBe(201)
    expect(await rows()).toEqual([expect.objectContaining(expected)])
  })

  test('refuses a body that is not form-encoded', async () => {
    const { post } = await town()
    const headers = { 'content-type': 'application/json' }
    expect((await post({}, 'json', { headers, body: '{}' })).status).toBe(400)
  })
})

describe('Open311 GeoReport v2: errors', () => {
  test.each<[string, number]>([
    ['v2/requests/S-00000000.json', 404],
    ['v2/requests/1%2F2.json', 404],
    ['v2/services/heizung.json', 404],
    ['v2/tokens/1.json', 404],
    ['v2/nichts.json', 404],
    ['v3/services.json', 404],
    ['v2/services/%E0%A4%A.json', 400],
    ['v2/requests.json?status=halb', 400],
    ['v2/requests.json?service_code=heizung', 400],
    ['v2/requests.json?start_date=gestern', 400],
    ['v2/requests.json?start_date=2026-11-20', 400],
    ['v2/requests.json?start_date=2026-01-01T00:00:00Z&end_date=2026-06-01T00:00:00Z', 400],
    ['v2/requests.json?page_size=1001', 400],
  ])('are a list with code and description: %s', async (path, status) => {
    const { json } = await town()
    expect(await json(path, status)).toEqual([{ code: String(status), description: text }])
  })

  test('are XML if the address has no format, since every client reads XML', async () => {
    const { get } = await town()
    const told = await get('v2/services')
    expect([told.status, told.headers.get('content-type')]).toEqual([404, 'text/xml; charset=utf-8'])
    expect(readXml(await told.text()).name).toBe('errors')
  })
})
