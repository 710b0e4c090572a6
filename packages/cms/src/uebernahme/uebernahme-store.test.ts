import { expect, test } from 'vitest'
import { deskTown } from '../editing/testing/desk-town.ts'
import { ok } from '../store/index.ts'
import { begin, pieces, start, taken } from './testing/taking-over.ts'
import { grownPosts, wordpressExport } from './testing/wordpress-export.ts'

test('Pieces can be searched by any characters, and the stored content of a piece is deleted after its import', async () => {
  const town = await deskTown()
  const titles = ['Ämter', 'Örtliches', 'Straße_1 (100 %)', 'Straße 21', 'ÄMTER der Stadt']
  const { id } = await begin(
    town,
    wordpressExport(titles.map((titel, at) => ({ id: at + 1, titel, text: `Inhalt ${titel}` }))),
  )
  const found = async (suche: string, more: object = {}) =>
    (await pieces(town, id, { suche, ...more })).map(({ titel }) => titel)
  expect(await found('ämter')).toEqual(['Ämter', 'ÄMTER der Stadt'])
  expect(await found('ÄMTER', { pro_seite: 1, seite: 2 })).toEqual(['ÄMTER der Stadt'])
  expect(await found('örtlich')).toEqual(['Örtliches'])
  expect(await found('e_1')).toEqual(['Straße_1 (100 %)'])
  expect(await found('100 %')).toEqual(['Straße_1 (100 %)'])
  expect(await found('Übung')).toEqual([])
  await start(town, id)
  const kept = await town.uebernahme.rows.stuecke(id, { limit: 10, offset: 0 })
  expect(kept.map(({ data }) => data)).toEqual(['', '', '', '', ''])
})

test('Old imports are deleted, but their former addresses stay known', async () => {
  const town = await deskTown()
  const { id } = await taken(town, wordpressExport(grownPosts(2)))
  town.pass(91 * 86_400)
  const forget = town.uebernahme.jobs.find(({ name }) => name === 'Alte Übernahmen löschen')
  if (!forget || !('step' in forget)) throw new Error('no such job')
  const done = await town.store.database.write(async db =>
    ok(await forget.step(db, { now: town.clock(), mark: null })),
  )
  expect(done).toMatchObject({ ok: true, value: { more: true } })
  expect((await town.as('chefin').refusal('redaktionUebernahme', { params: { id } })).code).toBe(
    'nicht-gefunden',
  )
  expect((await begin(town, wordpressExport(grownPosts(2)))).anzahl.schon_da).toBe(2)
})
