import type { Kysely } from 'kysely'

/**
 * OParl: the parts that each public document contributes to objects, and the resulting objects. Deleted
 * objects stay as rows, because clients have to learn of the deletion.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('oparl_parts')
    .addColumn('document_id', 'text', c => c.notNull())
    .addColumn('position', 'integer', c => c.notNull())
    .addColumn('object', 'text', c => c.notNull())
    .addColumn('slot', 'text', c => c.notNull())
    .addColumn('target', 'text')
    .addColumn('how', 'text', c => c.notNull())
    .addColumn('json', 'text', c => c.notNull())
    .addColumn('gueltig_von', 'text', c => c.notNull())
    .addColumn('gueltig_bis', 'text', c => c.notNull())
    .addPrimaryKeyConstraint('oparl_parts_pk', ['document_id', 'position'])
    .execute()
  await db.schema
    .createIndex('oparl_parts_object')
    .on('oparl_parts')
    .columns(['object', 'document_id', 'position'])
    .execute()
  await db.schema.createIndex('oparl_parts_target').on('oparl_parts').columns(['target', 'slot']).execute()

  await db.schema
    .createTable('oparl_objects')
    .addColumn('id', 'text', c => c.primaryKey())
    .addColumn('type', 'text', c => c.notNull())
    .addColumn('created', 'text', c => c.notNull())
    .addColumn('modified', 'text', c => c.notNull())
    .addColumn('deleted', 'integer', c => c.notNull())
    .addColumn('body', 'text', c => c.notNull())
    .execute()
  await db.schema
    .createIndex('oparl_objects_listed')
    .on('oparl_objects')
    .columns(['type', 'deleted', 'id'])
    .execute()
  await db.schema
    .createIndex('oparl_objects_modified')
    .on('oparl_objects')
    .columns(['type', 'modified', 'id'])
    .execute()
}
