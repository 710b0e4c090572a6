import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openCms, readMails } from '../../index.ts'
import { emptyDatabase, newFolder, rowsOf } from '../testing/databases.ts'

const silent = () => {}
const log = { info: silent, warn: silent, error: silent }
const drawing = { schluessel: 'wappen', svg: '<svg xmlns="http://www.w3.org/2000/svg"/>' }

const tablesOf = (database: string) =>
  rowsOf(database, 'select tablename from pg_tables where schemaname = current_schema()')

test.each([true, false])(
  'X5: an empty database beside existing media counts as a lost town, not a new one (create: %s)',
  async create => {
    const dataDir = newFolder()
    const first = await openCms({ dataDir, databaseUrl: await emptyDatabase(), log, create: true })
    await first.filled()
    await first.addDrawing(drawing)
    await first.close()
    const databaseUrl = await emptyDatabase()
    await expect(openCms({ dataDir, databaseUrl, log, create })).rejects.toMatchObject({
      code: 'datenbank-fehlt',
      message: expect.stringMatching(/aus der Sicherung zurück.*npm run umzug/),
    })
    expect(await tablesOf(databaseUrl)).toEqual([])
  },
)

test('A first filling that was interrupted after its first media continues', async () => {
  const dataDir = newFolder()
  const databaseUrl = await emptyDatabase()
  const killed = await openCms({ dataDir, databaseUrl, log, create: true })
  await killed.addDrawing(drawing)
  await killed.close()
  const again = await openCms({ dataDir, databaseUrl, log, create: true })
  expect(again.isNew).toBe(true)
  await again.close()
})

test('A command on an empty database names the database without its password, and creates nothing', async () => {
  const databaseUrl = await emptyDatabase()
  const dataDir = join(newFolder(), 'daten')
  const name = new URL(databaseUrl).pathname.slice(1)
  // The name of the database is shown; user and password before the @ are not.
  await expect(readMails({ dataDir, databaseUrl }, 9)).rejects.toMatchObject({
    code: 'datenordner-leer',
    message: expect.stringMatching(
      new RegExp(
        `^Hier ist noch keine Stadt: Die Datenbank „${name}“ auf „[^@“]+“ \\(DATABASE_URL\\) ist leer`,
      ),
    ),
  })
  expect(await tablesOf(databaseUrl)).toEqual([])
  await expect(readdir(dataDir)).rejects.toThrow('ENOENT')
})
