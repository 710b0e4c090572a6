import { type Kysely, sql } from 'kysely'

/**
 * The search index. An entry's `id` is what it is first ordered by: its kind, then the newest day, then a number; so
 * FTS5, which answers in the order of ids, gives the weightiest first, and kind and section are counted from ids alone.
 * The index holds no text; texts stand in `suche_texte`, apart from what every hit needs.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `create table suche_dokumente (
    id integer primary key,
    ref text not null unique,
    kind text not null,
    version text not null,
    url text not null,
    titel text not null,
    groesse integer not null,
    gueltig_von text not null,
    gueltig_bis text not null,
    titel_worte text not null,
    begriffe_worte text not null,
    einleitung_worte text not null
  )`,
  'create index suche_dokumente_url on suche_dokumente (url)',
  `create index suche_dokumente_beginn on suche_dokumente (gueltig_von) where gueltig_von > ''`,
  `create index suche_dokumente_ende on suche_dokumente (gueltig_bis)
    where gueltig_bis < '9999-12-31T23:59:59.999Z'`,
  'create table suche_texte (id integer primary key, text text not null)',
  `create virtual table suche_index using fts5 (
    titel, begriffe, einleitung, text,
    content = '', contentless_delete = 1, tokenize = 'unicode61 remove_diacritics 0'
  )`,
  // Titles by themselves: few enough that the beginning of a word is looked up at once.
  `create virtual table suche_titel using fts5 (
    titel, content = '', contentless_delete = 1, prefix = '2 3 4 5 6 8', tokenize = 'unicode61 remove_diacritics 0'
  )`,
  // The words of the index, each with a form to show, the number of entries that hold it, and of those that write it
  // with a capital: German names things so.
  `create table suche_worte (
    id integer primary key,
    wort text not null unique,
    rueckwaerts text not null,
    form text not null,
    anzahl integer not null,
    gross integer not null default 0
  )`,
  'create index suche_worte_rueckwaerts on suche_worte (rueckwaerts, wort)',
  `create virtual table suche_wortteile using fts5 (
    wort, content = '', contentless_delete = 1, tokenize = 'trigram'
  )`,
  `create trigger suche_worte_neu after insert on suche_worte begin
    insert into suche_wortteile (rowid, wort) values (new.id, new.wort);
  end`,
  `create trigger suche_worte_weg after delete on suche_worte begin
    delete from suche_wortteile where rowid = old.id;
  end`,
  // What editors say about words, by each of the words.
  `create table suche_begriffe (
    schluessel text not null,
    document_id text not null,
    primary key (schluessel, document_id)
  ) without rowid`,
  'create index suche_begriffe_dokument on suche_begriffe (document_id)',
  'create table suche_stand (name text primary key, wert text not null) without rowid',
  `create table suche_ohne_treffer (
    frage text primary key,
    anzahl integer not null,
    zuletzt text not null
  ) without rowid`,
  'create index suche_ohne_treffer_zuletzt on suche_ohne_treffer (zuletzt)',
]
