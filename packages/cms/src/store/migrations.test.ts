import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { expect, test } from 'vitest'
import { migrations } from './migrations/index.ts'
import { ok } from './result.ts'
import { emptyDatabase, newDatabase, rowsOf } from './testing/databases.ts'
import { openTown, published, value } from './testing/town.ts'

test('a database of a newer version is refused with instructions for the operator', async () => {
  const database = await newDatabase()
  const newer = await openTown({
    database,
    migrations: { ...migrations, '9999-zukunft': { up: async () => {} } },
  })
  await newer.close()
  await expect(openTown({ database })).rejects.toThrow(
    /aus einer neueren Version dieses Programms \(Stand "9999-zukunft"\)\. Bitte/,
  )
})

test('D-11: a failed migration leaves the database unchanged and runs at the next start', async () => {
  const database = await newDatabase()
  const town = await openTown({ database })
  await published(town, { path: '/a', titel: 'A' })
  await town.close()
  const isThere = (table: string) =>
    rowsOf(database, `select * from ${table}`).then(
      () => true,
      () => false,
    )
  const tables = async () => [await isThere('neu'), await isThere('auch_neu')]
  let broken = true
  const pending: Record<string, Migration> = {
    ...migrations,
    '0500-neu': { up: async db => db.schema.createTable('neu').addColumn('id', 'integer').execute() },
    '0501-auch-neu': {
      async up(db) {
        await db.schema.createTable('auch_neu').addColumn('id', 'integer').execute()
        await db.deleteFrom('releases').execute()
        if (broken) throw new Error('Strom weg')
      },
    },
  }
  await expect(openTown({ database, migrations: pending })).rejects.toThrow('Strom weg')
  expect(await tables()).toEqual([false, false])
  const old = await openTown({ database })
  expect(await old.published.count('seite')).toBe(1)
  await old.close()

  broken = false
  const migrated = await openTown({ database, migrations: pending })
  await migrated.close()
  expect(await tables()).toEqual([true, true])
})

test('after migration, closed files are restricted to the audience of their keepers or to the narrowest one; uploads of the desk are closed', async () => {
  const database = await emptyDatabase()
  const before = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0015'))
  // The current code requires these columns, which did not exist then.
  before['0014-y'] = migrations['0026-gaps'] as (typeof migrations)[string]
  before['0014-z'] = migrations['0067-parts'] as (typeof migrations)[string]
  const old = await openTown({ database, migrations: before })
  const pages = ['intranet', 'raete', 'both', 'both'].map((to, index) => ({
    kind: 'seite' as const,
    author: 'test',
    data: { path: `/${index}`, titel: to, links: [`/medien/${to}.pdf`] },
  }))
  const [staff = '', council = '', one = '', other = ''] = value(await old.writeAll(pages))
  const files = ['intranet', 'raete', 'both', 'nobody'].map(name => `('/medien/${name}.pdf')`)
  const media = ['System', 'id-anna'].map(
    who => `('${who}','bild','image/png','','',0,'',1,1,1,'v','','','','${who}')`,
  )
  for (const query of [
    'alter table documents drop column gaps',
    'alter table document_references drop column part',
    `delete from kysely_migration where name in ('0014-y', '0014-z')`,
    `update documents set audience = 'intranet' where id in ('${staff}', '${one}')`,
    `update releases set audience = 'raete' where document_id in ('${council}', '${other}')`,
    `update documents set audience = 'raete' where id in ('${council}', '${other}')`,
    `update releases set audience = 'intranet' where document_id in ('${staff}', '${one}')`,
    `insert into closed_files (path) values ${files.join()}`,
    `insert into medien (datei, art, typ, titel, beschreibung, dekorativ, urheber, groesse, breite, hoehe, version,
      suchtext, created_at, updated_at, author) values ${media.join()}`,
  ])
    value(await old.database.write(async db => ok(await sql.raw(query).execute(db))))
  await old.close()
  await (await openTown({ database })).close()
  expect(await rowsOf(database, 'select path, audience from closed_files order by path')).toEqual([
    { path: '/medien/both.pdf', audience: 'raete' },
    { path: '/medien/id-anna', audience: 'redaktion' },
    { path: '/medien/intranet.pdf', audience: 'intranet' },
    { path: '/medien/nobody.pdf', audience: 'raete' },
    { path: '/medien/raete.pdf', audience: 'raete' },
  ])
})

