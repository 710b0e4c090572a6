import { type Kysely, sql } from 'kysely'

/** Lists are filtered by author and read in their order: existing drafts get their tag. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`insert into listing_tags (tag, document_id, title_key, datum, updated_at)
    select '/von:' || r.author, l.document_id, l.title_key, l.datum, l.updated_at
    from listings l
    join documents d on d.id = l.document_id
    join revisions r on r.document_id = d.id and r.number = d.draft_revision
    where true
    on conflict do nothing`.execute(db)
}
