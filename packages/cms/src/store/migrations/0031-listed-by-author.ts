import { type Kysely, sql } from 'kysely'

/** Existing drafts get a tag of their author, so that lists can be filtered by author and read in order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`insert into listing_tags (tag, document_id, title_key, datum, updated_at)
    select '/von:' || r.author, l.document_id, l.title_key, l.datum, l.updated_at
    from listings l
    join documents d on d.id = l.document_id
    join revisions r on r.document_id = d.id and r.number = d.draft_revision
    where true
    on conflict do nothing`.execute(db)
}