test('existing documents get the author tag of lists', async () => {
  const database = await emptyDatabase()
  const before = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0031'))
  const old = await openTown({ database, migrations: before })
  for (const [author, titel] of [
    ['Anna', 'Alt'],
    ['Bernd', 'Neu'],
  ] as const)
    value(await old.create({ kind: 'seite', data: { path: `/${titel}`, titel }, author }))
  value(
    await old.database.write(async db =>
      ok(await sql`delete from listing_tags where tag like '/von:%'`.execute(db)),
    ),
  )
  await old.close()
  const town = await openTown({ database })
  const { rows } = await town.list({ limit: 10, author: 'Anna', order: 'geaendert:desc' })
  expect(rows.map(({ title }) => title)).toEqual(['Alt'])
  await town.close()
})

test('after migration, running conversations of the pin board continue, and appointments can still be moved', async () => {
  const database = await emptyDatabase()
  const before = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0047'))
  const old = await openTown({ database, migrations: before })
  for (const query of [
    `insert into pinnwand_gespraeche values ('g', 'e', 'f', 'paul@example.org', 'Paul', '2026-11-20', '2026-11-21')`,
    `insert into terminbuchungen values ('t', 'T-1', 'f', 'a', 'ausweis', 'Ausweis', 1, '2026-12-02', '2026-12-02',
      'gebucht', 0, 'Paul', 'paul@example.org', '', 0, '', '2026-11-20', '2026-11-20', null, '2027-01-01')`,
  ])
    value(await old.database.write(async db => ok(await sql.raw(query).execute(db))))
  await old.close()
  await (await openTown({ database })).close()
  expect(
    await rowsOf(database, 'select email, stand, wartende_nachricht, bitten_am from pinnwand_gespraeche'),
  ).toMatchObject([
    { email: 'paul@example.org', stand: 'bestaetigt', wartende_nachricht: '', bitten_am: null },
  ])
  expect(await rowsOf(database, 'select * from terminbuchungen')).toMatchObject([
    { nummer: 'T-1', selbst_verschoben: 0, gewaehlt: '2026-12-02', mitgeteilt: 1 },
  ])
})

test('after migration, photos of damages belong to their reports, and have no description yet', async () => {
  const database = await emptyDatabase()
  const before = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0071'))
  const old = await openTown({ database, migrations: before })
  for (const photo of [
    `('k', 'f', 's', 0, 1, 'image/jpeg', 2, null)`,
    `('w', 'f', null, 1, 0, 'image/jpeg', 2, '2026')`,
  ])
    value(
      await old.database.write(async db =>
        ok(await sql.raw(`insert into schaden_fotos values ${photo}`).execute(db)),
      ),
    )
  await old.close()
  await (await openTown({ database })).close()
  expect(await rowsOf(database, 'select * from schaden_fotos order by stelle')).toMatchObject([
    { kennung: 'k', gehoert_zu: 's', zeigen: 1, beschreibung: '', gilt_bis: null },
    { kennung: 'w', gehoert_zu: null, zeigen: 0, beschreibung: '', gilt_bis: '2026' },
  ])
})

