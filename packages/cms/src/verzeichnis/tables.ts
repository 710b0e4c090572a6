import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** One row per public entry, with what directories are ordered and searched by. */
export interface VerzeichnisEintraegeTable {
  document_id: string
  verzeichnis: string
  /** Folded: the order of a telephone book, `Öl` beside `Oel`. */
  name: string
  buchstabe: string
  /** Folded, all that is searched in. */
  text: string
  gueltig_von: string
  gueltig_bis: string
}

export interface VerzeichnisRubrikenTable {
  document_id: string
  verzeichnis: string
  rubrik: string
}

export type VerzeichnisTables = {
  verzeichnis_eintraege: VerzeichnisEintraegeTable
  verzeichnis_rubriken: VerzeichnisRubrikenTable
}

export const verzeichnisMigrations: Readonly<Record<string, Migration>> = {
  '0021_verzeichnis': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('verzeichnis_eintraege')
        .addColumn('document_id', 'text', c => c.primaryKey().references('documents.id'))
        .addColumn('verzeichnis', 'text', c => c.notNull())
        .addColumn('name', 'text', c => c.notNull())
        .addColumn('buchstabe', 'text', c => c.notNull())
        .addColumn('text', 'text', c => c.notNull())
        .addColumn('gueltig_von', 'text', c => c.notNull())
        .addColumn('gueltig_bis', 'text', c => c.notNull())
        .execute()
      await db.schema
        .createIndex('verzeichnis_eintraege_by_name')
        .on('verzeichnis_eintraege')
        .columns(['verzeichnis', 'name', 'document_id', 'buchstabe', 'gueltig_von', 'gueltig_bis'])
        .execute()
      await db.schema
        .createTable('verzeichnis_rubriken')
        .addColumn('document_id', 'text', c => c.notNull().references('documents.id'))
        .addColumn('verzeichnis', 'text', c => c.notNull())
        .addColumn('rubrik', 'text', c => c.notNull())
        .addPrimaryKeyConstraint('verzeichnis_rubriken_key', ['document_id', 'rubrik'])
        .execute()
      await db.schema
        .createIndex('verzeichnis_rubriken_by_rubrik')
        .on('verzeichnis_rubriken')
        .columns(['verzeichnis', 'rubrik', 'document_id'])
        .execute()
    },
  },
}
