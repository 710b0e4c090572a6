import { describe, expect, test } from 'vitest'
import { deskTown, editorOf } from '../editing/testing/desk-town.ts'
import type { FetchOutside } from '../outbound/fetch-outside.ts'
import { neighbour } from '../outbound/testing/neighbour.ts'
import { begin, fetchNeighbour, start, type Town, work } from './testing/taking-over.ts'
import { grownPosts, wordpressExport } from './testing/wordpress-export.ts'

describe('An interrupted import', () => {
  test('continues where it stopped, and creates no document twice', async () => {
    const town = await deskTown()
    const { id } = await begin(town, wordpressExport(grownPosts(30)))
    await town.as('chefin').call('redaktionUebernahmeStarten', { params: { id } })
    const ending = new AbortController()
    const { settle } = town.uebernahme.rows
    let done = 0
    // Simulates a crash after a draft was created and before this is recorded.
    town.uebernahme.rows.settle = async (...given) => {
      if (++done === 10) {
        ending.abort()
        throw new Error('killed')
      }
      return settle(...given)
    }
    await work(town, ending.signal)
    town.uebernahme.rows.settle = settle
    const half = await town.as('chefin').call('redaktionUebernahme', { params: { id } })
    expect(half).toMatchObject({ stand: 'laeuft', anzahl: { uebernommen: 9 } })
    await work(town)
    const whole = await town.as('chefin').call('redaktionUebernahme', { params: { id } })
    expect(whole).toMatchObject({ stand: 'fertig', anzahl: { uebernommen: 30, schon_da: 0, abgelehnt: 0 } })
    const { anzahl } = await town.as('chefin').call('redaktionInhalte', { query: { art: 'aktuelles' } })
    expect(anzahl).toBe(30)
  })

  test('that an editor has stopped waits and can be started again', async () => {
    const town = await deskTown()
    const { id } = await begin(town, wordpressExport(grownPosts(4)))
    const params = { id }
    await town.as('chefin').call('redaktionUebernahmeStarten', { params })
    await town.as('chefin').call('redaktionUebernahmeAnhalten', { params })
    await work(town)
    expect(await town.as('chefin').call('redaktionUebernahme', { params })).toMatchObject({
      stand: 'bereit',
      anzahl: { gewaehlt: 4 },
    })
    expect(await start(town, id)).toMatchObject({ stand: 'fertig', anzahl: { uebernommen: 4 } })
  })
})

describe('A temporary failure', () => {
  test('during a fetch loses nothing: the page is fetched again', async () => {
    let ending: AbortController | undefined
    const fetch: FetchOutside = async (url, wish) => {
      ending?.abort()
      return fetchNeighbour(url, wish)
    }
    const workUntilFetching = async (town: Town) => {
      ending = new AbortController()
      await work(town, ending.signal)
      ending = undefined
    }
    const town = await deskTown({}, undefined, { fetch })
    const origin = await neighbour(({ url = '', headers }, answer) => {
      if (url === '/sitemap.xml')
        answer.end(`<urlset><url><loc>http://${headers.host}/eins</loc></url></urlset>`)
      else answer.writeHead(200, { 'content-type': 'text/html' }).end('<main><h1>Eins</h1><p>Text</p></main>')
    })
    const chefin = town.as('chefin')
    const { id } = await chefin.call('redaktionUebernahmeVonAdresse', {
      body: { adresse: `${origin}/sitemap.xml` },
    })
    await workUntilFetching(town)
    expect((await chefin.call('redaktionUebernahme', { params: { id } })).stand).toBe('sucht')
    await work(town)
    await chefin.call('redaktionUebernahmeStarten', { params: { id } })
    await workUntilFetching(town)
    expect(await chefin.call('redaktionUebernahme', { params: { id } })).toMatchObject({
      stand: 'laeuft',
      anzahl: { gewaehlt: 1, abgelehnt: 0 },
    })
    await work(town)
    expect(await chefin.call('redaktionUebernahme', { params: { id } })).toMatchObject({
      stand: 'fertig',
      anzahl: { uebernommen: 1 },
    })
  })

  test('of the database makes a piece wait instead of refusing it', async () => {
    const town = await deskTown()
    const { id } = await begin(town, wordpressExport(grownPosts(3)))
    const { create } = town.store
    const full = () =>
      Promise.resolve({ ok: false, error: { code: 'nicht_gespeichert', message: 'Platte voll' } } as const)
    town.store.create = full as typeof create
    const stopped = await start(town, id)
    expect(stopped).toMatchObject({ stand: 'bereit', anzahl: { gewaehlt: 3, abgelehnt: 0 } })
    expect(stopped.fehler).toContain('ließ sich gerade nicht speichern. Was schon fertig ist, bleibt so.')
    town.store.create = create
    expect(await start(town, id)).toMatchObject({
      stand: 'fertig',
      fehler: null,
      anzahl: { uebernommen: 3 },
    })
  })

  test('of recording a created draft does not count as a refusal', async () => {
    const town = await deskTown()
    const { id } = await begin(town, wordpressExport(grownPosts(2)))
    const { settle } = town.uebernahme.rows
    town.uebernahme.rows.settle = async () => Promise.reject(new Error('connection lost'))
    expect(await start(town, id)).toMatchObject({ stand: 'bereit', anzahl: { gewaehlt: 2, abgelehnt: 0 } })
    town.uebernahme.rows.settle = settle
    expect((await start(town, id)).anzahl).toMatchObject({ uebernommen: 2, abgelehnt: 0, schon_da: 0 })
  })

  test("of the editor's rights, such as a locked account, stops the import; the rest can be imported afterwards", async () => {
    let isLocked = false
    const town = await deskTown({}, undefined, {
      editorOf: async id => (isLocked ? undefined : editorOf(id)),
    })
    const { id } = await begin(town, wordpressExport(grownPosts(2)))
    isLocked = true
    expect(await start(town, id)).toMatchObject({
      stand: 'bereit',
      fehler: expect.stringContaining('gesperrt'),
    })
    isLocked = false
    expect(await start(town, id)).toMatchObject({ stand: 'fertig', anzahl: { uebernommen: 2 } })
    isLocked = true
    const params = { id }
    await town.as('chefin').call('redaktionUebernahmeZuruecknehmen', { params })
    await work(town)
    isLocked = false
    await town.as('chefin').call('redaktionUebernahmeZuruecknehmen', { params })
    await work(town)
    expect(await town.as('chefin').call('redaktionUebernahme', { params })).toMatchObject({
      stand: 'zurueckgenommen',
      anzahl: { weggenommen: 2 },
    })
  })
})