test('after migration, messages of the former contact form are among the submissions of forms, with their numbers', async () => {
  const database = await emptyDatabase()
  const before = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0051'))
  const old = await openTown({ database, migrations: before })
  const message = {
    anlass: 'barriere',
    nachricht: 'Zu „hell“',
    name: 'Erika',
    email: 'e@example.org',
    seite: '/bad',
  }
  for (const [number, rest] of [
    ['K-00000001', `'neu', null, '', 1, null, null`],
    ['K-00000002', `'erledigt', 'anna', 'ruft an', 3, '2026-11-21T09:00:00.000Z', 'anna'`],
  ])
    value(
      await old.database.write(async db =>
        ok(
          await sql
            .raw(
              `insert into kontaktnachrichten
                 (vorgang, fingerabdruck, eingegangen_am, absender, data, stand, zustaendig, notiz, fassung, geaendert_am, geaendert_von)
               values ('${number}', '${number}', '2026-11-20T11:00:00.000Z', 'e@example.org', '${JSON.stringify(message)}', ${rest})`,
            )
            .execute(db),
        ),
      ),
    )
  await old.close()
  await (await openTown({ database })).close()
  const rows = await rowsOf(database, 'select * from formular_eingaenge order by vorgang')
  expect(rows).toMatchObject([
    { vorgang: 'K-00000001', formular: 'kontakt', stand: 'neu', zustaendig: null, email: 'e@example.org' },
    { vorgang: 'K-00000002', stand: 'erledigt', zustaendig: 'anna', notiz: 'ruft an', fassung: 3 },
  ])
  expect(rows.map(row => row['loeschen_am'])).toEqual(Array(2).fill('2027-05-19T11:00:00.000Z'))
  expect(JSON.parse(String(rows[0]?.['antworten']))).toMatchObject([
    { label: 'Worum geht es?', text: 'Barriere auf dieser Website' },
    { label: 'Ihre Nachricht betrifft die Seite', typ: 'seite', text: '/bad' },
    { label: 'Ihre Nachricht', text: 'Zu „hell“' },
    { label: 'Name' },
    { label: 'E-Mail' },
  ])
  expect(
    await rowsOf(
      database,
      'select vorgang, nummer, stand, von from formular_schritte order by vorgang, nummer',
    ),
  ).toMatchObject([
    { vorgang: 'K-00000001', nummer: 1, stand: 'neu' },
    { vorgang: 'K-00000002', nummer: 1, stand: 'neu' },
    { vorgang: 'K-00000002', nummer: 2, stand: 'erledigt', von: 'anna' },
  ])
})

test('after migration, inbox accounts without sections have the whole town; no other account gains sections', async () => {
  const database = await emptyDatabase()
  const before = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0052'))
  const old = await openTown({ database, migrations: before })
  const accounts = [
    ['post', '["posteingang"]', '[]'],
    ['bad', '["posteingang"]', '["/freibad"]'],
    ['autorin', '["autor","posteingang"]', '[]'],
  ]
  for (const [number, [id, roles, sections]] of accounts.entries()) {
    const row = `'${id}', 'redaktion', ${number}, '${id}@example.org', 'A', 'B', null, 0, '${roles}', '${sections}', '[]', 0, ''`
    const columns =
      'id, realm, number, email, vorname, nachname, password, pw_geaendert, roles, sections, taetigkeitsbereiche, second_factor, created_at'
    value(
      await old.database.write(async db =>
        ok(await sql.raw(`insert into accounts (${columns}) values (${row})`).execute(db)),
      ),
    )
  }
  await old.close()
  await (await openTown({ database })).close()
  expect(await rowsOf(database, 'select id, sections from accounts order by number')).toMatchObject([
    { id: 'post', sections: '["/"]' },
    { id: 'bad', sections: '["/freibad"]' },
    { id: 'autorin', sections: '[]' },
  ])
})

test('a regular start writes nothing, and so does not wait for a lock', async () => {
  const database = await newDatabase()
  const other = await openTown({ database })
  await other.database.write(async () => {
    const town = await openTown({ database, patienceMs: 0 })
    expect(await town.published.count('seite')).toBe(0)
    await town.close()
    return ok(undefined)
  })
  await other.close()
})

test('migrations run in the order of their numbers', () => {
  const names = Object.keys(migrations)
  expect(names).toEqual(names.toSorted())
  for (const name of names) expect(name).toMatch(/^\d{4}-[a-z-]+$/)
})
