import { DatabaseSync } from 'node:sqlite'
import type { Migration } from 'kysely/migration'
import { expect, test } from 'vitest'
import { migrations } from './migrations/index.ts'
import { openTown, published, temporaryFolder } from './testing/town.ts'

test('a database of a newer version is refused, and the operator learns what to do', async () => {
  using folder = temporaryFolder()
  const newer = await openTown({
    file: folder.file,
    migrations: { ...migrations, '9999-zukunft': { up: async () => {} } },
  })
  await newer.close()
  await expect(openTown({ file: folder.file })).rejects.toThrow(
    /aus einer neueren Version dieses Programms \(Stand "9999-zukunft"\)\. Bitte/,
  )
})

test('D-11: a migration that fails leaves the database as it was, and runs the next time', async () => {
  using folder = temporaryFolder()
  const town = await openTown({ file: folder.file })
  await published(town, { path: '/a', titel: 'A' })
  await town.close()
  const tables = () => {
    using db = new DatabaseSync(folder.file, { readOnly: true })
    return db
      .prepare(`select name from sqlite_master where name in ('neu', 'auch_neu') order by name`)
      .all()
      .map(row => row['name'])
  }
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
  await expect(openTown({ file: folder.file, migrations: pending })).rejects.toThrow('Strom weg')
  expect(tables()).toEqual([])
  const old = await openTown({ file: folder.file })
  expect(await old.published.count('seite')).toBe(1)
  await old.close()

  broken = false
  const migrated = await openTown({ file: folder.file, migrations: pending })
  expect(tables()).toEqual(['auch_neu', 'neu'])
  await migrated.close()
})

test('an ordinary start writes nothing, so it waits for no one', async () => {
  using folder = temporaryFolder()
  await (await openTown({ file: folder.file })).close()
  const backup = new DatabaseSync(folder.file)
  backup.exec('begin immediate')
  const town = await openTown({ file: folder.file, patienceMs: 0 })
  expect(await town.published.count('seite')).toBe(0)
  backup.exec('rollback')
  backup.close()
  await town.close()
})

test('migrations run in the order they were written in', () => {
  const names = Object.keys(migrations)
  expect(names).toEqual(names.toSorted())
  for (const name of names) expect(name).toMatch(/^\d{4}-[a-z-]+$/)
})
