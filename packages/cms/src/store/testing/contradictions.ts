import { DatabaseSync } from 'node:sqlite'

/**
 * What must hold in any database file at any moment, asked of the tables themselves and not of the store. The answer
 * is a list of what is wrong.
 */
export function contradictions(file: string): string[] {
  const db = new DatabaseSync(file, { readOnly: true })
  try {
    return RULES.flatMap(([what, query]) =>
      db
        .prepare(query)
        .all()
        .map(row => `${what}: ${JSON.stringify(row)}`),
    )
  } finally {
    db.close()
  }
}

const RULES: readonly (readonly [string, string])[] = [
  ['integrity_check', `select * from pragma_integrity_check where integrity_check <> 'ok'`],
  ['foreign key', `select * from pragma_foreign_key_check`],
  [
    'draft is not the newest revision',
    `select id from documents where draft_revision is not
       (select max(number) from revisions where document_id = documents.id)`,
  ],
  [
    'revision without document',
    `select document_id from revisions where document_id not in (select id from documents)`,
  ],
  [
    'a revision is missing',
    `select document_id from revisions group by document_id having count(*) <> max(number) or min(number) <> 1`,
  ],
  [
    'document and public row disagree',
    `select id from documents left join releases on document_id = id
       where published_revision is not releases.revision`,
  ],
  [
    'public row is not its revision',
    `select document_id from releases join revisions using (document_id)
       where revisions.number = releases.revision and revisions.data <> releases.data`,
  ],
  [
    'public row says something else than its data',
    `select document_id from releases where kind <> 'menue'
       and (data ->> 'path' <> key or data ->> 'titel' <> title)`,
  ],
  ['public tags are not those of the data', differs('releases', 'tags', 'release_tags', 'tag', '')],
  [
    'public references are not those of the data',
    differs('releases', 'links', 'document_references', 'to_path', `and found.scope = 'veroeffentlicht'`),
  ],
  [
    'draft references are not those of the data',
    differs(
      '(select id as document_id, kind, data from documents join revisions on document_id = id and number = draft_revision)',
      'links',
      'document_references',
      'to_path',
      `and found.scope = 'entwurf'`,
    ),
  ],
  [
    'references of a document that is not public',
    `select * from document_references where scope = 'veroeffentlicht'
       and document_id not in (select document_id from releases)`,
  ],
  [
    'count is wrong',
    `with counted as (
       select audience, kind, '' as tag, count(*) as count from releases where ended = 0 group by audience, kind
       union all
       select audience, kind, tag, count(*) from release_tags where ended = 0 group by audience, kind, tag)
     select * from release_counts left join counted using (audience, kind, tag)
       where release_counts.count <> coalesce(counted.count, 0)
     union all select audience, kind, tag, count, null from counted
       where not exists (select 1 from release_counts as kept
         where kept.audience = counted.audience and kept.kind = counted.kind and kept.tag = counted.tag)`,
  ],
  [
    'a tag is for others than its document',
    `select document_id from releases join release_tags using (document_id)
       where releases.audience <> release_tags.audience`,
  ],
  [
    'redirect into a redirect',
    `select first.from_path, first.to_path from redirects as first join redirects as second on second.from_path = first.to_path`,
  ],
  ['redirect from a public page', `select from_path from redirects join published on key = from_path`],
]

/** Documents whose rows in `table` are not exactly what the array `field` of their data lists. */
function differs(documents: string, field: string, table: string, column: string, and: string): string {
  return `select source.document_id from ${documents} as source where
    (select coalesce(json_group_array(value), '[]') from
      (select distinct value from json_each(source.data, '$.${field}') order by value))
    <> (select coalesce(json_group_array(value), '[]') from
      (select distinct found.${column} as value from ${table} as found
        where found.document_id = source.document_id ${and} order by value))
    and source.kind <> 'menue'`
}
