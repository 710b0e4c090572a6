import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { Tables } from './tables.ts'

/** In the order of their numbers. One that was released is never changed again: a new number corrects it. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001_documents': {
    async up(db: Kysely<unknown>) {
      // Before the documents, which point at their revisions: a document without its text cannot be.
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
        .addColumn('draft_revision', 'integer', c => c.notNull())
        .addColumn('published_revision', 'integer')
        .addColumn('gueltig_von', 'text')
        .addColumn('gueltig_bis', 'text')
        .addColumn('created_at', 'text', c => c.notNull())
        .addColumn('updated_at', 'text', c => c.notNull())
        .addUniqueConstraint('documents_kind_key', ['kind', 'key'])
        .addForeignKeyConstraint('documents_draft', ['id', 'draft_revision'], 'revisions', [
          'document_id',
          'number',
        ])
        .addForeignKeyConstraint('documents_published', ['id', 'published_revision'], 'revisions', [
          'document_id',
          'number',
        ])
        .execute()
      await db.schema
        .createIndex('documents_last_changed')
        .on('documents')
        .columns(['kind', 'updated_at', 'id'])
        .execute()

      await db.schema
        .createTable('published')
        .addColumn('document_id', 'text', c => c.primaryKey().references('documents.id'))
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
        .addColumn('data', 'text', c => c.notNull())
        .addUniqueConstraint('published_kind_key', ['kind', 'key'])
        .addForeignKeyConstraint('published_revision', ['document_id', 'revision'], 'revisions', [
          'document_id',
          'number',
        ])
        .execute()

      await db.schema
        .createTable('published_tags')
        .addColumn('document_id', 'text', c => c.notNull().references('published.document_id'))
        .addColumn('tag', 'text', c => c.notNull())
        .addColumn('kind', 'text', c => c.notNull())
        .addColumn('datum_von', 'text', c => c.notNull())
        .addColumn('sortierung', 'integer', c => c.notNull())
        .addColumn('gueltig_von', 'text', c => c.notNull())
        .addColumn('gueltig_bis', 'text', c => c.notNull())
        .addColumn('ended', 'integer', c => c.notNull().defaultTo(0))
        .addPrimaryKeyConstraint('published_tags_key', ['document_id', 'tag'])
        .execute()

      // Each list is read from an index in its own order and stops at its limit. The windows stand in the index too, so
      // that stepping over a row outside its window, or past a page, does not fetch the row.
      for (const [table, which] of [
        ['published', 'kind'],
        ['published_tags', 'kind, tag'],
      ] as const) {
        const from = sql.raw(`${table} (${which}, ended`)
        const rest = sql.raw('sortierung, document_id, gueltig_von, gueltig_bis)')
        await sql`create index ${sql.raw(table)}_newest on ${from}, datum_von desc, ${rest}`.execute(db)
        await sql`create index ${sql.raw(table)}_oldest on ${from}, datum_von, ${rest}`.execute(db)
        // For counting and for setting aside: the few with a window that begins or ends. Left out are the open ends, also
        // so that no list can be read from here, in the wrong order.
        await sql`create index ${sql.raw(table)}_begin on ${from}, gueltig_von) where gueltig_von > ''`.execute(
          db,
        )
        await sql`create index ${sql.raw(table)}_end on ${from}, gueltig_bis)
          where gueltig_bis < '9999-12-31T23:59:59.999Z'`.execute(db)
      }

      await db.schema
        .createTable('published_counts')
        .addColumn('kind', 'text', c => c.notNull())
        .addColumn('tag', 'text', c => c.notNull())
        .addColumn('count', 'integer', c => c.notNull())
        .addPrimaryKeyConstraint('published_counts_key', ['kind', 'tag'])
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
    },
  },
  '0002_addresses': {
    async up(db: Kysely<unknown>) {
      // All that the sitemap tells, in its order: no content is read for it.
      await db.schema
        .createIndex('published_addresses')
        .on('published')
        .columns(['kind', 'key', 'gueltig_von', 'gueltig_bis', 'published_at'])
        .execute()
    },
  },
}

/**
 * Brings the database to the state of this program. All pending migrations run in one transaction: killed half-way,
 * the next start finds the old state and runs them again.
 */
export async function migrate(db: Kysely<Tables>, all: Readonly<Record<string, Migration>>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...all }) } })
  const done = await namesOfDone(db)
  const unknown = done.find(name => !(name in all))
  if (unknown !== undefined) {
    throw new Error(
      `Die Datenbank stammt aus einer neueren Version dieses Programms (Stand "${unknown}"). ` +
        'Bitte die neuere Version starten oder eine Sicherung von vor der Aktualisierung einspielen.',
    )
  }
  // Asked first, so that an ordinary start writes nothing and does not wait for anyone's lock.
  if (Object.keys(all).every(name => done.includes(name))) return
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}

async function namesOfDone(db: Kysely<Tables>): Promise<readonly string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(table => table.name === 'kysely_migration')) return []
  const rows = await db
    .withTables<{ kysely_migration: { name: string } }>()
    .selectFrom('kysely_migration')
    .select('name')
    .execute()
  return rows.map(row => row.name)
}
