import { describe, expect, test } from 'vitest'
import { deskTown } from '../editing/testing/desk-town.ts'
import { begin, contentOf, pieces, taken, work } from './testing/taking-over.ts'
import { grownPosts, wordpressExport } from './testing/wordpress-export.ts'

describe('An undone import', () => {
  test('moves all drafts to the trash except those that were edited or published, which are reported', async () => {
    const town = await deskTown()
    const { id, stuecke } = await taken(town, wordpressExport(grownPosts(5)))
    const [edited, released, ...others] = stuecke.map(({ inhalt }) => inhalt ?? '')
    const chefin = town.as('chefin')
    const daten = { ...(await contentOf(town, edited ?? '')), einleitung: 'Neu' }
    await chefin.call('redaktionInhaltSpeichern', {
      params: { id: edited },
      body: { daten, grundfassung: 1 },
    })
    await chefin.call('redaktionVeroeffentlichen', { params: { id: released }, body: { grundfassung: 1 } })
    await chefin.call('redaktionUebernahmeZuruecknehmen', { params: { id } })
    await work(town)
    expect(await chefin.call('redaktionUebernahme', { params: { id } })).toMatchObject({
      stand: 'zurueckgenommen',
      anzahl: { weggenommen: 3, geblieben: 2, uebernommen: 0 },
    })
    for (const gone of others) expect(await town.store.deletedDocument(gone)).toBeDefined()
    expect((await pieces(town, id, { zustand: 'geblieben' })).map(({ hinweise }) => hinweise)).toEqual([
      ['Der Inhalt wurde seither bearbeitet und bleibt deshalb.'],
      ['Der Inhalt ist öffentlich und bleibt deshalb.'],
    ])
    expect((await begin(town, wordpressExport(grownPosts(5)))).anzahl).toMatchObject({
      schon_da: 2,
      gefunden: 3,
    })
  })
})
