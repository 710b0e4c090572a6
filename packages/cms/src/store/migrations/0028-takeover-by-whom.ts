import type { Kysely } from 'kysely'

/** The program key of an import, and the size of the import in bytes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('uebernahmen').addColumn('program', 'text').execute()
  await db.schema
    .alterTable('uebernahmen')
    .addColumn('bytes', 'integer', c => c.notNull().defaultTo(0))
    .execute()
  await db.schema
    .createIndex('uebernahmen_author')
    .on('uebernahmen')
    .columns(['author', 'created_at'])
    .execute()
}
