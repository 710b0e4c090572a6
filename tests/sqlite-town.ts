import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { TestProject } from 'vitest/node'
import { migrations } from '../packages/cms/src/store/migrations/index.ts'
import { openDatabase } from '../packages/cms/src/store/open-database.ts'

/** Creates the tables of a town once for all SQLite tests of a project: each test copies the file. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'empty-town-'))
  const database = join(folder, 'town.db')
  const town = await openDatabase({ database, patienceMs: 5_000, migrations })
  await town.close()
  // With a write-ahead log beside it, the file could not be read into memory.
  using file = new DatabaseSync(database)
  file.exec('pragma journal_mode = delete')
  project.provide('emptyTown', database)
  return () => rm(folder, { recursive: true, force: true, maxRetries: 5 })
}
