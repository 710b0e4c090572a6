import { type Kysely, PostgresAdapter, type RawBuilder, sql } from 'kysely'
import type { Tables } from '../store/tables.ts'

/** A word of a question: a text has it if it has the stem, or a word that begins with the letters. */
export type Term = { readonly stem: string; readonly letters: string }

/** The full text index of one database, with the words of each entry. Writes run in the caller's transaction. */
type WordsIndex = {
  put(db: Kysely<Tables>, id: number, words: readonly string[]): Promise<unknown>
  remove(db: Kysely<Tables>, ids: readonly number[]): Promise<unknown>
  empty(db: Kysely<Tables>): Promise<unknown>
  /** Subquery of the ids of entries with all these words. */
  having(terms: readonly Term[]): RawBuilder<{ id: number }>
}

/** Shorter letters are looked up as a whole word: too many words begin with them. */
const SHORTEST_BEGINNING = 3
const isBeginning = ({ letters }: Term): boolean => letters.length >= SHORTEST_BEGINNING

const sqlite: WordsIndex = {
  put: (db, id, words) =>
    sql`insert into desk_words (rowid, words) values (${id}, ${words.join(' ')})`.execute(db),
  remove: async (db, ids) => {
    for (const id of ids) await sql`delete from desk_words where rowid = ${id}`.execute(db)
  },
  empty: db => sql`delete from desk_words`.execute(db),
  having(terms) {
    // Every word is quoted, so nothing in it is an operator.
    const match = terms
      .map(term => `("${term.stem}" OR "${term.letters}"${isBeginning(term) ? ' *' : ''})`)
      .join(' AND ')
    return sql`select rowid as id from desk_words where desk_words match ${match}`
  },
}

const postgres: WordsIndex = {
  put: (db, id, words) =>
    sql`insert into desk_words (id, words) values (${id}, array_to_tsvector(${words}::text[]))`.execute(db),
  remove: (db, ids) => sql`delete from desk_words where id = any(${ids}::bigint[])`.execute(db),
  empty: db => sql`delete from desk_words`.execute(db),
  having(terms) {
    const match = terms
      .map(term => `('${term.stem}' | '${term.letters}'${isBeginning(term) ? ':*' : ''})`)
      .join(' & ')
    return sql`select id from desk_words where words @@ ${match}::tsquery`
  },
}

export const wordsIndexOf = (db: Kysely<Tables>): WordsIndex =>
  db.getExecutor().adapter instanceof PostgresAdapter ? postgres : sqlite
