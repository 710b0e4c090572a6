import type { Kysely, RawBuilder, SqlBool } from 'kysely'
import type { Tables } from '../store/tables.ts'
import type { SearchIndex } from './search-index.ts'

/**
 * Full text search of one database. The implementation of each engine is in a folder of its own. The meaning
 * of a question, and the ranking and display of answers, are the same for all engines.
 */
export interface SearchEngine {
  index(db: Kysely<Tables>, clock: () => Date): SearchIndex
  /**
   * SQL condition that a column is in a list. The list is one parameter, so the statement is the same for
   * every length.
   */
  among(column: string, values: readonly (string | number)[]): RawBuilder<SqlBool>
  /**
   * Indexes the words of an entry. Like the following functions, it runs inside the transaction of the
   * caller.
   */
  put(db: Kysely<Tables>, words: EntryWords): Promise<void>
  /** Removes an entry with these words. */
  remove(db: Kysely<Tables>, id: number, words: ReadonlySet<string>): Promise<void>
  /** Removes all entries and words. */
  empty(db: Kysely<Tables>): Promise<void>
}

/** The words of an entry by field, each as often as it occurs. */
export type EntryWords = {
  readonly id: number
  readonly gueltig_von: string
  readonly gueltig_bis: string
  readonly titel: string
  readonly begriffe: string
  readonly einleitung: string
  readonly text: string
  /** Every word exactly once. */
  readonly each: Iterable<WrittenWord>
}

/** A word, its reversal, a form for display, and 1 if the form is capitalised, as German nouns are. */
export type WrittenWord = readonly [wort: string, rueckwaerts: string, form: string, gross: 0 | 1]
