import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { deskTown, type people } from '../editing/testing/desk-town.ts'
import { derived } from '../open-cms-store.ts'
import { fillDerived } from '../store/index.ts'
import { derivedDeskSearch } from './derived.ts'

const NEVER = () => false

async function searchedTown(...about: Parameters<typeof deskTown>) {
  const town = await deskTown(...about)
  const boss = town.as('leitung')
  const found = async (suche: string, who: keyof typeof people = 'leitung') =>
    (await town.as(who).call('redaktionSuche', { query: { suche } })).data.map(
      ({ inhalt, stelle }) => `${inhalt.titel} (${stelle.fassung})`,
    )
  const words = (text: string) => ({ content: [{ template: 'text', context: { text: `<p>${text}</p>` } }] })
  const save = (id: string, pfad: string, text: string, grundfassung: number) =>
    boss.call('redaktionInhaltSpeichern', {
      params: { id },
      body: { daten: { pfad, title: pfad, ...words(text) }, grundfassung },
    })
  const publish = (id: string, grundfassung: number) =>
    boss.call('redaktionVeroeffentlichen', { params: { id }, body: { grundfassung } })
  const rowsOf = async (table: 'desk_entries' | 'desk_contacts') =>
    Number(
      (
        await town.store.database.read
          .withTables<{ [name in typeof table]: object }>()
          .selectFrom(table)
          .select(({ fn }) => fn.countAll().as('count'))
          .executeTakeFirstOrThrow()
      ).count,
    )
  return { town, boss, found, words, save, publish, rowsOf }
}

test('P4: the search follows each step: draft, public version, withdrawal, trash and back', async () => {
  const { boss, found, words, save, publish, rowsOf } = await searchedTown()
  const { id } = await boss.page('/bad', words('Das Wasser ist warm.'))
  expect(await found('Wasser')).toEqual(['/bad (entwurf)'])
  await publish(id, 1)
  expect(await rowsOf('desk_entries')).toBe(1)
  await save(id, '/bad', 'Das Becken ist leer.', 1)
  expect(await found('Wasser')).toEqual(['/bad (veroeffentlicht)'])
  expect(await found('Becken')).toEqual(['/bad (entwurf)'])
  expect(await rowsOf('desk_entries')).toBe(2)
  await boss.call('redaktionZurueckziehen', { params: { id }, body: {} })
  expect(await found('Wasser')).toEqual([])
  expect(await found('Becken')).toEqual(['/bad (entwurf)'])
  await boss.call('redaktionLoeschen', { params: { id } })
  expect(await found('Becken')).toEqual([])
  expect([await rowsOf('desk_entries'), await rowsOf('desk_contacts')]).toEqual([0, 0])
  await boss.call('redaktionZurueckholen', { params: { id } })
  expect(await found('Becken')).toEqual(['/bad (entwurf)'])
})

test('P4: a public version from another place is found only with the right to both places', async () => {
  const { town, boss, found, words, save, publish } = await searchedTown()
  const { id } = await boss.page('/intranet/plan', words('Der Tresor hat eine Zahl.'))
  await publish(id, 1)
  await save(id, '/schillerschule/plan', 'Die Mensa hat ein Menü.', 1)
  expect(await found('Mensa', 'schule')).toEqual(['/schillerschule/plan (entwurf)'])
  expect(await found('Tresor', 'schule')).toEqual([])
  expect(await found('Tresor')).toEqual(['/schillerschule/plan (veroeffentlicht)'])
  expect((await town.as('schule').call('redaktionInhalt', { params: { id } })).titel).toBe(
    '/schillerschule/plan',
  )
})

test('P4: a draft with gaps is found by what is typed in it', async () => {
  const { boss, found } = await searchedTown()
  await boss.call('redaktionInhaltAnlegen', {
    body: {
      id: randomUUID(),
      art: 'organisationseinheit',
      daten: {
        name: '',
        kontaktpersonen: [{ vorname: 'Ada', nachname: 'Lovelace' }],
        anschrift: 'noch offen',
      },
      mitLuecken: true,
    },
  })
  expect(await found('lovelace')).toHaveLength(1)
})

test('P4: a document that refers to a moved one is still found, in both databases', async () => {
  const { boss, found, words, publish } = await searchedTown()
  const { id } = await boss.page('/alt', words('Ziel der Reise'))
  await publish(id, 1)
  const other = await boss.page('/verweis', words('Weiter zur <a href="/alt">Übersicht</a> der Seen'))
  await publish(other.id, 1)
  await boss.call('redaktionVerschieben', { params: { id }, body: { pfad: '/neu', grundfassung: 1 } })
  expect(await found('Übersicht Seen')).toEqual(['/verweis (entwurf)'])
  expect(await found('Reise')).toHaveLength(1)
})

test('P4: entries of existing documents are filled in the background, also those of drafts', async () => {
  const { town, boss, found, words, publish, rowsOf } = await searchedTown()
  for (let at = 0; at < 25; at++) {
    const { id } = await boss.page(`/seite-${at}`, words(`Wort${at} am See`))
    if (at % 2 === 0) await publish(id, 1)
  }
  const all = await rowsOf('desk_entries')
  const { database } = town.store
  // As in a database of an earlier version: no rows, and no form noted.
  await database.write(async db => {
    await derivedDeskSearch.empty?.(db)
    await db
      .updateTable('derived')
      .set({ filled_up_to: '' })
      .where('name', '=', derivedDeskSearch.name)
      .execute()
    return { ok: true, value: undefined }
  })
  expect(await found('Wort17')).toEqual([])
  await fillDerived(database, derived, NEVER)
  expect(await found('Wort17')).toEqual(['/seite-17 (entwurf)'])
  expect(await rowsOf('desk_entries')).toBe(all)
})
