import type { Kysely } from 'kysely'

/** Uses the table of failed sign-ins for all limits; an index finds expired rows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('sign_in_attempts').renameTo('limits').execute()
  await db.schema.createIndex('limits_expiry').on('limits').columns(['until']).execute()
  await db.schema
    .createIndex('single_use_keys_expiry')
    .on('single_use_keys')
    .columns(['expires_at'])
    .execute()
}
