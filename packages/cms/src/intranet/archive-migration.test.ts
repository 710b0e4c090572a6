import { calls } from '@rathausplatz/contract'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { ok } from '../store/index.ts'
import { migrations } from '../store/migrations/index.ts'
import { orThrow } from '../store/result.ts'
import { emptyDatabase, rowsOf } from '../store/testing/databases.ts'
import { openTown } from '../store/testing/town.ts'
import { testTown } from '../test-town.ts'

const AT = '2026-11-20T08:00:00.000Z'
const OPEN = ['', '9999-12-31T23:59:59.999Z']

/** Stores documents as the version before archives did: `drafts` follow the released content. */
async function townBefore(
  documents: readonly { kind: string; id: string; released?: object; drafts?: readonly object[] }[],
) {
  const database = await emptyDatabase()
  const before = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0065'))
  const old = await openTown({ database, migrations: before })
  const write = (statement: ReturnType<typeof sql>) =>
    orThrow(old.database.write(async db => ok(await statement.execute(db))))
  for (const { kind, id, released, drafts = [] } of documents) {
    const revisions = [...(released ? [released] : []), ...drafts]
    for (const [at, data] of revisions.entries())
      await write(sql`insert into revisions (document_id, number, data, author, created_at)
        values (${id}, ${at + 1}, ${JSON.stringify(data)}, 'test', ${AT})`)
    await write(sql`insert into documents
        (id, kind, key, audience, review, draft_revision, published_revision, created_at, updated_at)
      values (${id}, ${kind}, ${id}, 'intranet', 'entwurf', ${revisions.length}, ${released ? 1 : null}, ${AT}, ${AT})`)
    const { thema = '' } = (revisions.at(-1) ?? {}) as { thema?: string }
    if (kind === 'archivdokument')
      await write(
        sql`insert into document_references values (${id}, 'entwurf', 'thema', ${`archivthema:${thema}`})`,
      )
    if (!released) continue
    await write(sql`insert into releases (document_id, audience, kind, key, revision, title, datum_von, sortierung,
        gueltig_von, gueltig_bis, ended, published_at, form, data)
      values (${id}, 'intranet', ${kind}, ${id}, 1, ${id}, '', 0, ${OPEN[0]}, ${OPEN[1]}, 0, ${AT}, 'old',
        ${JSON.stringify(released)})`)
    await write(sql`insert into intranet_nummern (kind, nummer, document_id)
      values (${kind}, ${documents.findIndex(one => one.id === id) + 1}, ${id})`)
  }
  await old.close()
  return database
}

const topic = (slug: string, thema: string) => ({ kind: 'archivthema', id: slug, released: { thema, slug } })
const data = (thema: string, titel: string, downloadtext: string, day: number, more: object = {}) => ({
  titel,
  thema,
  stand: `2026-10-0${day}T10:00:00+02:00`,
  datei: { titel: `Datei ${day}`, url: `/medien/${day}.pdf`, groesse: 10, typ: 'application/pdf' },
  downloadtext,
  ...more,
})
const identify = async () => ({ id: 'jan', realm: 'intranet', roles: ['mitarbeit'], sections: [] }) as never

test('L4: after migration, documents of one topic and title are in one archive; nothing is lost or released', async () => {
  const database = await townBefore([
    topic('antraege', 'Anträge'),
    topic('protokolle', 'Protokolle'),
    { kind: 'archivdokument', id: 'a', released: data('antraege', 'Urlaub', 'Antrag', 1) },
    { kind: 'archivdokument', id: 'b', released: data('antraege', 'Urlaub', '', 2) },
    { kind: 'archivdokument', id: 'c', released: data('protokolle', 'Urlaub', 'Protokoll', 3) },
    { kind: 'archivdokument', id: 'd', released: data('antraege', 'Größe & Maß', 'Blatt', 4) },
    { kind: 'archivdokument', id: 'e', released: data('antraege', 'Groesse und? Maß', 'Blatt', 5) },
    { kind: 'archivdokument', id: 'f', drafts: [data('antraege', 'Geheim', 'Entwurf', 6)] },
    {
      kind: 'archivdokument',
      id: 'g',
      released: data('antraege', 'Alt', 'Blatt', 7),
      drafts: [data('antraege', 'Zwischen', 'Blatt', 7), data('antraege', 'Neu', 'Blatt', 7)],
    },
    { kind: 'archivdokument', id: 'h', drafts: [{ thema: '', titel: 'Halb' }] },
  ])
  const town = await testTown({}, AT, { database, identify })
  const ask = (query: object = {}) => town.call(calls.archiv, { query, token: 'jan' } as never)
  const { data: topics } = await town.call(calls.archivThemen, { query: {}, token: 'jan' } as never)
  expect(topics.map(({ thema, archive = [] }) => [thema, ...archive.map(({ titel }) => titel)])).toEqual([
    ['Anträge', 'Alt', 'Groesse und? Maß', 'Größe & Maß', 'Urlaub'],
    ['Protokolle', 'Urlaub'],
  ])
  const urlaub = topics[0]?.archive?.find(({ titel }) => titel === 'Urlaub')?.archiv_id
  const { data: two } = await ask({ archiv_id: urlaub })
  // A document without a link text was shown by the title of its file.
  expect(two.map(({ downloadtext }) => downloadtext)).toEqual(['Datei 2', 'Antrag'])
  expect((await ask()).data.map(({ titel }) => titel)).toHaveLength(6)

  const archives = await rowsOf(
    database,
    "select key, published_revision from documents where kind = 'archiv'",
  )
  expect(
    archives
      .map(({ key, published_revision: of }) => `${String(key)}${of === null ? ' (Entwurf)' : ''}`)
      .toSorted(),
  ).toEqual([
    'antraege-alt',
    'antraege-geheim (Entwurf)',
    'antraege-groesse-mass',
    'antraege-groesse-und-mass',
    'antraege-neu (Entwurf)',
    'antraege-urlaub',
    'protokolle-urlaub',
  ])
  const kept = await rowsOf(database, "select data from revisions where document_id = 'g' order by number")
  expect(kept.map(row => JSON.parse(String(row['data'])))).toMatchObject([
    { archiv: 'antraege-alt' },
    { archiv: 'antraege-neu', titel: 'Zwischen' },
    { archiv: 'antraege-neu' },
  ])
  const half = await rowsOf(database, "select data from revisions where document_id = 'h'")
  expect(JSON.parse(String(half[0]?.['data']))).toMatchObject({ titel: 'Halb' })
  expect(
    await rowsOf(
      database,
      "select to_path from document_references where document_id = 'a' and field = 'archiv'",
    ),
  ).toMatchObject([{ to_path: 'archiv:antraege-urlaub' }, { to_path: 'archiv:antraege-urlaub' }])
})
