import { expect, test } from 'vitest'
import { derived } from '../../open-cms-store.ts'
import { migrations } from '../migrations/index.ts'
import { moveTown } from '../move-town.ts'
import { ok } from '../result.ts'
import { contradictions } from '../testing/contradictions.ts'
import { emptyDatabase, newDatabase, newFolder, rowsOf } from '../testing/databases.ts'
import { author, openTown, published, value } from '../testing/town.ts'

const move = (from: string, to: string) => moveTown({ from, to, migrations, derived })

/** Returns all rows of the main tables as sorted text. */
async function dump(database: string): Promise<Record<string, string[]>> {
  const tables = [
    'documents',
    'revisions',
    'releases',
    'release_tags',
    'release_counts',
    'document_references',
  ]
  const rest = ['redirects', 'changes', 'closed_files', 'working_copies', 'kind_forms', 'unfit', 'mails']
  const all: Record<string, string[]> = {}
  for (const table of [...tables, ...rest, 'formular_eingaenge'])
    all[table] = (await rowsOf(database, `select * from ${table}`))
      .map(row => JSON.stringify(Object.entries(row).toSorted()))
      .toSorted()
  return all
}

async function filledTown(database: string): Promise<void> {
  const town = await openTown({ database })
  const ids: string[] = []
  for (let n = 0; n < 30; n++)
    ids.push(
      await published(town, {
        path: `/ä${n}`,
        titel: `„Straße“ ${n} 💡\n`,
        tags: ['t', `n:${n % 3}`],
        links: ['/ä0'],
      }),
    )
  const [first = '', second = '', third = ''] = ids
  value(await town.saveDraft(first, { data: { path: '/neu', titel: 'Neu' }, baseRevision: 1, author }))
  value(await town.publish(first, { author, gueltig_bis: '2999-01-01T00:00:00Z' }))
  value(await town.remove(second, { author, force: true }))
  value(await town.keepWorkingCopy({ id: third, kind: 'seite', author, data: { halb: true } }))
  await town.close()
}

test('a town moves to PostgreSQL and back with every row, and works in both', async () => {
  const old = `${newFolder()}/alt.sqlite`
  await filledTown(old)
  const server = await emptyDatabase()
  const there = await move(old, server)
  expect(await dump(server)).toEqual(await dump(old))
  expect(there.find(({ table }) => table === 'documents')).toMatchObject({ rows: 30 })
  expect(await contradictions(server)).toEqual([])

  const back = `${newFolder()}/neu.sqlite`
  expect(await move(server, back), 'the same counts and sums').toEqual(there)
  expect(await dump(back)).toEqual(await dump(old))

  for (const database of [server, back]) {
    const town = await openTown({ database })
    await published(town, { path: '/danach', titel: 'Danach' })
    const seqs = (await town.changes({ limit: 200 })).map(({ seq }) => seq)
    expect(new Set(seqs).size).toBe(seqs.length)
    expect(await contradictions(database)).toEqual([])
    await town.close()
  }
})

test('a town with more rows than one batch moves completely, whatever the types of its keys', async () => {
  const old = `${newFolder()}/alt.sqlite`
  const town = await openTown({ database: old })
  const pages = Array.from({ length: 700 }, (_, n) => ({
    kind: 'seite' as const,
    author,
    data: { path: `/ä${n}`, titel: `Straße Zürich ${n}`, tags: [`n:${n % 3}`] },
  }))
  value(await town.writeAll(pages))
  await town.close()
  const server = await emptyDatabase()
  const there = await move(old, server)
  expect(there.find(({ table }) => table === 'listing_words')?.rows).toBeGreaterThan(4_000)
  const back = `${newFolder()}/neu.sqlite`
  expect(await move(server, back)).toEqual(there)
  expect(await dump(back)).toEqual(await dump(old))
})

test('a target that is not empty is refused and stays unchanged', async () => {
  const [old, server] = [`${newFolder()}/alt.sqlite`, await newDatabase()]
  await filledTown(old)
  await filledTown(server)
  const before = await dump(server)
  await expect(move(old, server)).rejects.toMatchObject({
    code: 'datenbank-ungeeignet',
    message: expect.stringMatching(/Das Ziel ist nicht leer.*mit --nach eine leere Datenbank/),
  })
  await expect(move(server, old)).rejects.toMatchObject({
    message: expect.stringMatching(/legen Sie die Datei .*alt\.sqlite \(mit .*alt\.sqlite-wal/),
  })
  expect(await dump(server)).toEqual(before)
})

test('a move that fails near its end leaves the target empty, and the next attempt succeeds', async () => {
  const [old, server] = [`${newFolder()}/alt.sqlite`, await newDatabase()]
  await filledTown(old)
  const town = await openTown({ database: old })
  // A row that the target cannot store, near the end of the copy.
  await town.database.write(async db => {
    await db
      .insertInto('changes')
      .values({ at: '', who: 'x', what: 'angelegt', kind: '', document_id: '', key: 'k\0', seq: 2 ** 40 })
      .execute()
    return ok(undefined)
  })
  await expect(move(old, server)).rejects.toThrow()
  expect(await rowsOf(server, 'select 1 as one from documents union all select 1 from revisions')).toEqual([])
  await town.database.write(async db =>
    ok(
      await db
        .deleteFrom('changes')
        .where('seq', '=', 2 ** 40)
        .execute(),
    ),
  )
  await town.close()
  await move(old, server)
  expect(await dump(server)).toEqual(await dump(old))
})

test('a source of a newer version is refused', async () => {
  const old = `${newFolder()}/alt.sqlite`
  const newer = { ...migrations, '9999-zukunft': { up: async () => {} } }
  await (await openTown({ database: old, migrations: newer })).close()
  await expect(move(old, await newDatabase())).rejects.toMatchObject({ code: 'datenbank-neuer' })
})
