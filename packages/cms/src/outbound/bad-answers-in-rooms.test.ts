import { createECDH, randomBytes } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { badAnswers, badServer, patienceWith } from '../../../../tests/other-servers/bad-answers.ts'
import { openPushKeys } from '../abfall/push/push-keys.ts'
import { sendPush } from '../abfall/push/send-push.ts'
import { tablesOf as wasteIn } from '../abfall/tables.ts'
import { wasteTown } from '../abfall/testing/waste-town.ts'
import { deskTown, page } from '../editing/testing/desk-town.ts'
import type { WorkJob } from '../jobs/job.ts'
import { checkLinks } from '../links/check-links.ts'
import type { LinkTables } from '../links/tables.ts'
import { ok } from '../store/index.ts'
import { pieces, start, work } from '../uebernahme/testing/taking-over.ts'
import { listenToServices } from '../warnungen/listen.ts'
import { tablesOf as warningsIn } from '../warnungen/tables.ts'
import { type FetchOutside, openOutside } from './fetch-outside.ts'
import { refusalWords } from './refusals.ts'
import { neighbour, onlyNeighbour } from './testing/neighbour.ts'

const PUBLIC_URL = 'https://www.rebenau.example.org'
const log = { info() {}, warn() {}, error() {} }

const WORDS = {
  broken: refusalWords['keine-verbindung'],
  'too-large': refusalWords['zu-gross'],
  late: refusalWords['zu-langsam'],
}

const outside = (patienceMs: number) =>
  openOutside({ publicUrl: PUBLIC_URL, mayReach: onlyNeighbour, patienceMs })

/** All bad servers, and one fetch for all of them, with a short timeout only for those that stay silent. */
async function strangers() {
  const servers = await Promise.all(
    badAnswers.map(async bad => {
      const server = await badServer(bad.answer)
      const whole = outside(patienceWith(bad))
      const head = outside(patienceWith(bad, { ofHead: true }))
      const fetch: FetchOutside = (url, wish) =>
        (wish?.method === 'HEAD' || wish?.mostBytes === 0 ? head : whole)(url, wish)
      return Object.assign({}, bad, { origin: server.origin, fetch })
    }),
  )
  const usual = outside(60_000)
  const fetch: FetchOutside = (url, wish) =>
    (servers.find(({ origin }) => url.startsWith(`${origin}/`))?.fetch ?? usual)(url, wish)
  return { servers, fetch }
}

const run = (job: WorkJob | undefined) =>
  job?.work({ signal: new AbortController().signal, owner: 'Test' }) ?? Promise.reject(new Error('no job'))

test('The link check ends, and judges each bad server', async () => {
  const { servers, fetch } = await strangers()
  const good = await neighbour((_, answer) => void answer.end())
  const all = [...servers.map(({ origin }) => `${origin}/seite`), `${good}/seite`]
  const text = all.map(href => `<p><a href="${href}">Dort</a></p>`).join('')
  const town = await deskTown({ seite: [page('/', { content: [{ template: 'text', context: { text } }] })] })
  const { database } = town.store
  await run(checkLinks({ database, clock: town.clock, fetchOutside: fetch, pauseMs: 0 }))
  const rows = await database.read.withTables<LinkTables>().selectFrom('link_checks').selectAll().execute()
  const stateOf = new Map(rows.map(({ address, state }) => [address, state]))
  const expected = servers.map(({ name, is, hasHead }) => [
    name,
    hasHead ? 'geht' : is === 'too-large' ? 'ungeprueft' : 'verdacht',
  ])
  expect(servers.map(({ name, origin }) => [name, stateOf.get(`${origin}/seite`)])).toEqual(expected)
  expect(stateOf.get(`${good}/seite`)).toBe('geht')
})

