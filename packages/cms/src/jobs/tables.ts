import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { ClockNotes } from './clock-trust.ts'

export type JobTables = {
  daily_jobs: { name: string; done_at: string }
  /** One row. */
  clock_trust: { id: number } & ClockNotes
}

export const jobMigrations: Readonly<Record<string, Migration>> = {
  '0022_daily_jobs': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('daily_jobs')
        .addColumn('name', 'text', c => c.primaryKey())
        .addColumn('done_at', 'text', c => c.notNull())
        .execute()
      await db.schema
        .createTable('clock_trust')
        .addColumn('id', 'integer', c => c.primaryKey())
        .addColumn('trusted_at', 'text')
        .addColumn('unproven_since', 'text')
        .addColumn('seen_at', 'text', c => c.notNull())
        .execute()
    },
  },
}
