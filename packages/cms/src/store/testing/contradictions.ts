import { kindOf } from '../open-database.ts'
import { type Ask, askDatabase } from './databases.ts'

/** Checks the invariants of any database with plain SQL, without the store. Returns the violations. */
export async function contradictions(database: string): Promise<string[]> {
  const rules = kindOf(database) === 'sqlite' ? [...OF_THE_FILE, ...RULES] : RULES
  return askDatabase(database, async ask => {
    const wrong: string[] = []
    for (const [what, query] of rules)
      for (const row of await ask(query)) wrong.push(`${what}: ${JSON.stringify(row)}`)
    return [...wrong, ...(await notOfTheirData(ask))]
  })
}

/** Rules that PostgreSQL enforces itself. */
const OF_THE_FILE: readonly (readonly [string, string])[] = [
  ['integrity_check', `select * from pragma_integrity_check where integrity_check <> 'ok'`],
  ['foreign key', `select * from pragma_foreign_key_check`],
]

const RULES: readonly (readonly [string, string])[] = [
  [
    'draft is not the newest revision',
    `select id from documents where draft_revision is distinct from
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
       where published_revision is distinct from releases.revision`,
  ],
  [
    'public row is not its revision',
    `select document_id from releases join revisions using (document_id)
       where revisions.number = releases.revision and revisions.data <> releases.data`,
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
     select kept.audience, kept.kind, kept.tag, kept.count
       from release_counts as kept left join counted using (audience, kind, tag)
       where kept.count <> coalesce(counted.count, 0)
     union all select audience, kind, tag, count from counted
       where not exists (select 1 from release_counts as kept
         where kept.audience = counted.audience and kept.kind = counted.kind and kept.tag = counted.tag)`,
  ],
  [
    'a tag is for others than its document',
    `select document_id from releases join release_tags using (document_id)
       where releases.audience <> release_tags.audience`,
  ],
  [
    'list of editors and document disagree',
    `select id from documents left join listings on document_id = id
       where listings.key is distinct from documents.key or listings.kind is distinct from documents.kind
         or listings.updated_at is distinct from documents.updated_at
         or listings.in_trash <> (case when deleted_at is null then 0 else 1 end)
         or (listings.status = 'entwurf') <> (deleted_at is null and published_revision is null and review <> 'in_pruefung')
         or not exists (select 1 from listing_tags where document_id = id and tag = '/status:' || status)`,
  ],
  [
    'redirect into a redirect',
    `select first.from_path, first.to_path from redirects as first join redirects as second on second.from_path = first.to_path`,
  ],
  ['redirect from a public page', `select from_path from redirects join published on key = from_path`],
]

/** Returns derived rows that differ from the data of their document. */
async function notOfTheirData(ask: Ask): Promise<string[]> {
  const wrong: string[] = []
  const isAsIn = (what: string, id: unknown, found: readonly unknown[], listed: readonly unknown[] = []) => {
    const both = [found, listed].map(all => JSON.stringify([...new Set(all)].toSorted()))
    if (both[0] !== both[1]) wrong.push(`${what}: ${String(id)} has ${both.join(', its data say ')}`)
  }
  const tags = groups(await ask('select document_id as id, tag as value from release_tags'))
  const links = groups(
    await ask(`select scope || document_id as id, to_path as value from document_references`),
  )
  for (const { id, key, title, data } of await ask(
    `select document_id as id, key, title, data from releases where kind <> 'menue'`,
  )) {
    const says = JSON.parse(String(data)) as Said
    isAsIn('public row', id, [key, title], [says.path, says.titel])
    isAsIn('public tags', id, tags.get(String(id)) ?? [], says.tags)
    isAsIn('public references', id, links.get(`veroeffentlicht${String(id)}`) ?? [], says.links)
  }
  for (const { id, data } of await ask(
    `select id, data from documents join revisions on document_id = id and number = draft_revision
       where kind <> 'menue'`,
  ))
    isAsIn(
      'draft references',
      id,
      links.get(`entwurf${String(id)}`) ?? [],
      (JSON.parse(String(data)) as Said).links,
    )
  return wrong
}

interface Said {
  readonly path: string
  readonly titel: string
  readonly tags?: readonly string[]
  readonly links?: readonly string[]
}

function groups(rows: readonly Record<string, unknown>[]): Map<string, unknown[]> {
  const all = new Map<string, unknown[]>()
  for (const { id, value } of rows) {
    const group = all.get(String(id)) ?? []
    all.set(String(id), group)
    group.push(value)
  }
  return all
}
