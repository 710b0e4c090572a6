import { calls, type Who } from '@rathausplatz/contract'
import { describe, expect, test } from 'vitest'
import { deskTown, editorOf, page } from '../editing/testing/desk-town.ts'
import { testTown } from '../test-town.ts'
import { type Post, wordpressExport } from './testing/wordpress-export.ts'
import { MOST_BYTES, MOST_OPEN } from './uebernahme-store.ts'

type Town = Awaited<ReturnType<typeof deskTown>>
type Person = Parameters<Town['as']>[0]

const SITE = 'https://alt.rebenau.example'
const file = (posts: readonly Post[]) => new TextEncoder().encode(wordpressExport(posts))
const seite = (id: number, link: string): Post => ({
  id,
  titel: `Seite ${id}`,
  text: '<p>x</p>',
  art: 'page',
  link,
})

const begin = (town: Town, who: Person, posts: readonly Post[]) =>
  town.as(who).call('redaktionUebernahmeAusDatei', { query: { name: 'alt.xml' }, file: file(posts) })

const work = (town: Pick<Town, 'uebernahme'>) =>
  town.uebernahme.job.work({ signal: new AbortController().signal, owner: 'test' })

async function taken(town: Town, who: Person, posts: readonly Post[]) {
  const { id } = await begin(town, who, posts)
  await town.as(who).call('redaktionUebernahmeStarten', { params: { id } })
  await work(town)
  return (await town.as(who).call('redaktionUebernahmeStuecke', { params: { id }, query: {} })).data
}

describe('An old address leads to what was taken over', () => {
  const asked = (town: Town, url: string) =>
    town.call(calls.route, { query: { url } } as never) as Promise<unknown>
  const posts = [seite(1, `${SITE}/rathaus/wahl`), seite(2, `${SITE}/schillerschule/alt/`)]

  test('only from where its taker works', async () => {
    const town = await deskTown()
    const stuecke = await taken(town, 'schule', posts)
    expect(stuecke.map(({ ziel }) => ziel)).toEqual(['/schillerschule/rathaus/wahl', '/schillerschule/alt'])
    expect(stuecke[0]?.hinweise).toEqual([
      'Die alte Adresse /rathaus/wahl führt nicht hierher: Sie liegt nicht in Ihrem Bereich.',
    ])
    for (const { inhalt } of stuecke)
      await town
        .as('schule')
        .call('redaktionVeroeffentlichen', { params: { id: inhalt }, body: { grundfassung: 1 } })
    await expect(asked(town, '/rathaus/wahl')).rejects.toMatchObject({ code: 'nicht-gefunden' })
    expect(JSON.stringify(await asked(town, '/schillerschule/alt'))).toContain('Seite 2')
  })

  test('from anywhere for who looks after redirects', async () => {
    const town = await deskTown()
    await town.as('chefin').page('/neu')
    const [stueck] = await taken(town, 'chefin', [seite(1, `${SITE}/index.php?id=4`)])
    await town
      .as('chefin')
      .call('redaktionVeroeffentlichen', { params: { id: stueck?.inhalt }, body: { grundfassung: 1 } })
    expect(await asked(town, '/index.php?id=4')).toMatchObject({ redirect: { status: 301 } })
  })
})

test('Nothing is put into a folder where one may not write', async () => {
  const town = await deskTown()
  const { id } = await begin(town, 'schule', [seite(1, `${SITE}/a`)])
  const put = (ordner: string) => ({ params: { id }, body: { nrs: 'alle', ordner } })
  for (const ordner of ['/rathaus', '/', '/raete', '/schillerschule-alt'])
    expect((await town.as('schule').refusal('redaktionUebernahmeAuswahl', put(ordner))).message).toBe(
      'Dort dürfen Sie nichts ablegen.',
    )
  await town.as('schule').call('redaktionUebernahmeAuswahl', put('/schillerschule/archiv'))
})

test('What was taken over by others is named only to those who may read it', async () => {
  const town = await deskTown()
  const posts = [seite(1, `${SITE}/sitzung`)]
  const { id } = await begin(town, 'leitung', posts)
  const body = { nrs: 'alle', ordner: '/raete' }
  await town.as('leitung').call('redaktionUebernahmeAuswahl', { params: { id }, body })
  await town.as('leitung').call('redaktionUebernahmeStarten', { params: { id } })
  await work(town)
  const told = async (who: Person) => {
    const { id } = await begin(town, who, posts)
    return (await town.as(who).call('redaktionUebernahmeStuecke', { params: { id }, query: {} })).data
  }
  expect(await told('chefin')).toMatchObject([{ zustand: 'schon_da', inhalt: null }])
  expect(await told('leitung')).toMatchObject([{ zustand: 'schon_da', inhalt: expect.any(String) }])
})

describe('Nobody keeps more than a website', () => {
  test('begun and not ended', async () => {
    const town = await deskTown()
    const posts = [seite(1, `${SITE}/a`)]
    const ids = []
    for (let count = 0; count < MOST_OPEN; count++) ids.push((await begin(town, 'autor', posts)).id)
    const input = { query: { name: 'alt.xml' }, file: file(posts) }
    const { code, message } = await town.as('autor').refusal('redaktionUebernahmeAusDatei', input)
    expect([code, message]).toEqual(['nicht-moeglich', expect.stringContaining('löschen Sie erst')])
    await begin(town, 'chefin', posts)
    await town.as('autor').call('redaktionUebernahmeVergessen', { params: { id: ids[0] } })
    await begin(town, 'autor', posts)
  })

  test('nor more than fits, however few it is', async () => {
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
    // Nothing of what is refused is written: so it may be a weight alone.
    expect(await uebernahme.rows.begin(row, about, [half, half, piece])).toBeUndefined()
    expect(await uebernahme.rows.begin(row, about, [piece])).toBeDefined()
    expect(await uebernahme.rows.begin(row, about, [half, half])).toBeUndefined()
    expect(await uebernahme.rows.begin({ ...row, author: 'b' }, about, [piece])).toBeDefined()
  })
})

test('An address is fetched as it was given, or not at all', async () => {
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

/** Somebody with the whole town and their program for the school. */
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

describe('What a program takes over', () => {
  const posts = [seite(1, `${SITE}/schillerschule/a`)]
  const input = { query: { name: 'alt.xml' }, file: file(posts) }

  test('is taken over with its own rights, also when the house does it later', async () => {
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

  test('is noted as its deed, and ends with its key', async () => {
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
      file: file([seite(2, `${SITE}/schillerschule/b`)]),
    })
    await town.as('programm').call('redaktionUebernahmeStarten', { params: other })
    town.end()
    await work(town)
    const stopped = await town.as('mensch').call('redaktionUebernahme', { params: other })
    expect(stopped).toMatchObject({ anzahl: { uebernommen: 0 }, fehler: expect.stringContaining('Zugang') })
    // Its maker goes on with their own rights.
    await town.as('mensch').call('redaktionUebernahmeStarten', { params: other })
    await work(town)
    expect(await town.as('mensch').call('redaktionUebernahme', { params: other })).toMatchObject({
      anzahl: { uebernommen: 1 },
    })
  })

  test('is all that it sees: nothing of what its maker takes over', async () => {
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
