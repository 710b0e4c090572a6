import { type Kysely, sql } from 'kysely'

/**
 * Care of documents with the columns for lists, findings of the check in public documents, and their weekly
 * counts.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('care')
    .addColumn('document_id', 'text', c => c.primaryKey())
    .addColumn('owner', 'text')
    .addColumn('rhythm', 'integer')
    .addColumn('review_on', 'text')
    .addColumn('looked_at', 'text')
    .addColumn('looked_by', 'text')
    .execute()
  await db.schema
    .createTable('care_mails')
    .addColumn('account_id', 'text', c => c.primaryKey())
    .addColumn('sent_at', 'text', c => c.notNull())
    .execute()

  for (const [column, type, none] of [
    ['owner', 'text', ''],
    ['review_on', 'text', '9999-12-31'],
    ['ease', 'integer', 0],
    ['findings', 'integer', 0],
  ] as const) {
    await db.schema
      .alterTable('listings')
      .addColumn(column, type, c => c.notNull().defaultTo(none))
      .execute()
    await db.schema
      .createIndex(`listings_${column}`)
      .on('listings')
      .columns(['in_trash', column, 'document_id'])
      .execute()
  }

  // Pages without an end get a review date a year after their publication.
  const year = sql<string>`cast(cast(substr(published_at, 1, 4) as integer) + 1 as text)`
  const day = sql<string>`case when substr(published_at, 5, 6) = '-02-29' then '-02-28' else substr(published_at, 5, 6) end`
  await sql`insert into care (document_id, review_on)
    select document_id, ${year} || ${day} from releases
    where kind = 'seite' and gueltig_bis >= '9999'`.execute(db)
  await sql`update listings
    set review_on = (select review_on from care where care.document_id = listings.document_id)
    where document_id in (select document_id from care)`.execute(db)

  await db.schema
    .createTable('checks')
    .addColumn('document_id', 'text', c => c.primaryKey())
    .addColumn('revision', 'integer', c => c.notNull())
    .addColumn('due_at', 'text', c => c.notNull())
    .addColumn('checked_at', 'text')
    .addColumn('fehler', 'integer', c => c.notNull())
    .addColumn('hinweise', 'integer', c => c.notNull())
    .addColumn('woerter', 'integer', c => c.notNull())
    .execute()
  await db.schema.createIndex('checks_due').on('checks').columns(['due_at', 'document_id']).execute()
  await db.schema
    .createTable('findings')
    .addColumn('document_id', 'text', c => c.notNull())
    .addColumn('number', 'integer', c => c.notNull())
    .addColumn('rule', 'text', c => c.notNull())
    .addColumn('weight', 'text', c => c.notNull())
    .addColumn('field', 'text', c => c.notNull())
    .addColumn('field_name', 'text', c => c.notNull())
    .addColumn('sentence', 'text', c => c.notNull())
    .addColumn('advice', 'text', c => c.notNull())
    .addColumn('words', 'text')
    .addPrimaryKeyConstraint('findings_key', ['document_id', 'number'])
    .execute()
  await db.schema.createIndex('findings_of_rule').on('findings').columns(['rule', 'document_id']).execute()
  await db.schema
    .createTable('quality_weeks')
    .addColumn('week', 'text', c => c.primaryKey())
    .addColumn('documents', 'integer', c => c.notNull())
    .addColumn('with_findings', 'integer', c => c.notNull())
    .addColumn('fehler', 'integer', c => c.notNull())
    .addColumn('hinweise', 'integer', c => c.notNull())
    .addColumn('woerter', 'integer', c => c.notNull())
    .execute()
}
