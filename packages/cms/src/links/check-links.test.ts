import type { RequestListener } from 'node:http'
import { expect, test } from 'vitest'
import { deskTown, page } from '../editing/testing/desk-town.ts'
import { openJobs } from '../jobs/run-jobs.ts'
import type { FetchOutside } from '../outbound/fetch-outside.ts'
import { neighbour, wayToNeighbours } from '../outbound/testing/neighbour.ts'
import { checkLinks } from './check-links.ts'
import { walkByHost } from './walk-by-host.ts'

const DAY = 86_400
const silent = { info() {}, warn() {}, error() {} }
const links = (...hrefs: readonly string[]) => ({
  content: [
    { template: 'text', context: { text: hrefs.map(href => `<p><a href="${href}">Dort</a></p>`).join('') } },
  ],
})

type Town = Awaited<ReturnType<typeof deskTown>>

const outside = wayToNeighbours(url => url.endsWith('/langsam'))
/** The outcome of every request while our own network is down. */
const nobody: FetchOutside = async () => ({ ok: false, refusal: 'keine-verbindung', hops: [] })

/** Checks the due links, in `processes` processes at once. */
async function look(town: Town, processes = 1, fetchOutside = outside) {
  const { store, clock } = town
  const job = () => checkLinks({ database: store.database, clock, fetchOutside, pauseMs: 0 })
  const open = () => openJobs({ database: store.database, jobs: [job()], clock, log: silent })
  await Promise.all(Array.from({ length: processes }, () => open().look()))
}

const told = async (town: Town, lage: string) =>
  (await town.as('chefin').call('redaktionKaputteLinks', { query: { lage, seite: 1, pro_seite: 100 } })).data

/** Another website, with one strange answer per path. */
const strange: RequestListener = (request, response) => {
  const { url = '', method } = request
  const send = (status: number, headers: Record<string, string> = {}) =>
    response.writeHead(status, headers).end()
  switch (url) {
    case '/gut':
      return send(200)
    case '/nur-get':
      return send(method === 'HEAD' ? 405 : 200)
    case '/head-404':
      return send(method === 'HEAD' ? 404 : 200)
    case '/fort':
      return send(404)
    case '/fehler':
      return send(500)
    case '/verboten':
      return send(403)
    case '/gebremst':
      return send(429)
    case '/linkedin':
      return send(999)
    case '/umgezogen':
      return send(301, { location: '/gut' })
    case '/einweilen':
      return send(302, { location: '/gut' })
    case '/nur-start':
      return send(308, { location: '/' })
    case '/kreis':
      return send(302, { location: '/kreis2' })
    case '/kreis2':
      return send(302, { location: '/kreis' })
    case '/nach-innen':
      return send(301, { location: 'http://127.0.0.2:8080/geheim' })
    case '/langsam':
      return undefined
    case '/bricht-ab':
      return request.socket.destroy()
    case '/riesig': {
      response.writeHead(200, { 'content-type': 'text/html' }).flushHeaders()
      const more = setInterval(() => response.write('x'.repeat(100_000)), 1)
      response.on('close', () => clearInterval(more))
      return undefined
    }
    default:
      return send(200)
  }
}

