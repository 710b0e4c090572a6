import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'
import { inject, onTestFinished, TestRunner } from 'vitest'
import {
  borrowBehindDoor,
  borrowDatabase,
  giveBackDatabase,
} from '../../../../../tests/postgres/borrowed-databases.ts'
import { createDatabase, dropDatabase } from '../../../../../tests/postgres/server.ts'
import { databaseOf } from '../../town-place.ts'
import { kindOf } from '../open-database.ts'

/**
 * Creates a database for one test, with tables and without rows. It is removed after the test. It is on
 * SQLite or PostgreSQL, depending on the test run.
 */
export async function newDatabase(): Promise<string> {
  if (inject('postgres'))
    return onServer(inject('isPostgresDurable') ? borrowDatabase : borrowBehindDoor, giveBackDatabase)
  const file = newFile()
  copyFileSync(inject('emptyTown'), file)
  return file
}

/** Creates a database without tables, as an operator would. */
export const emptyDatabase = async (): Promise<string> =>
  inject('postgres') ? onServer(server => createDatabase(server, 'template0'), dropDatabase) : newFile()

const newFile = () => join(newFolder(), 'town.db')

async function onServer(
  take: (server: string) => Promise<string>,
  leave: (server: string, database: string) => Promise<void>,
): Promise<string> {
  const server = inject('postgres')
  // Checked before any wait: a town that is shared by a whole file is opened before the first test begins.
  const isOfOneTest = TestRunner.getCurrentTest() !== undefined
  const database = await take(server)
  if (isOfOneTest) atTheEnd(() => leave(server, database))
  return database
}

/** Creates a folder for one test. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'store-'))
  atTheEnd(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}

/** Creates a database that is opened only once: on SQLite it needs no file. */
export const passingDatabase = (): Promise<string> =>
  inject('postgres') ? newDatabase() : Promise.resolve(`memory:${inject('emptyTown')}`)

/**
 * Prepares the database of a whole CMS: copies a file with tables into the data folder of SQLite, or returns
 * the address of a PostgreSQL database.
 */
export async function databaseOfFolder(dataDir: string): Promise<string | undefined> {
  if (inject('postgres')) return newDatabase()
  mkdirSync(dataDir, { recursive: true })
  copyFileSync(inject('emptyTown'), databaseOf({ dataDir }))
  return undefined
}

type Row = Record<string, unknown>
export type Ask = (query: string) => Promise<Row[]>

/** Queries the database directly, without the store. */
export const rowsOf = (database: string, query: string): Promise<Row[]> =>
  askDatabase(database, ask => ask(query))

/** Runs several queries directly on the database, on one connection. */
export async function askDatabase<T>(database: string, work: (ask: Ask) => Promise<T>): Promise<T> {
  if (kindOf(database) === 'sqlite') {
    using file = new DatabaseSync(database, { readOnly: true })
    return await work(async query => file.prepare(query).all())
  }
  const client = new Client({ connectionString: database })
  await client.connect()
  try {
    return await work(async query => (await client.query<Row>(query)).rows)
  } finally {
    await client.end()
  }
}

/**
 * Registers a clean-up for the end of the test. A town that is shared by a whole file is opened outside a
 * test and is removed with its server.
 */
function atTheEnd(work: () => unknown): void {
  if (TestRunner.getCurrentTest()) onTestFinished(async () => void (await work()))
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the PostgreSQL server of this test run; empty with SQLite. */
    postgres: string
    /** True if commits are flushed to disk; then tests that kill the server connect directly. */
    isPostgresDurable: boolean
    /** An SQLite file with the tables of a town and no rows, to be copied. */
    emptyTown: string
  }
}
