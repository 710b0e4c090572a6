import { type Kysely, PostgresAdapter, sql } from 'kysely'

/**
 * On PostgreSQL, separates the index for finding entries from the data for ranking: finding reads each entry
 * with a word, ranking a few hundred. Rows for finding are narrow, with their `tsvector` out of line, because
 * only the index reads it; in `suche_staerken` it is stored inline.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return
  for (const statement of POSTGRES) await sql.raw(statement).execute(db)
}

/** Size limit in kB of the index's pending list, which every query reads to its end. */
const SHORT_LIST = 'gin_pending_list_limit = 64'

const POSTGRES = [
  'alter table suche_index rename to suche_staerken',
  'alter index suche_index_pkey rename to suche_staerken_pkey',
  'drop index suche_index_worte',
  `create table suche_index (
    id bigint primary key,
    gueltig_von text collate "C" not null,
    gueltig_bis text collate "C" not null,
    worte tsvector not null
  ) with (toast_tuple_target = 128)`,
  'alter table suche_index alter worte set storage external',
  'insert into suche_index select id, gueltig_von, gueltig_bis, worte from suche_staerken',
  'alter table suche_staerken drop column gueltig_von, drop column gueltig_bis',
  `create index suche_index_worte on suche_index using gin (worte) with (${SHORT_LIST})`,
  `alter index suche_worte_teile set (${SHORT_LIST})`,
]
