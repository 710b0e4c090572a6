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
 * A database of its own for one test, with tables and without rows, gone when the test is over. On SQLite or on
 * PostgreSQL, as the run of tests decides: no test needs to know.
 */
export async function newDatabase(): Promise<string> {
  if (inject('postgres'))
    return onServer(inject('isPostgresDurable') ? borrowDatabase : borrowBehindDoor, giveBackDatabase)
  const file = newFile()
  copyFileSync(inject('emptyTown'), file)
  return file
}

/** One without tables, as an operator makes it. */
export const emptyDatabase = async (): Promise<string> =>
  inject('postgres') ? onServer(server => createDatabase(server, 'template0'), dropDatabase) : newFile()

const newFile = () => join(newFolder(), 'town.db')

async function onServer(
  take: (server: string) => Promise<string>,
  leave: (server: string, database: string) => Promise<void>,
): Promise<string> {
  const server = inject('postgres')
  // Asked before anything is waited for: a town that a whole file shares is opened before the first of its tests begins.
  const isOfOneTest = TestRunner.getCurrentTest() !== undefined
  const database = await take(server)
  if (isOfOneTest) atTheEnd(() => leave(server, database))
  return database
}

/** A folder for one test. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'store-'))
  atTheEnd(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}

/** The same where nobody opens it a second time: SQLite then spares itself the file. */
export const passingDatabase = (): Promise<string> =>
  inject('postgres') ? newDatabase() : Promise.resolve(`memory:${inject('emptyTown')}`)

/**
 * For a whole CMS, whose data folder has the file of SQLite: puts one with tables there, or answers where it is kept if not
 * there.
 */
export async function databaseOfFolder(dataDir: string): Promise<string | undefined> {
  if (inject('postgres')) return newDatabase()
  mkdirSync(dataDir, { recursive: true })
  copyFileSync(inject('emptyTown'), databaseOf({ dataDir }))
  return undefined
}

type Row = Record<string, unknown>
export type Ask = (query: string) => Promise<Row[]>

/** Asks the database itself, past the store. */
export const rowsOf = (database: string, query: string): Promise<Row[]> =>
  askDatabase(database, ask => ask(query))

/** The same for several questions over one connection. */
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

/** A town that a whole file shares is opened outside of a test; it goes with its server. */
function atTheEnd(work: () => unknown): void {
  if (TestRunner.getCurrentTest()) onTestFinished(async () => void (await work()))
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the PostgreSQL that this run of tests uses; empty where it uses SQLite. */
    postgres: string
    /** What it acknowledges is on the disk: tests that kill speak with it directly. */
    isPostgresDurable: boolean
    /** The file of an SQLite database with the tables of a town and no rows, to be copied. */
    emptyTown: string
  }
}
