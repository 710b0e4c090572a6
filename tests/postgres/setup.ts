import type { TestProject } from 'vitest/node'
import { migrations } from '../../packages/cms/src/store/migrations/index.ts'
import { openDatabase } from '../../packages/cms/src/store/open-database.ts'
import { startPostgres, TEMPLATE } from './server.ts'

/**
 * Starts a PostgreSQL server for the tests of a project and creates the tables in the template of its
 * databases. Returns a function that closes the server.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const durable = project.name.startsWith('durability')
  const server = await startPostgres({ durable })
  const database = server.address(TEMPLATE)
  await (await openDatabase({ database, patienceMs: 5_000, migrations })).close()
  project.provide('postgres', server.address())
  project.provide('isPostgresDurable', durable)
  return server.close
}
