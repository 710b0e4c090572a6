import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Messages of the contact form. They belong to the office, not to the public content: no search, no call reads them. */
export type KontaktTables = {
  kontaktnachrichten: {
    vorgang: string
    /** Of form and content: the same message sent twice is one row. */
    fingerabdruck: string
    eingegangen_am: string
    /** E-mail in lower case. */
    absender: string
    data: string
  }
}

export const kontaktMigrations: Readonly<Record<string, Migration>> = {
  '0004_kontakt': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('kontaktnachrichten')
        .addColumn('vorgang', 'text', c => c.primaryKey())
        .addColumn('fingerabdruck', 'text', c => c.notNull().unique())
        .addColumn('eingegangen_am', 'text', c => c.notNull())
        .addColumn('absender', 'text', c => c.notNull())
        .addColumn('data', 'text', c => c.notNull())
        .execute()
      await db.schema
        .createIndex('kontaktnachrichten_eingang')
        .on('kontaktnachrichten')
        .columns(['eingegangen_am'])
        .execute()
    },
  },
}
