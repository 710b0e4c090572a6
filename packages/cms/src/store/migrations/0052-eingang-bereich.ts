import type { Kysely } from 'kysely'

/** Section of the office that a submission is for; empty if no office is named, and for earlier ones. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('formular_eingaenge')
    .addColumn('bereich', 'text', c => c.notNull().defaultTo(''))
    .execute()
  // Accounts with this role only had no sections and worked for the whole town.
  await (db as Kysely<Accounts>)
    .updateTable('accounts')
    .set({ sections: '["/"]' })
    .where('realm', '=', 'redaktion')
    .where('roles', '=', '["posteingang"]')
    .where('sections', '=', '[]')
    .execute()
}

type Accounts = { accounts: { realm: string; roles: string; sections: string } }