test('A link to another website counts as broken after three failed days, but never if the website rejects programs', async () => {
  const asked: string[] = []
  const origin = await neighbour((request, response) => {
    asked.push(`${request.method} ${request.url} ${request.headers['user-agent']}`)
    strange(request, response)
  })
  const paths =
    '/gut /nur-get /head-404 /fort /fehler /verboten /gebremst /linkedin /umgezogen /einweilen /nur-start /kreis /nach-innen /langsam /bricht-ab /riesig'.split(
      ' ',
    )
  const town = await deskTown({ seite: [page('/a', links(...paths.map(path => origin + path)))] })
  const bare = async (lage: string) =>
    (await told(town, lage)).map(({ adresse }) => adresse.slice(origin.length)).toSorted()

  for (const day of [1, 2, 3]) {
    await look(town)
    // A second check on the same day does not count.
    await look(town)
    expect(await bare('aussen'), `day ${day}`).toEqual(
      day < 3 ? [] : ['/bricht-ab', '/fehler', '/fort', '/langsam', '/nach-innen'],
    )
    town.pass(DAY)
  }
  expect(await bare('umzug')).toEqual(['/umgezogen'])
  expect(await bare('ungeprueft')).toEqual(
    ['/gebremst', '/kreis', '/linkedin', '/nur-start', '/verboten'].toSorted(),
  )
  const reasons = Object.fromEntries(
    [...(await told(town, 'aussen')), ...(await told(town, 'ungeprueft'))].map(({ adresse, grund }) => [
      adresse.slice(origin.length),
      grund,
    ]),
  )
  expect(reasons['/fort']).toBe('Die Seite gibt es dort nicht mehr (404).')
  expect(reasons['/verboten']).toBe('Die Website lässt keine Prüfung zu (403).')
  expect(reasons['/nach-innen']).toBe('Unter dieser Adresse ist im Internet keine Website zu erreichen.')
  expect((await told(town, 'umzug'))[0]?.neue_adresse).toBe(`${origin}/gut`)
  expect((await told(town, 'aussen'))[0]?.seit).toBe('2026-11-20T08:00:00.000Z')
  expect(new Set(asked.map(line => line.split(' ').slice(2).join(' ')))).toEqual(
    new Set(['Rathausplatz (+https://www.rebenau.example.org)']),
  )
})

test('A link that works again is not broken any more, and an address that no document links to is forgotten', async () => {
  let isThere = false
  const origin = await neighbour((_, response) => response.writeHead(isThere ? 200 : 404).end())
  const town = await deskTown({ seite: [page('/a', links(`${origin}/x`))] })
  for (let day = 0; day < 3; day++) {
    await look(town)
    town.pass(DAY)
  }
  expect(await told(town, 'aussen')).toHaveLength(1)
  isThere = true
  town.pass(2 * DAY)
  await look(town)
  expect(await told(town, 'aussen')).toEqual([])

  const boss = town.as('chefin')
  const { data } = await boss.call('redaktionInhalte', { query: { art: 'seite', seite: 1, pro_seite: 9 } })
  await boss.call('redaktionZurueckziehen', { params: { id: data[0]?.id ?? '' }, body: { trotzdem: true } })
  town.pass(DAY)
  await look(town)
  const { pruefung } = await boss.call('redaktionKaputteLinks', { query: { seite: 1, pro_seite: 9 } })
  expect(pruefung).toMatchObject({ adressen: 0, offen: 0 })
})

test('Each address is checked once, however many processes there are, and again only after seven days', async () => {
  const asked: string[] = []
  const origin = await neighbour((request, response) => {
    asked.push(request.url ?? '')
    response.writeHead(200).end()
  })
  const hrefs = Array.from({ length: 12 }, (_, n) => `${origin}/${n}`)
  const town = await deskTown({ seite: [page('/a', links(...hrefs, ...hrefs)), page('/b', links(...hrefs))] })
  await look(town, 3)
  expect(asked.toSorted()).toEqual(hrefs.map(href => href.slice(origin.length)).toSorted())
  town.pass(6 * DAY)
  await look(town)
  expect(asked).toHaveLength(12)
  town.pass(DAY)
  await look(town)
  expect(asked).toHaveLength(24)
})

test('A server that reaches no website calls no address broken', async () => {
  const town = await deskTown({
    seite: [page('/a', links('http://127.0.0.1:65535/x', 'http://gibt-es-nicht.invalid/y'))],
  })
  for (let day = 0; day < 5; day++) {
    await look(town)
    town.pass(DAY)
  }
  expect(await told(town, 'aussen')).toEqual([])
  expect((await told(town, 'ungeprueft')).map(({ grund }) => grund)).toEqual([
    'Von diesem Server aus war keine andere Website zu erreichen.',
    'Von diesem Server aus war keine andere Website zu erreichen.',
  ])
})

