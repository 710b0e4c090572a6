import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo, createServer as createTcpServer } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { CmsError, calls } from '@rathausplatz/contract'
import { expect, onTestFinished, test } from 'vitest'
import { openJobs } from '../../jobs/run-jobs.ts'
import { type FetchOutside, openOutside } from '../../outbound/fetch-outside.ts'
import { ok } from '../../store/index.ts'
import { tablesOf } from '../tables.ts'
import { wasteTown } from '../testing/waste-town.ts'
import { PUSHES_AT_ONCE } from './lanes.ts'

/** The services of these tests beside those of browsers. */
const mayPush = ({ protocol, hostname, username }: URL) =>
  protocol === 'https:' && !username && ['127.0.0.1', 'push.example.org'].includes(hostname)

const URL_OF_TOWN = 'https://www.rebenau.example.org'
const silent = { info() {}, warn() {}, error() {} }

/**
 * A browser with its keys; it decrypts its messages (RFC 8291) with code of its own, written from the text of
 * the RFC.
 */
function browser() {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  const auth = randomBytes(16)
  return {
    keys: { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') },
    read(body: Buffer): string {
      const salt = body.subarray(0, 16)
      const idLength = body.readUInt8(20)
      const sender = body.subarray(21, 21 + idLength)
      const sealed = body.subarray(21 + idLength)
      expect(sealed.length).toBeLessThanOrEqual(body.readUInt32BE(16))
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender])
      const ikm = Buffer.from(hkdfSync('sha256', pair.computeSecret(sender), auth, info, 32))
      const key = Buffer.from(hkdfSync('sha256', ikm, salt, 'Content-Encoding: aes128gcm\0', 16))
      const nonce = Buffer.from(hkdfSync('sha256', ikm, salt, 'Content-Encoding: nonce\0', 12))
      const opening = createDecipheriv('aes-128-gcm', key, nonce)
      opening.setAuthTag(sealed.subarray(-16))
      const padded = Buffer.concat([opening.update(sealed.subarray(0, -16)), opening.final()])
      return padded.subarray(0, padded.lastIndexOf(2)).toString()
    },
  }
}

