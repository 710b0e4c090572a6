import { calls, type Who } from '@rathausplatz/contract'
import { describe, expect, test } from 'vitest'
import { deskTown, editorOf, page } from '../editing/testing/desk-town.ts'
import { testTown } from '../test-town.ts'
import { MOST_BYTES, MOST_OPEN } from './import-rows.ts'
import {
  answerAt,
  begin,
  fileOf,
  type Person,
  pieces,
  SITE,
  seite,
  start,
  taken,
  work,
} from './testing/taking-over.ts'
import { grownPosts, type Post, wordpressExport } from './testing/wordpress-export.ts'

const seiteAt = (id: number, link: string): Post => seite(id, `Seite ${id}`, '<p>x</p>', { link })

describe('Rights during an import', () => {
  test('restrict an editor of the school to pages below the school; pieces with another place are refused', async () => {
    const town = await deskTown()
    const posts = [...grownPosts(1), seite(50, 'Schule', '<p>x</p>', { name: 'schule' })]
    const { id } = await begin(town, wordpressExport(posts), 'schule')
    expect((await pieces(town, id, {}, 'schule')).map(({ art, ziel }) => [art, ziel])).toEqual([
      ['seite', '/schillerschule/mitteilung'],
      ['seite', '/schillerschule/schule'],
    ])
    // Simulates that the editor has lost a section since choosing.
    await town.uebernahme.rows.change(id, [1], { ordner: '/rathaus' })
    const uebernahme = await start(town, id, 'schule')
    expect(uebernahme.anzahl).toMatchObject({ uebernommen: 1, abgelehnt: 1 })
    const [no] = await pieces(town, id, { zustand: 'abgelehnt' }, 'schule')
    expect(no?.hinweise.at(-1)).toBe('Dort dürfen Sie nichts ablegen.')
  })

  test('are required to see imports of other editors; nobody can change imports of others', async () => {
    const town = await deskTown()
    const { id } = await begin(town, wordpressExport(grownPosts(2)), 'autor')
    const params = { id }
    for (const name of [
      'redaktionUebernahme',
      'redaktionUebernahmeStuecke',
      'redaktionUebernahmeStarten',
    ] as const)
      expect((await town.as('amt').refusal(name, { params })).code).toBe('nicht-gefunden')
    expect((await town.as('amt').call('redaktionUebernahmen')).data).toEqual([])
    // The import may be meant for the council, whose pages the chief editor cannot read.
    expect((await town.as('chefin').call('redaktionUebernahmen')).data).toEqual([])
    expect((await town.as('chefin').refusal('redaktionUebernahmeStuecke', { params })).code).toBe(
      'nicht-gefunden',
    )
    expect((await town.as('leitung').call('redaktionUebernahmen')).data).toHaveLength(1)
    for (const name of ['redaktionUebernahmeStarten', 'redaktionUebernahmeVergessen'] as const)
      expect((await town.as('leitung').refusal(name, { params })).code).toBe('nicht-erlaubt')
    expect((await town.as('autor').refusal('redaktionUebernahmeZuruecknehmen', { params })).code).toBe(
      'nicht-erlaubt',
    )
    const body = { adresse: 'https://www.rebenau.example/sitemap.xml' }
    expect((await town.as('autor').refusal('redaktionUebernahmeVonAdresse', { body })).code).toBe(
      'nicht-erlaubt',
    )
  })
})

describe('A former address redirects to the imported document', () => {
  const posts = [seiteAt(1, `${SITE}/rathaus/wahl`), seiteAt(2, `${SITE}/schillerschule/alt/`)]

  test('only if it is in a section of the editor', async () => {
    const town = await deskTown()
    const { stuecke } = await taken(town, wordpressExport(posts), 'schule')
    expect(stuecke.map(({ ziel }) => ziel)).toEqual(['/schillerschule/rathaus/wahl', '/schillerschule/alt'])
    expect(stuecke[0]?.hinweise).toEqual([
      'Die alte Adresse /rathaus/wahl führt nicht hierher: Sie liegt nicht in Ihrem Bereich.',
    ])
    for (const { inhalt } of stuecke)
      await town
        .as('schule')
        .call('redaktionVeroeffentlichen', { params: { id: inhalt }, body: { grundfassung: 1 } })
    await expect(answerAt(town, '/rathaus/wahl')).rejects.toMatchObject({ code: 'nicht-gefunden' })
    expect(JSON.stringify(await answerAt(town, '/schillerschule/alt'))).toContain('Seite 2')
  })

  test('from any address if the editor may edit redirects', async () => {
    const town = await deskTown()
    await town.as('chefin').page('/neu')
    const {
      stuecke: [stueck],
    } = await taken(town, wordpressExport([seiteAt(1, `${SITE}/index.php?id=4`)]))
    await town
      .as('chefin')
      .call('redaktionVeroeffentlichen', { params: { id: stueck?.inhalt }, body: { grundfassung: 1 } })
    expect(await answerAt(town, '/index.php?id=4')).toMatchObject({ redirect: { status: 301 } })
  })
})