test('An outage of our own network makes no address broken and does not reset the count of failed days', async () => {
  const origins = await Promise.all([
    neighbour((_, response) => response.writeHead(200).end()),
    neighbour((request, response) =>
      request.url === '/weg' ? request.socket.destroy() : response.writeHead(200).end(),
    ),
  ])
  const [one, other] = origins
  const town = await deskTown({ seite: [page('/a', links(`${one}/x`, `${one}/y`, `${other}/z`))] })
  await look(town)
  // The link that fails on the day before the outage belongs to a host that answers other requests.
  town.pass(6 * DAY)
  await town.store.writeAll([{ kind: 'seite', data: page('/b', links(`${other}/weg`)), author: 'test' }])
  await look(town)
  for (let day = 0; day < 4; day++) {
    town.pass(DAY)
    await look(town, 1, nobody)
    expect(await told(town, 'aussen')).toEqual([])
  }
  expect(await told(town, 'ungeprueft')).toHaveLength(4)
  for (let day = 0; day < 2; day++) {
    town.pass(DAY)
    await look(town)
  }
  const [broken, ...others] = await told(town, 'aussen')
  expect(others).toEqual([])
  expect(broken).toMatchObject({ adresse: `${other}/weg`, seit: '2026-11-26T08:00:00.000Z' })
  expect(await told(town, 'ungeprueft')).toEqual([])
})

test('Before each redirect within one host there is a pause', async () => {
  const asked: string[] = []
  const origin = await neighbour((request, response) => {
    asked.push(request.url ?? '')
    const next = { '/a': '/b', '/b': '/c' }[request.url ?? '']
    if (next) response.writeHead(302, { location: next }).end()
    else response.writeHead(200).end()
  })
  await outside(`${origin}/a`, { betweenHops: async () => void asked.push('Pause') })
  expect(asked).toEqual(['/a', 'Pause', '/b', 'Pause', '/c'])
})

test('One call replaces an address that has moved in all documents', async () => {
  const origin = await neighbour(strange)
  const town = await deskTown({ seite: [page('/a', links(`${origin}/umgezogen#teil`))] })
  await look(town)
  const [moved] = await told(town, 'umzug')
  const body = { von: moved?.adresse ?? '', nach: moved?.neue_adresse ?? '' }
  await town.as('chefin').call('redaktionLinkErsetzen', { body })
  const { data } = await town
    .as('chefin')
    .call('redaktionInhalte', { query: { art: 'seite', seite: 1, pro_seite: 9 } })
  const { daten } = await town.as('chefin').call('redaktionInhalt', { params: { id: data[0]?.id ?? '' } })
  expect(JSON.stringify(daten)).toContain(`${origin}/gut#teil`)
  expect(await told(town, 'umzug')).toEqual([])
})

test('Only one address per host is checked at a time, and two hosts at once', async () => {
  const items = ['a', 'a', 'a', 'b', 'b', 'c'].map((host, n) => ({
    address: `https://${host}.example.org/${n}`,
  }))
  const running = new Set<string>()
  const ended = new Set<string>()
  let most = 0
  await walkByHost(items, { atOnce: 2, pauseMs: 0, signal: new AbortController().signal }, async item => {
    const host = new URL(item.address).host
    expect(running.has(host)).toBe(false)
    running.add(host)
    most = Math.max(most, running.size)
    await new Promise(done => setImmediate(done))
    running.delete(host)
    ended.add(host)
  })
  expect(most).toBe(2)
  expect(ended.size).toBe(3)
})

test('After the signal aborts, no further address is checked', async () => {
  const ending = new AbortController()
  const done: string[] = []
  const items = Array.from({ length: 9 }, (_, n) => ({ address: `https://${n}.example.org/` }))
  await walkByHost(items, { atOnce: 2, pauseMs: 0, signal: ending.signal }, async ({ address }) => {
    done.push(address)
    if (done.length === 3) ending.abort()
  })
  expect(done.length).toBeLessThan(6)
})
