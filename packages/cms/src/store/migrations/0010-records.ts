import type { Kysely } from 'kysely'

/** Lists for editors: one row per document, with its words and tags. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('listings')
    .addColumn('document_id', 'text', c => c.primaryKey().references('documents.id'))
    .addColumn('kind', 'text', c => c.notNull())
    .addColumn('key', 'text', c => c.notNull())
    .addColumn('audience', 'text', c => c.notNull())
    .addColumn('title', 'text', c => c.notNull())
    .addColumn('title_key', 'text', c => c.notNull())
    .addColumn('datum', 'text', c => c.notNull())
    .addColumn('status', 'text', c => c.notNull())
    .addColumn('in_trash', 'integer', c => c.notNull())
    .addColumn('gueltig_von', 'text')
    .addColumn('gueltig_bis', 'text')
    .addColumn('updated_at', 'text', c => c.notNull())
    .addColumn('fields', 'text', c => c.notNull())
    .execute()
  // A list is read from an index in its own order and stops at its page, for one kind or all.
  for (const [order, columns] of ORDERS) {
    for (const kind of [[], ['kind']])
      await db.schema
        .createIndex(`listings_${order}${kind.length > 0 ? '_of_kind' : ''}`)
        .on('listings')
        .columns(['in_trash', ...kind, ...columns, 'document_id'])
        .execute()
  }
  await db.schema.createIndex('listings_section').on('listings').columns(['key', 'document_id']).execute()
  // Finds the next document whose state the clock changes.
  await db.schema.createIndex('listings_begin').on('listings').columns(['status', 'gueltig_von']).execute()
  await db.schema.createIndex('listings_end').on('listings').columns(['status', 'gueltig_bis']).execute()

  await db.schema
    .createTable('listing_words')
    .addColumn('word', 'text', c => c.notNull())
    .addColumn('document_id', 'text', c => c.notNull().references('listings.document_id'))
    .addPrimaryKeyConstraint('listing_words_key', ['word', 'document_id'])
    .execute()
  await db.schema
    .createIndex('listing_words_of_document')
    .on('listing_words')
    .columns(['document_id', 'word'])
    .execute()

  // Filtered lists are read in sort order as well.
  await db.schema
    .createTable('listing_tags')
    .addColumn('tag', 'text', c => c.notNull())
    .addColumn('document_id', 'text', c => c.notNull().references('listings.document_id'))
    .addColumn('title_key', 'text', c => c.notNull())
    .addColumn('datum', 'text', c => c.notNull())
    .addColumn('updated_at', 'text', c => c.notNull())
    .addPrimaryKeyConstraint('listing_tags_key', ['tag', 'document_id'])
    .execute()
  for (const [order, column] of [
    ['title', 'title_key'],
    ['datum', 'datum'],
    ['changed', 'updated_at'],
  ] as const)
    await db.schema
      .createIndex(`listing_tags_${order}`)
      .on('listing_tags')
      .columns(['tag', column, 'document_id'])
      .execute()
  await db.schema.createIndex('listing_tags_of_document').on('listing_tags').column('document_id').execute()
}

const ORDERS = [
  ['title', ['title_key']],
  ['datum', ['datum']],
  ['changed', ['updated_at']],
  ['status', ['status', 'title_key']],
] as const
