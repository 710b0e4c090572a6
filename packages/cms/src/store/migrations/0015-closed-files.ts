import { type Kysely, sql } from 'kysely'

/**
 * A closed file stores its audience. Files that were closed earlier with an unknown audience get the
 * narrowest one. Uploads of the desk are closed until a public document links to them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('closed_files')
    .addColumn('audience', 'text', c => c.notNull().defaultTo('raete'))
    .execute()
  const isKept = (audience: string) => sql`exists (
    select 1 from document_references as link
    left join documents as draft on draft.id = link.document_id and link.scope = 'entwurf'
    left join releases as released
      on released.document_id = link.document_id and link.scope = 'veroeffentlicht'
    where link.to_path = closed_files.path
      and coalesce(draft.audience, released.audience) = ${sql.lit(audience)})`
  await sql`update closed_files set audience = 'intranet'
    where ${isKept('intranet')} and not ${isKept('raete')}`.execute(db)
  await sql`insert into closed_files (path, audience)
    select '/medien/' || datei, 'redaktion' from medien where author <> 'System'
    on conflict (path) do nothing`.execute(db)
}