test('A2: reminders reach the device of a good push service, even if the services of other devices answer badly', async () => {
  const { servers, fetch } = await strangers()
  let got = 0
  const good = await neighbour((_, answer) => {
    got += 1
    answer.writeHead(201).end()
  })
  const town = await wasteTown('2026-11-30T12:00:00+01:00')
  const { id: ort_id } = await town.place('Kelterstraße')
  const { database } = town.store
  const browser = createECDH('prime256v1')
  browser.generateKeys()
  const origins = [...servers.map(({ origin }) => origin), good]
  await database.write(async db => {
    for (const [at, origin] of origins.entries()) {
      await wasteIn(db)
        .insertInto('abfall_geraete')
        .values({
          id: `geraet-${at}`,
          endpoint: `${origin}/geraet`,
          p256dh: browser.getPublicKey('base64url'),
          auth: randomBytes(16).toString('base64url'),
          ort_id,
          zeit: 'abend',
          fraktionen: 'restmuell',
          tonnen: '',
          bestellt_am: '2026-11-30T10:00:00.000Z',
        })
        .execute()
      await wasteIn(db)
        .insertInto('abfall_nachrichten')
        .values({
          id: `nachricht-${at}`,
          geraet_id: `geraet-${at}`,
          inhalt: JSON.stringify({ titel: 'Morgen', text: 'Restmüll', adresse: '/', marke: 'abfall' }),
          due_at: '2026-11-30T10:30:00.000Z',
          gilt_bis: '2026-12-01T06:00:00.000Z',
          attempts: 0,
        })
        .execute()
    }
    return ok(undefined)
  })
  const keys = openPushKeys(() => Buffer.alloc(32, 7))
  // The servers of this test stand for services of the list.
  const mayPush = () => true
  await run(sendPush({ database, keys, publicUrl: PUBLIC_URL, fetch, mayPush, clock: town.clock, log }))
  const left = await wasteIn(database.read).selectFrom('abfall_nachrichten').selectAll().execute()
  const attempts = new Map(left.map(row => [row.geraet_id, row.attempts]))
  // A service that sends a status has accepted the push; all others are retried later.
  expect(servers.map(({ name }, at) => [name, attempts.get(`geraet-${at}`)])).toEqual(
    servers.map(({ name, hasHead }) => [name, hasHead ? undefined : 1]),
  )
  expect(attempts.has(`geraet-${servers.length}`)).toBe(false)
  expect(got).toBe(1)
})

test('A2: a bad answer of a warning service is stored as a fault, and the next good answer clears it', async () => {
  const { servers, fetch } = await strangers()
  const town = await deskTown()
  const { database } = town.store
  const askBoth = async (url: string) => {
    const region = {
      kreis: '082150000000',
      gemeinden: ['Rebenau'],
      nina: `${url}/nina`,
      dwd: { url: `${url}/dwd`, zellen: ['908215999'] },
      isOwnNetwork: true,
    }
    for (const job of listenToServices({ database, clock: town.clock, fetchOutside: fetch, region, log }))
      await run(job)
    const rows = await warningsIn(database.read).selectFrom('warnquellen').selectAll().execute()
    return rows.map(({ fehler }) => fehler)
  }
  for (const { name, origin, is } of servers) {
    const words = WORDS[is].replace('Die Website', 'Der Dienst')
    expect([name, ...(await askBoth(origin))]).toEqual([name, words, words])
  }
  const good = await neighbour(({ url }, answer) =>
    answer
      .writeHead(200, { 'content-type': 'application/json' })
      .end(url?.startsWith('/dwd') ? '{"type":"FeatureCollection","features":[],"totalFeatures":0}' : '[]'),
  )
  expect(await askBoth(good)).toEqual(['', ''])
})

test.each(['/sitemap.xml', '/feed.xml'])(
  'A take-over of %s from a bad server fails and names the fault',
  async path => {
    const { servers, fetch } = await strangers()
    const town = await deskTown({}, undefined, { fetch })
    for (const { name, origin, is } of servers) {
      const { id } = await town
        .as('chefin')
        .call('redaktionUebernahmeVonAdresse', { body: { adresse: origin + path } })
      await work(town)
      const { stand, fehler } = await town.as('chefin').call('redaktionUebernahme', { params: { id } })
      expect([name, stand, fehler]).toEqual([name, 'gescheitert', WORDS[is]])
    }
  },
)

