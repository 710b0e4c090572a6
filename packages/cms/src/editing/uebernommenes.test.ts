import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { council } from '../oparl/testing/council.ts'
import { importFolder } from '../rat/import/import-folder.ts'
import { fromOparl, importTown, oparlOf } from '../rat/import/testing/import-town.ts'
import { importServiceBw } from '../service-bw/import.ts'
import { newFolder } from '../store/testing/databases.ts'
import { deskTown } from './testing/desk-town.ts'

const stadt = {
  name: 'Stadt Rebenau',
  email: 'stadt@rebenau.example.org',
  telefon: '07251 5555-0',
  anschrift: { location: 'Rathaus', street: 'Marktplatz 1', zip: '76999', city: 'Rebenau' },
}

/**
 * Checks that documents of each kind are listed, and that the first opens and can be saved like one of the
 * desk.
 */
async function opensAtTheDesk(town: Awaited<ReturnType<typeof deskTown>>, kinds: readonly string[]) {
  const boss = town.as('leitung')
  for (const art of kinds) {
    const { data, anzahl } = await boss.call('redaktionInhalte', { query: { art } })
    expect(data.length, art).toBeGreaterThan(0)
    expect(anzahl).toBe(data.length)
    const [{ id } = { id: '' }] = data
    const { daten, fassung } = await boss.call('redaktionInhalt', { params: { id } })
    await boss.call('redaktionFassungen', { params: { id } })
    const body = {
      daten: { ...daten, einleitung: 'Von Hand ergänzt.' },
      grundfassung: fassung,
      mitLuecken: true,
    }
    expect(await boss.call('redaktionInhaltSpeichern', { params: { id }, body })).toMatchObject({ id })
  }
}

test('Content imported from another council server can be edited at the desk', async () => {
  const there = await importTown({ stadt: [stadt] })
  expect((await there.store.writeAll(council({ meetings: 1, papers: 2 }))).ok).toBe(true)
  const here = await deskTown()
  const { entry } = await oparlOf(there)
  await fromOparl(here, entry)
  await opensAtTheDesk(here, ['gremium', 'ratsperson', 'sitzung', 'vorlage'])
})

test('Content imported from a folder can be edited at the desk', async () => {
  const folder = newFolder()
  await writeFile(
    join(folder, 'tagesordnung.csv'),
    'gremium;datum;ort;nummer;titel;vorlage nummer;oeffentlich\nGemeinderat;10.11.2026 18:30;Rathaus;1;Straßenbau;2026/12;ja\n',
  )
  const here = await deskTown()
  const how = { schreiben: true, veroeffentlichen: false, entfernen: false }
  expect(await importFolder(here, folder, how)).toMatchObject({ ok: true })
  await opensAtTheDesk(here, ['gremium', 'sitzung', 'vorlage'])
})

test('Content imported from service-bw can be edited at the desk', async () => {
  const file = new URL('../service-bw/beispiel.json', import.meta.url)
  const here = await deskTown()
  expect(await importServiceBw(here.store, JSON.parse(readFileSync(file, 'utf8')))).toMatchObject({
    ok: true,
  })
  await opensAtTheDesk(here, ['leistung', 'lebenslage', 'organisationseinheit'])
})

test.each(['', 'mit leer', 'a/b', '..', 'ä', 'x'.repeat(101)])(
  'A document with an id that the desk could not open is not stored: „%s“',
  async id => {
    const { store } = await deskTown()
    const data = { pfad: '/neu', title: 'Neu' }
    const made = await store.create({ id, kind: 'seite', data, author: 'test' })
    expect(made).toMatchObject({ ok: false, error: { code: 'ungueltig', issues: [{ path: 'id' }] } })
    expect(await store.writeAll([{ id, kind: 'seite', data, author: 'test' }])).toMatchObject({ ok: false })
  },
)
