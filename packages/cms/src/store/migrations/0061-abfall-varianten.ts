import { type Kysely, sql } from 'kysely'

/**
 * Variants of a kind of waste: a rhythm or a size of bin that a household has chosen. They are empty for all
 * tours so far. A date that a street no longer has is known by its variant too, so its table gets a new key.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('abfall_touren')
    .addColumn('variante', 'text', c => c.notNull().defaultTo(''))
    .execute()
  await db.schema
    .alterTable('abfall_geraete')
    .addColumn('tonnen', 'text', c => c.notNull().defaultTo(''))
    .execute()

  await db.schema
    .createTable('abfall_abgaenge_je_variante')
    .addColumn('ort_id', 'text', c => c.notNull())
    .addColumn('fraktion', 'text', c => c.notNull())
    .addColumn('variante', 'text', c => c.notNull())
    .addColumn('urspruenglich', 'text', c => c.notNull())
    .addColumn('datum', 'text', c => c.notNull())
    .addColumn('sequenz', 'integer', c => c.notNull())
    .addColumn('geaendert_am', 'text', c => c.notNull())
    .addPrimaryKeyConstraint('abfall_abgaenge_once', ['ort_id', 'fraktion', 'variante', 'urspruenglich'])
    .execute()
  await sql`insert into abfall_abgaenge_je_variante
    select ort_id, fraktion, '', urspruenglich, datum, sequenz, geaendert_am from abfall_abgaenge`.execute(db)
  await db.schema.dropTable('abfall_abgaenge').execute()
  await db.schema.alterTable('abfall_abgaenge_je_variante').renameTo('abfall_abgaenge').execute()
}