test('A take-over continues after pages, pictures and documents that fail', async () => {
  const { servers, fetch } = await strangers()
  const names = servers.map((_, at) => `/seite-${at}`)
  const site = await neighbour(({ url = '', headers }, answer) => {
    const at = names.indexOf(url)
    const there = servers[at]?.origin
    if (url === '/sitemap.xml') {
      const all = [
        ...servers.map(({ origin }) => `${origin}/weg`),
        ...names.map(name => `http://${headers.host}${name}`),
      ]
      answer.end(`<urlset>${all.map(loc => `<url><loc>${loc}</loc></url>`).join('')}</urlset>`)
    } else
      answer
        .writeHead(200, { 'content-type': 'text/html' })
        .end(
          `<main><h1>Seite ${at}</h1><p>Text <a href="${there}/plan.pdf">Plan</a></p><img src="${there}/bild.jpg" alt="Bild"></main>`,
        )
  })
  const town = await deskTown({}, undefined, { fetch })
  const { id } = await town
    .as('chefin')
    .call('redaktionUebernahmeVonAdresse', { body: { adresse: `${site}/sitemap.xml` } })
  await work(town)
  expect(await start(town, id)).toMatchObject({
    stand: 'fertig',
    anzahl: { uebernommen: servers.length, abgelehnt: servers.length },
  })
  const found = await pieces(town, id)
  for (const [at, { name, origin, is }] of servers.entries()) {
    const gone = found.find(({ adresse }) => adresse === `${origin}/weg`)
    expect([name, gone?.hinweise]).toEqual([name, [WORDS[is]]])
    const there = found.find(({ adresse }) => adresse === site + names[at])
    expect([name, there?.hinweise.join(' ')]).toEqual([name, expect.stringContaining(WORDS[is])])
  }
})

test('A2: a take-over that hangs in a request can be stopped and deleted, both while it reads and while it imports', async () => {
  const hanging = await badServer(() => {})
  let hangs = false
  const site = await neighbour(({ url = '', headers }, answer) => {
    if (url === '/sitemap.xml')
      answer.end(`<urlset><url><loc>http://${headers.host}/eins</loc></url></urlset>`)
    else if (!hangs) answer.writeHead(200, { 'content-type': 'text/html' }).end('<main><h1>Eins</h1></main>')
  })
  const fetch = outside(60_000)
  const asked: string[] = []
  const told: FetchOutside = (url, wish) => {
    asked.push(url)
    return fetch(url, wish)
  }
  const town = await deskTown({}, undefined, { fetch: told })
  const chefin = town.as('chefin')
  const begin = (adresse: string) => chefin.call('redaktionUebernahmeVonAdresse', { body: { adresse } })
  /** Runs until the request that never ends. */
  const untilItHangs = async (address: string) => {
    const ending = new AbortController()
    const working = work(town, ending.signal)
    while (asked.at(-1) !== address) await setImmediate()
    return async () => {
      ending.abort()
      await working
    }
  }
  const stopAndDelete = async (id: string, stand: string) => {
    const params = { id }
    await expect(chefin.call('redaktionUebernahmeVergessen', { params })).rejects.toThrow(
      'Bitte zuerst anhalten',
    )
    expect(await chefin.call('redaktionUebernahmeAnhalten', { params })).toMatchObject({ stand })
    // Stopping is idempotent.
    expect(await chefin.call('redaktionUebernahmeAnhalten', { params })).toMatchObject({ stand })
    await chefin.call('redaktionUebernahmeVergessen', { params })
    await expect(chefin.call('redaktionUebernahme', { params })).rejects.toMatchObject({
      code: 'nicht-gefunden',
    })
  }

  const reading = await begin(`${hanging.origin}/sitemap.xml`)
  const endReading = await untilItHangs(`${hanging.origin}/sitemap.xml`)
  await stopAndDelete(reading.id, 'gescheitert')
  await endReading()

  const taking = await begin(`${site}/sitemap.xml`)
  await work(town)
  hangs = true
  await chefin.call('redaktionUebernahmeStarten', { params: { id: taking.id } })
  const endTaking = await untilItHangs(`${site}/eins`)
  await stopAndDelete(taking.id, 'bereit')
  await endTaking()
  expect((await chefin.call('redaktionUebernahmen', { query: { seite: 1 } })).data).toEqual([])
})