/** A push service: a real server that accepts messages, or answers as the test says. */
async function service() {
  const got: { url: string; headers: IncomingMessage['headers']; body: Buffer }[] = []
  const answers = new Map<string, { status: number; headers?: Record<string, string> }[]>()
  const server = createServer(async (request, response) => {
    const url = request.url ?? ''
    got.push({ url, headers: request.headers, body: await buffer(request) })
    const { status, headers = {} } = answers.get(url)?.shift() ?? { status: 201 }
    response.writeHead(status, headers).end()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const origin = `https://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { got, answers, origin }
}

/** Local services have no certificate: requests to them use HTTP. */
function outside(): FetchOutside {
  const fetch = openOutside({
    publicUrl: URL_OF_TOWN,
    mayReach: address => address === '127.0.0.1',
    atOnce: 8,
  })
  return (url, wish) => fetch(url.replace(/^https:/, 'http:'), wish)
}

async function town() {
  const push = await service()
  const made = await wasteTown('2026-11-30T12:00:00+01:00', { fetch: outside(), mayPush })
  const place = await made.place('Kelterstraße')
  const tour = await made.tour({ orte: [place.id] })
  await made.plan(tour.id)
  const jobs = openJobs({
    database: made.store.database,
    jobs: made.abfall.jobs,
    clock: made.clock,
    log: silent,
  })
  await jobs.look()
  const device = browser()
  const order = (path = '/geraet/1', more: object = {}) =>
    made.call(calls.abfallPushBestellen, {
      body: {
        geraet: { endpoint: push.origin + path, keys: device.keys },
        ort: place.id,
        fraktionen: ['restmuell'],
        ...more,
      },
      sender: '192.0.2.7',
    })
  const at = async (moment: string) => {
    made.clock.set(moment)
    await jobs.look()
  }
  const kept = () => tablesOf(made.store.database.read).selectFrom('abfall_geraete').selectAll().execute()
  const waiting = () =>
    tablesOf(made.store.database.read).selectFrom('abfall_nachrichten').selectAll().execute()
  return { ...made, push, device, order, at, kept, waiting, tourId: tour.id, ort: place.id }
}

test('a device cannot order reminders of a note that is only in the calendar', async () => {
  const { order, kept } = await town()
  await expect(order('/geraet/1', { fraktionen: ['restmuell', 'hinweis'] })).rejects.toThrow()
  expect(await kept()).toEqual([])
})

const EVENING = '2026-11-30T18:00:00+01:00'

test('49: a device gets a reminder that only it can decrypt, signed by the town', async () => {
  const { push, device, order, at, waiting, call } = await town()
  await order()
  await order()
  await at('2026-11-30T17:59:00+01:00')
  expect(push.got).toEqual([])
  await at(EVENING)
  await at('2026-11-30T18:05:00+01:00')
  expect(push.got).toHaveLength(1)
  const [got] = push.got
  expect(got?.headers).toMatchObject({
    'content-encoding': 'aes128gcm',
    topic: 'abfall-2026-12-01',
    ttl: String(12 * 3_600),
    urgency: 'normal',
  })
  const message = device.read(got?.body ?? Buffer.alloc(0))
  expect(JSON.parse(message)).toEqual({
    titel: 'Morgen: Restmüll',
    text: 'Abfuhr am Dienstag, 1. Dezember.',
    adresse: '/leben/abfall',
    marke: 'abfall-2026-12-01',
  })
  // Neither message nor headers contain a name or a place.
  expect(message + JSON.stringify(got?.headers)).not.toMatch(/Kelter/)
  expect(got?.body.toString('latin1')).not.toContain('Restm')
  expect(await waiting()).toEqual([])

  const [, jwt = '', key = ''] = /^vapid t=(\S+), k=(\S+)$/.exec(got?.headers.authorization ?? '') ?? []
  const { erinnerung } = await call(calls.abfall, {})
  expect(key).toBe(erinnerung.push)
  const point = Buffer.from(key, 'base64url')
  const publicKey = createPublicKey({
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
    format: 'jwk',
  })
  const [head = '', claims = '', signature = ''] = jwt.split('.')
  const signed = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const
  expect(
    verify('sha256', Buffer.from(`${head}.${claims}`), signed, Buffer.from(signature, 'base64url')),
  ).toBe(true)
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
    aud: push.origin,
    sub: URL_OF_TOWN,
  })
})

test.each([404, 410])('a device that no longer exists (%s) is deleted', async status => {
  const { push, order, at, kept, waiting } = await town()
  push.answers.set('/geraet/1', [{ status }])
  await order()
  await at(EVENING)
  expect(await kept()).toEqual([])
  expect(await waiting()).toEqual([])
})

test.each([
  [429, { 'retry-after': '90' }, '2026-11-30T18:01:29+01:00', '2026-11-30T18:01:31+01:00'],
  [503, {}, '2026-11-30T18:00:29+01:00', '2026-11-30T18:00:31+01:00'],
])(
  'if a service answers %s, the message is retried later and the device stays registered',
  async (status, headers, early, late) => {
    const { push, order, at, kept } = await town()
    push.answers.set('/geraet/1', [{ status, headers: headers as Record<string, string> }])
    await order()
    await at(EVENING)
    await at(early)
    expect(push.got).toHaveLength(1)
    await at(late)
    expect(push.got).toHaveLength(2)
    expect(await kept()).toHaveLength(1)
  },
)

test('a message that is not delivered before the collection is dropped', async () => {
  const { push, order, at, waiting } = await town()
  push.answers.set(
    '/geraet/1',
    Array.from({ length: 50 }, () => ({ status: 500 })),
  )
  await order()
  for (let hour = 18; hour < 30; hour++)
    await at(new Date(Date.parse('2026-11-30T17:00:00Z') + (hour - 18) * 3_600_000 + 60_000).toISOString())
  await at('2026-12-01T06:01:00+01:00')
  expect(await waiting()).toEqual([])
})

test('a device gets a message at once if a near date moves, is cancelled or takes place after all', async () => {
  const { push, device, order, desk, tourId, at } = await town()
  await order()
  await desk(calls.redaktionAbfallterminVerschieben, {
    params: { id: tourId, tag: '2026-12-01' },
    body: { datum: '2026-12-02', grund: 'Eisglätte' },
  })
  await at('2026-11-30T12:01:00+01:00')
  const last = () =>
    JSON.parse(device.read(push.got.at(-1)?.body ?? Buffer.alloc(0))) as { titel: string; text: string }
  expect([last().titel, last().text]).toEqual([
    'Eine Abfuhr ist verschoben',
    'Restmüll: Abfuhr nicht am Dienstag, 1. Dezember, sondern am Mittwoch, 2. Dezember. Grund: Eisglätte.',
  ])
  await desk(calls.redaktionAbfallterminAbsagen, {
    params: { id: tourId, tag: '2026-12-01' },
    body: { grund: 'Streik' },
  })
  await at('2026-11-30T12:02:00+01:00')
  expect(last().titel).toBe('Eine Abfuhr fällt aus')
  await desk(calls.redaktionAbfallterminZuruecksetzen, { params: { id: tourId, tag: '2026-12-01' } })
  await at('2026-11-30T12:03:00+01:00')
  expect([last().titel, last().text]).toEqual([
    'Eine Abfuhr kommt dazu',
    'Restmüll: Abfuhr am Dienstag, 1. Dezember.',
  ])
})

test('a subscription ends when the device asks for it', async () => {
  const { push, order, at, call, kept } = await town()
  await order()
  await call(calls.abfallPushBeenden, { body: { endpoint: `${push.origin}/geraet/1` } })
  await call(calls.abfallPushBeenden, { body: { endpoint: `${push.origin}/geraet/1` } })
  await at(EVENING)
  expect(push.got).toEqual([])
  expect(await kept()).toEqual([])
})

test.each([
  'http://example.org:8080/jeder/pfad?x=1',
  'https://anna:geheim@push.example.org/1',
  'javascript:x',
])('a device whose address is not a plain HTTPS address is refused: %s', async endpoint => {
  const { order, device, kept } = await town()
  await expect(order('', { geraet: { endpoint, keys: device.keys } })).rejects.toThrow(CmsError)
  expect(await kept()).toEqual([])
})

test.each([
  'https://intern.example:8443/x',
  'https://127.0.0.1:5432/x',
  'https://intranet/x',
  'https://push.example.org/x',
])('A10: a device whose service no browser has is refused when it subscribes: %s', async endpoint => {
  const made = await wasteTown('2026-11-30T12:00:00+01:00')
  const place = await made.place('Kelterstraße')
  const body = {
    geraet: { endpoint, keys: browser().keys },
    ort: place.id,
    fraktionen: ['restmuell' as const],
  }
  await expect(made.call(calls.abfallPushBestellen, { body })).rejects.toMatchObject({
    code: 'nicht-moeglich',
    message: expect.stringContaining('einen der anderen Wege'),
  })
  expect(await tablesOf(made.store.database.read).selectFrom('abfall_geraete').selectAll().execute()).toEqual(
    [],
  )
})

test('the number of devices is limited, in total and per service; a known device may still change its choice', async () => {
  const { order, push, device, store, ort } = await town()
  const add = async (origin: string, many: number) => {
    const row = {
      ...device.keys,
      ort_id: ort,
      zeit: 'abend',
      fraktionen: 'restmuell',
      tonnen: '',
      bestellt_am: '',
    } as const
    const rows = Array.from({ length: many }, (_, at) => ({
      ...row,
      id: origin + at,
      endpoint: `${origin}/${at}`,
    }))
    await store.database.write(async db => {
      for (let at = 0; at < many; at += 1_000)
        await tablesOf(db)
          .insertInto('abfall_geraete')
          .values(rows.slice(at, at + 1_000))
          .execute()
      return ok(undefined)
    })
  }
  const full = /Mehr Geräte lassen sich gerade nicht erinnern/
  await order('/geraet/1')
  await add(push.origin, 24_999)
  await expect(order('/geraet/neu')).rejects.toThrow(full)
  // This known device changes its choice.
  await order('/geraet/1', { zeit: 'morgen' })
  const elsewhere = (path: string) => ({
    geraet: { endpoint: `https://push.example.org/${path}`, keys: device.keys },
  })
  await order('', elsewhere('a'))
  await add('https://push.example.net', 24_999)
  await expect(order('', elsewhere('b'))).rejects.toThrow(full)
  await order('', elsewhere('a'))
})

