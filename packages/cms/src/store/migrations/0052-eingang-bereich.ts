import type { Kysely } from 'kysely'

/** Where in the town the office stands that a submission is for; empty where none is named, or it is from before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('formular_eingaenge')
    .addColumn('bereich', 'text', c => c.notNull().defaultTo(''))
    .execute()
  // Who did nothing but this worked for the whole town, and no section was ever asked for.
  await (db as Kysely<Accounts>)
    .updateTable('accounts')
    .set({ sections: '["/"]' })
    .where('realm', '=', 'redaktion')
    .where('roles', '=', '["posteingang"]')
    .where('sections', '=', '[]')
    .execute()
}

type Accounts = { accounts: { realm: string; roles: string; sections: string } }
