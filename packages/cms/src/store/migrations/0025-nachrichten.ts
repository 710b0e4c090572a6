import type { Kysely } from 'kysely'

/** Processing of messages: state, responsible person, note; `fassung` counts the changes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const alter = () => db.schema.alterTable('kontaktnachrichten')
  await alter()
    .addColumn('stand', 'text', c => c.notNull().defaultTo('neu'))
    .execute()
  await alter().addColumn('zustaendig', 'text').execute()
  await alter()
    .addColumn('notiz', 'text', c => c.notNull().defaultTo(''))
    .execute()
  await alter()
    .addColumn('fassung', 'integer', c => c.notNull().defaultTo(1))
    .execute()
  await alter().addColumn('geaendert_am', 'text').execute()
  await alter().addColumn('geaendert_von', 'text').execute()
  await db.schema
    .createIndex('kontaktnachrichten_stand')
    .on('kontaktnachrichten')
    .columns(['stand', 'eingegangen_am'])
    .execute()
  await db.schema
    .createIndex('kontaktnachrichten_zustaendig')
    .on('kontaktnachrichten')
    .columns(['zustaendig', 'stand', 'eingegangen_am'])
    .execute()
}