test.each(['https://localhost:PORT/geraet/1', 'https://anna:geheim@127.0.0.1:PORT/geraet/1', 'kein Ort'])(
  'A10: a device that was stored before its service had to be known is forgotten, and nothing is sent: %s',
  async there => {
    const { push, order, at, kept, waiting, store } = await town()
    await order('/geraet/1')
    await order('/geraet/2')
    const endpoint = there.replace('PORT', new URL(push.origin).port)
    await store.database.write(async db => {
      const devices = tablesOf(db).updateTable('abfall_geraete').set({ endpoint })
      await devices.where('endpoint', '=', `${push.origin}/geraet/1`).execute()
      return ok(undefined)
    })
    await at(EVENING)
    expect(push.got.map(({ url }) => url)).toEqual(['/geraet/2'])
    expect((await kept()).map(one => one.endpoint)).toEqual([`${push.origin}/geraet/2`])
    expect(await waiting()).toEqual([])
  },
)

test("nothing is sent to the server's own network", async () => {
  const made = await wasteTown('2026-11-30T12:00:00+01:00', {
    fetch: openOutside({ publicUrl: URL_OF_TOWN }),
    mayPush,
  })
  const push = await service()
  const place = await made.place('Kelterstraße')
  const tour = await made.tour({ orte: [place.id] })
  await made.plan(tour.id)
  const jobs = openJobs({
    database: made.store.database,
    jobs: made.abfall.jobs,
    clock: made.clock,
    log: silent,
  })
  await jobs.look()
  await made.call(calls.abfallPushBestellen, {
    body: {
      geraet: { endpoint: `${push.origin}/geraet/1`, keys: browser().keys },
      ort: place.id,
      fraktionen: ['restmuell'],
    },
  })
  made.clock.set(EVENING)
  await jobs.look()
  expect(push.got).toEqual([])
  expect(await tablesOf(made.store.database.read).selectFrom('abfall_geraete').selectAll().execute()).toEqual(
    [],
  )
})

