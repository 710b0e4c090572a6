import type { Kysely } from 'kysely'

/**
 * The section of the office for which a submission is; empty if it names no office, and for earlier
 * submissions.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('formular_eingaenge')
    .addColumn('bereich', 'text', c => c.notNull().defaultTo(''))
    .execute()
  // Accounts that had only this role had no sections and worked for the whole town.
  await (db as Kysely<Accounts>)
    .updateTable('accounts')
    .set({ sections: '["/"]' })
    .where('realm', '=', 'redaktion')
    .where('roles', '=', '["posteingang"]')
    .where('sections', '=', '[]')
    .execute()
}

type Accounts = { accounts: { realm: string; roles: string; sections: string } }
