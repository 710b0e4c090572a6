import { describe, expect, test } from 'vitest'
import { deskTown, editorOf } from '../editing/testing/desk-town.ts'
import type { FetchOutside } from '../outbound/fetch-outside.ts'
import { neighbour } from '../outbound/testing/neighbour.ts'
import { begin, fetchNeighbour, start, type Town, work } from './testing/taking-over.ts'
import { grownPosts, wordpressExport } from './testing/wordpress-export.ts'

describe('Interrupted', () => {
  test('it goes on where it was, and makes nothing twice', async () => {
    const town = await deskTown()
    const { id } = await begin(town, wordpressExport(grownPosts(30)))
    await town.as('chefin').call('redaktionUebernahmeStarten', { params: { id } })
    const ending = new AbortController()
    const { settle } = town.uebernahme.rows
    let done = 0
    // As a process that dies between a draft and the note that it was made.
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

  test('stopped by somebody, it waits and can be begun again', async () => {
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

describe('What passes by itself', () => {
  test('a stop in the middle of fetching loses nothing: it is fetched again', async () => {
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

  test('what the database does not store for a moment waits, and is not refused', async () => {
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

  test('a draft whose note could not be stored is not called refused', async () => {
    const town = await deskTown()
    const { id } = await begin(town, wordpressExport(grownPosts(2)))
    const { settle } = town.uebernahme.rows
    town.uebernahme.rows.settle = async () => Promise.reject(new Error('connection lost'))
    expect(await start(town, id)).toMatchObject({ stand: 'bereit', anzahl: { gewaehlt: 2, abgelehnt: 0 } })
    town.uebernahme.rows.settle = settle
    expect((await start(town, id)).anzahl).toMatchObject({ uebernommen: 2, abgelehnt: 0, schon_da: 0 })
  })

  test('the account of whoever began it may be locked for a while: the rest can be taken over afterwards', async () => {
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
