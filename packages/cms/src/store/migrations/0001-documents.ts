import { type Kysely, sql } from 'kysely'

/** Documents with revisions, public versions, references, and redirects. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Created before the documents, which refer to revisions, so that no document exists without data.
  await db.schema
    .createTable('revisions')
    .addColumn('document_id', 'text', c => c.notNull())
    .addColumn('number', 'integer', c => c.notNull())
    .addColumn('data', 'text', c => c.notNull())
    .addColumn('author', 'text', c => c.notNull())
    .addColumn('note', 'text')
    .addColumn('created_at', 'text', c => c.notNull())
    .addPrimaryKeyConstraint('revisions_key', ['document_id', 'number'])
    .execute()

  await db.schema
    .createTable('documents')
    .addColumn('id', 'text', c => c.primaryKey())
    .addColumn('kind', 'text', c => c.notNull())
    .addColumn('key', 'text', c => c.notNull())
    .addColumn('audience', 'text', c => c.notNull())
    .addColumn('review', 'text', c => c.notNull())
    .addColumn('draft_revision', 'integer', c => c.notNull())
    .addColumn('published_revision', 'integer')
    .addColumn('gueltig_von', 'text')
    .addColumn('gueltig_bis', 'text')
    .addColumn('created_at', 'text', c => c.notNull())
    .addColumn('updated_at', 'text', c => c.notNull())
    .addColumn('deleted_at', 'text')
    .addForeignKeyConstraint('documents_draft', ['id', 'draft_revision'], 'revisions', [
      'document_id',
      'number',
    ])
    .addForeignKeyConstraint('documents_published', ['id', 'published_revision'], 'revisions', [
      'document_id',
      'number',
    ])
    .execute()
  // A document in the trash frees its address.
  await db.schema
    .createIndex('documents_kind_key')
    .on('documents')
    .columns(['kind', 'key'])
    .unique()
    .where(sql`deleted_at`, 'is', null)
    .execute()
  await db.schema
    .createIndex('documents_last_changed')
    .on('documents')
    .columns(['kind', 'updated_at', 'id'])
    .where(sql`deleted_at`, 'is', null)
    .execute()
  await db.schema
    .createIndex('documents_deleted')
    .on('documents')
    .columns(['deleted_at', 'id'])
    .where(sql`deleted_at`, 'is not', null)
    .execute()
  // Working copies, also of documents that do not exist yet.
  await db.schema
    .createTable('working_copies')
    .addColumn('document_id', 'text', c => c.notNull())
    .addColumn('author', 'text', c => c.notNull())
    .addColumn('kind', 'text', c => c.notNull())
    .addColumn('base_revision', 'integer')
    .addColumn('data', 'text', c => c.notNull())
    .addColumn('updated_at', 'text', c => c.notNull())
    .addPrimaryKeyConstraint('working_copies_key', ['document_id', 'author'])
    .execute()
  await db.schema
    .createIndex('working_copies_of_author')
    .on('working_copies')
    .columns(['author', 'updated_at'])
    .execute()
  await db.schema.createIndex('working_copies_updated').on('working_copies').columns(['updated_at']).execute()

  // The form of each kind's contents, and contents that no longer match it.
  await db.schema
    .createTable('kind_forms')
    .addColumn('kind', 'text', c => c.primaryKey())
    .addColumn('form', 'text', c => c.notNull())
    .addColumn('renewed_up_to', 'text')
    .execute()
  await db.schema
    .createTable('unfit')
    .addColumn('document_id', 'text', c => c.notNull().references('documents.id'))
    .addColumn('scope', 'text', c => c.notNull())
    .addColumn('issues', 'text', c => c.notNull())
    .addPrimaryKeyConstraint('unfit_key', ['document_id', 'scope'])
    .execute()

  await db.schema
    .createTable('closed_files')
    .addColumn('path', 'text', c => c.primaryKey())
    .execute()

  await db.schema
    .createTable('releases')
    .addColumn('document_id', 'text', c => c.primaryKey().references('documents.id'))
    .addColumn('audience', 'text', c => c.notNull())
    .addColumn('kind', 'text', c => c.notNull())
    .addColumn('key', 'text', c => c.notNull())
    .addColumn('revision', 'integer', c => c.notNull())
    .addColumn('title', 'text', c => c.notNull())
    .addColumn('datum_von', 'text', c => c.notNull())
    .addColumn('sortierung', 'integer', c => c.notNull())
    .addColumn('gueltig_von', 'text', c => c.notNull())
    .addColumn('gueltig_bis', 'text', c => c.notNull())
    .addColumn('ended', 'integer', c => c.notNull().defaultTo(0))
    .addColumn('published_at', 'text', c => c.notNull())
    .addColumn('form', 'text', c => c.notNull())
    .addColumn('data', 'text', c => c.notNull())
    .addUniqueConstraint('releases_kind_key', ['kind', 'key'])
    .addForeignKeyConstraint('releases_revision', ['document_id', 'revision'], 'revisions', [
      'document_id',
      'number',
    ])
    .execute()

  await db.schema
    .createTable('release_tags')
    .addColumn('document_id', 'text', c => c.notNull().references('releases.document_id'))
    .addColumn('tag', 'text', c => c.notNull())
    .addColumn('audience', 'text', c => c.notNull())
    .addColumn('kind', 'text', c => c.notNull())
    .addColumn('datum_von', 'text', c => c.notNull())
    .addColumn('sortierung', 'integer', c => c.notNull())
    .addColumn('gueltig_von', 'text', c => c.notNull())
    .addColumn('gueltig_bis', 'text', c => c.notNull())
    .addColumn('ended', 'integer', c => c.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('release_tags_key', ['document_id', 'tag'])
    .execute()

  // Each list is read from an index in its own order and stops at its limit. The index includes the windows,
  // so that skipping rows outside their window, or earlier pages, does not fetch them.
  for (const [table, which] of [
    ['releases', 'audience, kind'],
    ['release_tags', 'audience, kind, tag'],
  ] as const) {
    const from = sql.raw(`${table} (${which}, ended`)
    const rest = sql.raw('sortierung, document_id, gueltig_von, gueltig_bis)')
    await sql`create index ${sql.raw(table)}_newest on ${from}, datum_von desc, ${rest}`.execute(db)
    await sql`create index ${sql.raw(table)}_oldest on ${from}, datum_von, ${rest}`.execute(db)
    // Partial indexes of the few rows whose window begins or ends, for counting and excluding them. Windows
    // without a begin or end are left out, so that no list can be read from these indexes in the wrong order.
    await sql`create index ${sql.raw(table)}_begin on ${from}, gueltig_von) where gueltig_von > ''`.execute(
      db,
    )
    await sql`create index ${sql.raw(table)}_end on ${from}, gueltig_bis)
      where gueltig_bis < '9999-12-31T23:59:59.999Z'`.execute(db)
  }

  await db.schema
    .createTable('release_counts')
    .addColumn('audience', 'text', c => c.notNull())
    .addColumn('kind', 'text', c => c.notNull())
    .addColumn('tag', 'text', c => c.notNull())
    .addColumn('count', 'integer', c => c.notNull())
    .addPrimaryKeyConstraint('release_counts_key', ['audience', 'kind', 'tag'])
    .execute()

  await db.schema
    .createTable('document_references')
    .addColumn('document_id', 'text', c => c.notNull().references('documents.id'))
    .addColumn('scope', 'text', c => c.notNull())
    .addColumn('field', 'text', c => c.notNull())
    .addColumn('to_path', 'text', c => c.notNull())
    .addPrimaryKeyConstraint('document_references_key', ['document_id', 'scope', 'field', 'to_path'])
    .execute()
  await db.schema
    .createIndex('document_references_where_used')
    .on('document_references')
    .columns(['to_path', 'scope', 'document_id'])
    .execute()

  await db.schema
    .createTable('redirects')
    .addColumn('from_path', 'text', c => c.primaryKey())
    .addColumn('to_path', 'text', c => c.notNull())
    .addColumn('status', 'integer', c => c.notNull())
    .addColumn('created_at', 'text', c => c.notNull())
    .execute()
  await db.schema.createIndex('redirects_to').on('redirects').column('to_path').execute()

  // Covers the sitemap in its order, without reading contents.
  await db.schema
    .createIndex('releases_addresses')
    .on('releases')
    .columns(['audience', 'kind', 'key', 'gueltig_von', 'gueltig_bis', 'published_at'])
    .execute()

  await db.schema
    .createTable('derived')
    .addColumn('name', 'text', c => c.primaryKey())
    .addColumn('form', 'text', c => c.notNull())
    .addColumn('filled_up_to', 'text')
    .execute()

  // The time when this database first contained a town.
  await db.schema
    .createTable('town')
    .addColumn('id', 'integer', c => c.primaryKey())
    .addColumn('filled_at', 'text')
    .execute()

  await db.schema
    .createTable('changes')
    .addColumn('seq', 'integer', c => c.primaryKey().autoIncrement())
    .addColumn('at', 'text', c => c.notNull())
    .addColumn('who', 'text', c => c.notNull())
    .addColumn('what', 'text', c => c.notNull())
    .addColumn('kind', 'text', c => c.notNull())
    .addColumn('document_id', 'text', c => c.notNull())
    .addColumn('key', 'text', c => c.notNull())
    .addColumn('old_key', 'text')
    .addColumn('note', 'text')
    .execute()
  await db.schema.createIndex('changes_of_document').on('changes').columns(['document_id', 'seq']).execute()
  await db.schema.createIndex('changes_at').on('changes').columns(['at']).execute()

  // Public reads use these views only, so that none can forget the audience.
  for (const [view, table, columns] of PUBLIC_VIEWS)
    await sql
      .raw(`create view ${view} as select ${columns} from ${table} where audience = 'oeffentlich'`)
      .execute(db)
}

const LISTED = 'document_id, kind, datum_von, sortierung, gueltig_von, gueltig_bis, ended'

const PUBLIC_VIEWS = [
  ['published', 'releases', `${LISTED}, key, revision, form, title, published_at, data`],
  ['published_tags', 'release_tags', `${LISTED}, tag`],
  ['published_counts', 'release_counts', 'kind, tag, count'],
] as const