test('a silent service does not delay the devices of another service', async () => {
  let asked = 0
  const silentService = createTcpServer(socket => {
    asked++
    socket.destroy()
  })
  await new Promise<void>(resolve => silentService.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void silentService.close())
  const { port } = silentService.address() as AddressInfo
  const { push, device, order, at, waiting } = await town()
  for (let number = 0; number < 19; number++)
    await order('', {
      geraet: { endpoint: `https://127.0.0.1:${port}/geraet/${number}`, keys: device.keys },
    })
  await order('/geraet/anderswo')
  await at(EVENING)
  expect(push.got.map(({ url }) => url)).toEqual(['/geraet/anderswo'])
  expect(asked).toBeLessThanOrEqual(PUSHES_AT_ONCE)
  expect(await waiting()).toHaveLength(19)
})

test('a slow service does not delay the devices of another service', async () => {
  const waiting: ServerResponse[] = []
  const slow = createServer((_, response) => void waiting.push(response))
  await new Promise<void>(resolve => slow.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void slow.closeAllConnections())
  onTestFinished(() => void slow.close())
  const { port } = slow.address() as AddressInfo
  const { push, device, order, at, waiting: left } = await town()
  for (let number = 0; number < 15; number++)
    await order('', { geraet: { endpoint: `https://127.0.0.1:${port}/geraet/${number}`, keys: device.keys } })
  for (let number = 0; number < 5; number++) await order(`/geraet/${number}`)
  const evening = at(EVENING)
  await expect.poll(() => push.got.length).toBe(5)
  await expect.poll(() => waiting.length).toBe(1)
  slow.removeAllListeners('request')
  slow.on('request', (_, response) => void response.writeHead(201).end())
  waiting[0]?.writeHead(201).end()
  await evening
  expect(await left()).toEqual([])
})

test('invalid keys, and too many subscriptions of one sender, are refused', async () => {
  const { order, push } = await town()
  await expect(
    order('/x', {
      geraet: { endpoint: `${push.origin}/x`, keys: { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) } },
    }),
  ).rejects.toThrow('Schlüssel')
  const answers = await Promise.allSettled(Array.from({ length: 25 }, (_, at) => order(`/geraet/${at}`)))
  expect(answers.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(3)
})

test('W7: a device of a street whose parts have all house numbers is reminded of each part', async () => {
  const { order, at, push, device, place, tour, plan } = await town()
  await order()
  for (const [hausnummern, wochentag, ab] of [
    ['1-30', 3, '2026-12-03'],
    ['ab 31', 4, '2026-12-04'],
  ] as const) {
    const { id } = await place('Kelterstraße', { hausnummern })
    await plan((await tour({ orte: [id], regel: { art: 'wochen', wochentag, alle_wochen: 2, ab } })).id)
  }
  for (const day of ['2026-11-30', '2026-12-02', '2026-12-03']) await at(`${day}T18:00:00+01:00`)
  const told = push.got.map(({ body }) => device.read(body))
  expect(told).toHaveLength(2)
  expect(told[0]).toContain('Morgen: Restmüll (Nr. 1-30)')
  expect(told[0]).toContain('Bitte suchen Sie Ihre Straße mit der Hausnummer')
  expect(told[1]).toContain('Morgen: Restmüll (Nr. ab 31)')
})
