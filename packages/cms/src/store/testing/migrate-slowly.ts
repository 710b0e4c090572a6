import { writeSync } from 'node:fs'
import { sql } from 'kysely'
import { migrations } from '../migrations/index.ts'
import { openTown } from './town.ts'

/** Opens the database with a migration of many steps, and prints a line for each step. */
const [database = ''] = process.argv.slice(2)
const STEPS = 10
const town = await openTown({
  database,
  migrations: {
    ...migrations,
    '0500-neu': {
      async up(db) {
        await sql`create table neu (step integer primary key, text text)`.execute(db)
        for (let step = 1; step <= STEPS; step++) {
          writeSync(1, `${JSON.stringify({ step })}\n`)
          // More data than SQLite's cache holds, so that uncommitted data reaches the disk.
          await sql`insert into neu (step, text) values (${step}, ${'x'.repeat(1_000_000)})`.execute(db)
          await sql`update releases set title = title || ${`+${step}`}`.execute(db)
        }
      },
    },
  },
})
await town.close()
writeSync(1, `${JSON.stringify({ migrated: true })}\n`)
