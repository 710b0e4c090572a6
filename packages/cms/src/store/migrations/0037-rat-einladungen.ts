import type { Kysely } from 'kysely'

/** Invitations to meetings with their contents, and confirmations of receipt. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('rat_einladungen')
    .addColumn('id', 'text', c => c.primaryKey())
    .addColumn('document_id', 'text', c => c.notNull())
    .addColumn('nummer', 'integer', c => c.notNull())
    .addColumn('art', 'text', c => c.notNull())
    .addColumn('hinweis', 'text', c => c.notNull())
    .addColumn('aenderungen', 'text', c => c.notNull())
    .addColumn('fassungen', 'text', c => c.notNull())
    .addColumn('created_at', 'text', c => c.notNull())
    .addColumn('author', 'text', c => c.notNull())
    .addUniqueConstraint('rat_einladungen_nummer', ['document_id', 'nummer'])
    .execute()
  await db.schema
    .createTable('rat_einladung_empfaenger')
    .addColumn('einladung_id', 'text', c => c.notNull())
    .addColumn('person', 'text', c => c.notNull())
    .addColumn('name', 'text', c => c.notNull())
    .addColumn('rolle', 'text', c => c.notNull())
    .addColumn('email', 'text')
    .addColumn('mail_id', 'text')
    .addColumn('empfangen_am', 'text')
    .addPrimaryKeyConstraint('rat_einladung_empfaenger_pk', ['einladung_id', 'person'])
    .execute()
}
