import { type Kysely, sql } from 'kysely'

/** Queue of mails, and when time windows begin and end. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('mails')
    .addColumn('id', 'text', c => c.primaryKey())
    .addColumn('anlass', 'text', c => c.notNull())
    .addColumn('an', 'text', c => c.notNull())
    .addColumn('antwort_an', 'text')
    .addColumn('betreff', 'text', c => c.notNull())
    .addColumn('text', 'text', c => c.notNull())
    .addColumn('gilt_bis', 'text')
    .addColumn('zustand', 'text', c => c.notNull())
    .addColumn('created_at', 'text', c => c.notNull())
    .addColumn('due_at', 'text', c => c.notNull())
    .addColumn('attempts', 'integer', c => c.notNull())
    .addColumn('sender', 'text')
    .addColumn('fault', 'text')
    .addColumn('ended_at', 'text')
    .execute()
  // Finds the next mail to send, even if few mails wait among many that are done.
  await db.schema.createIndex('mails_due').on('mails').columns(['zustand', 'due_at', 'id']).execute()
  await db.schema.createIndex('mails_ended').on('mails').columns(['ended_at']).execute()
  await db.schema.createIndex('mails_created').on('mails').columns(['created_at']).execute()

  // Finds the next window that begins or ends, of any kind.
  await sql`create index releases_next_begin on releases (gueltig_von, document_id) where gueltig_von > ''`.execute(
    db,
  )
  await sql`create index releases_next_end on releases (gueltig_bis, document_id)
    where gueltig_bis < '9999-12-31T23:59:59.999Z'`.execute(db)
}
