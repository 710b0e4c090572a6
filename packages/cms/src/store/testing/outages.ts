import { sql } from 'kysely'
import { inject, onTestFinished } from 'vitest'
import type { Database } from '../database.ts'
import { ok, orThrow } from '../result.ts'
import { newDatabase, passingDatabase } from './databases.ts'
import { wayTo } from './way-to.ts'

export const outages = ['weg', 'voll', 'überlastet'] as const
type Outage = (typeof outages)[number]

/** A database that can be made to fail like a broken machine, from then until the end of the test. */
export async function failingDatabase() {
  const isPostgres = Boolean(inject('postgres'))
  const way = isPostgres ? await wayTo(await newDatabase()) : undefined
  return {
    address: way?.address ?? (await passingDatabase()),
    async fail(database: Database, outage: Outage): Promise<void> {
      const run = (text: string) => orThrow(database.write(async db => ok(await sql.raw(text).execute(db))))
      if (way && outage === 'weg') return way.close()
      if (way) {
        // Error codes of a full disk and of a lock timeout.
        const code = outage === 'voll' ? '53100' : '55P03'
        await run(failingTables(code))
        return onTestFinished(async () => void (await run(WELL_AGAIN)))
      }
      // Simulates a file on a disk that refuses writes; reads still work.
      if (outage === 'weg') return void (await run('pragma query_only = on'))
      await growsWithEachWrite(database)
    },
  }
}

const failingTables = (code: string): string => `
  create function ausfall() returns trigger language plpgsql as
    $$ begin raise exception 'could not be written' using errcode = '${code}'; end $$;
  do $$ declare one record; begin
    for one in select oid::regclass as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' loop
      execute format('create trigger ausfall before insert or update or delete on %s for each statement execute function ausfall()', one.name);
    end loop; end $$`

const WELL_AGAIN = 'drop function ausfall cascade'

/** Limits an SQLite database to its current size, so that every write needs more room than there is. */
async function growsWithEachWrite(database: Database): Promise<void> {
  await orThrow(
    database.write(async db => {
      await sql`create table ballast (bytes blob)`.execute(db)
      // Virtual tables of full-text search allow no triggers.
      const { rows } = await sql<{ name: string }>`select name from pragma_table_list
        where schema = 'main' and type = 'table' and name <> 'ballast' and name not like 'sqlite%'`.execute(
        db,
      )
      for (const { name } of rows)
        for (const step of ['insert', 'update', 'delete'])
          await sql
            .raw(
              `create temp trigger "${name} ${step}" before ${step} on main."${name}"
             begin insert into ballast values (randomblob(1000000)); end`,
            )
            .execute(db)
      return ok(undefined)
    }),
  )
  await database.write(async db => {
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db)
    await sql.raw(`pragma max_page_count = ${rows[0]?.page_count ?? 0}`).execute(db)
    return ok(undefined)
  })
}