test('A folder where the editor may not write is refused', async () => {
  const town = await deskTown()
  const { id } = await begin(town, wordpressExport([seiteAt(1, `${SITE}/a`)]), 'schule')
  const put = (ordner: string) => ({ params: { id }, body: { nrs: 'alle', ordner } })
  for (const ordner of ['/rathaus', '/', '/raete', '/schillerschule-alt'])
    expect((await town.as('schule').refusal('redaktionUebernahmeAuswahl', put(ordner))).message).toBe(
      'Dort dürfen Sie nichts ablegen.',
    )
  await town.as('schule').call('redaktionUebernahmeAuswahl', put('/schillerschule/archiv'))
})

test('Documents imported by others are named only to editors who may read them', async () => {
  const town = await deskTown()
  const posts = [seiteAt(1, `${SITE}/sitzung`)]
  const { id } = await begin(town, wordpressExport(posts), 'leitung')
  const body = { nrs: 'alle', ordner: '/raete' }
  await town.as('leitung').call('redaktionUebernahmeAuswahl', { params: { id }, body })
  await start(town, id, 'leitung')
  const told = async (who: Person) => {
    const { id } = await begin(town, wordpressExport(posts), who)
    return pieces(town, id, {}, who)
  }
  expect(await told('chefin')).toMatchObject([{ zustand: 'schon_da', inhalt: null }])
  expect(await told('leitung')).toMatchObject([{ zustand: 'schon_da', inhalt: expect.any(String) }])
})

describe('The number and size of imports per editor are limited', () => {
  test('by the number of open imports', async () => {
    const town = await deskTown()
    const export_ = wordpressExport([seiteAt(1, `${SITE}/a`)])
    const ids = []
    for (let count = 0; count < MOST_OPEN; count++) ids.push((await begin(town, export_, 'autor')).id)
    const input = { query: { name: 'alt.xml' }, file: fileOf(export_) }
    const { code, message } = await town.as('autor').refusal('redaktionUebernahmeAusDatei', input)
    expect([code, message]).toEqual(['nicht-moeglich', expect.stringContaining('löschen Sie erst')])
    await begin(town, export_, 'chefin')
    await town.as('autor').call('redaktionUebernahmeVergessen', { params: { id: ids[0] } })
    await begin(town, export_, 'autor')
  })

  test('by the total size of their imports, however few pieces there are', async () => {
    const { uebernahme } = await deskTown()
    const row = { author: 'a', program: null, quelle: 'feed', name: 'x', stand: 'bereit' } as const
    const piece = {
      nr: 0,
      titel: '',
      art: 'seite',
      ziel: '/a',
      adresse: '',
      datum: null,
      gewaehlt: true,
      zustand: 'gefunden',
      document_id: 'd',
      hinweise: [],
      data: 'x'.repeat(1_000),
    } as const
    const half = { ...piece, data: { length: MOST_BYTES / 2 } as string }
    const about = { hinweise: [], hosts: [] }
    // A refused import is not written, so a size without content is enough.
    expect(await uebernahme.rows.begin(row, about, [half, half, piece])).toBeUndefined()
    expect(await uebernahme.rows.begin(row, about, [piece])).toBeDefined()
    expect(await uebernahme.rows.begin(row, about, [half, half])).toBeUndefined()
    expect(await uebernahme.rows.begin({ ...row, author: 'b' }, about, [piece])).toBeDefined()
  })
})

test('A long address is fetched unchanged; an address that is too long is refused', async () => {
  const asked: string[] = []
  const town = await deskTown({}, undefined, {
    fetch: async url => {
      asked.push(url)
      return { ok: false, refusal: 'unbekannt', hops: [] }
    },
  })
  const adresse = `https://alt.example/${'a'.repeat(700)}/sitemap.xml`
  const { name } = await town.as('chefin').call('redaktionUebernahmeVonAdresse', { body: { adresse } })
  expect(name).toBe(adresse)
  await work(town)
  expect(asked).toEqual([adresse])
  const body = { adresse: `https://alt.example/${'ä'.repeat(900)}` }
  expect((await town.as('chefin').refusal('redaktionUebernahmeVonAdresse', { body })).message).toBe(
    'Diese Adresse ist zu lang.',
  )
})

/** An editor of the whole town, with a program whose key is limited to the school. */
async function townWithProgram() {
  const maker = (await editorOf('id-chefin')) as Who<'redaktion'>
  const program: Who<'redaktion'> = {
    ...maker,
    sections: ['/schillerschule'],
    only: ['inhalte-lesen', 'inhalte-schreiben'],
    program: { id: 'k1', name: 'Schulprogramm' },
  }
  let holds = true
  const town = await testTown({ seite: [page('/start')] }, undefined, {
    identify: async (_, token) => (token === 'programm' ? program : token === 'mensch' ? maker : undefined),
    editorOf: async (_, id) => (id === undefined ? maker : holds ? program : undefined),
  })
  const as = (token: 'programm' | 'mensch') => ({
    call: (name: keyof typeof calls, input: object) =>
      town.call(calls[name] as never, { query: {}, ...input, token } as never) as Promise<never>,
  })
  const end = () => {
    holds = false
  }
  return { ...town, as, end }
}

describe('An import by a program', () => {
  const posts = [seiteAt(1, `${SITE}/schillerschule/a`)]
  const input = { query: { name: 'alt.xml' }, file: fileOf(wordpressExport(posts)) }

  test('has only the rights of the program, also in the background', async () => {
    const town = await townWithProgram()
    const { id }: { id: string } = await town.as('programm').call('redaktionUebernahmeAusDatei', input)
    await town.uebernahme.rows.change(id, 'alle', { ordner: '/rathaus' })
    await town.as('programm').call('redaktionUebernahmeStarten', { params: { id } })
    await work(town)
    const { data }: { data: unknown[] } = await town
      .as('mensch')
      .call('redaktionUebernahmeStuecke', { params: { id } })
    expect(data).toMatchObject([
      { zustand: 'abgelehnt', hinweise: [expect.stringContaining('Dort dürfen Sie nichts ablegen.')] },
    ])
  })

  test("is logged under the program's name, and stops when its key ends", async () => {
    const town = await townWithProgram()
    const { id }: { id: string } = await town.as('programm').call('redaktionUebernahmeAusDatei', input)
    await town.as('programm').call('redaktionUebernahmeStarten', { params: { id } })
    await work(town)
    const made = (await town.store.changes({ limit: 9, newestFirst: true })).find(
      ({ what }) => what === 'angelegt',
    )
    expect(made?.note).toContain('durch den Zugang „Schulprogramm“')
    const other: { id: string } = await town.as('programm').call('redaktionUebernahmeAusDatei', {
      ...input,
      file: fileOf(wordpressExport([seiteAt(2, `${SITE}/schillerschule/b`)])),
    })
    await town.as('programm').call('redaktionUebernahmeStarten', { params: other })
    town.end()
    await work(town)
    const stopped = await town.as('mensch').call('redaktionUebernahme', { params: other })
    expect(stopped).toMatchObject({ anzahl: { uebernommen: 0 }, fehler: expect.stringContaining('Zugang') })
    // The owner of the key can continue the import with their own rights.
    await town.as('mensch').call('redaktionUebernahmeStarten', { params: other })
    await work(town)
    expect(await town.as('mensch').call('redaktionUebernahme', { params: other })).toMatchObject({
      anzahl: { uebernommen: 1 },
    })
  })

  test("is visible to the program, while imports of the key's owner are not", async () => {
    const town = await townWithProgram()
    const { id }: { id: string } = await town.as('mensch').call('redaktionUebernahmeAusDatei', input)
    expect(await town.as('programm').call('redaktionUebernahmen', {})).toMatchObject({ data: [] })
    await expect(town.as('programm').call('redaktionUebernahme', { params: { id } })).rejects.toMatchObject({
      code: 'nicht-gefunden',
    })
    const own: { id: string } = await town.as('programm').call('redaktionUebernahmeAusDatei', input)
    expect(await town.as('programm').call('redaktionUebernahmen', {})).toMatchObject({
      data: [{ id: own.id }],
    })
    const both: { data: { id: string }[] } = await town.as('mensch').call('redaktionUebernahmen', {})
    expect(new Set(both.data.map(({ id }) => id))).toEqual(new Set([id, own.id]))
  })
})
