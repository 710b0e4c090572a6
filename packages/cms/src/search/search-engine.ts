import type { Kysely, RawBuilder, SqlBool } from 'kysely'
import type { Tables } from '../store/tables.ts'
import type { SearchIndex } from './search-index.ts'

/**
 * Full text in one database: a folder each, and nothing outside of it knows with what means. What a question means, how
 * its answers are ordered and how they are shown is the same in all.
 */
export interface SearchEngine {
  index(db: Kysely<Tables>, clock: () => Date): SearchIndex
  /** That a column is one of a list. The list is one parameter, so its statement is the same however long it is. */
  among(column: string, values: readonly (string | number)[]): RawBuilder<SqlBool>
  /** Takes in the words of an entry; inside the transaction of the caller, as all that follows. */
  put(db: Kysely<Tables>, words: EntryWords): Promise<void>
  /** Takes out an entry that holds these words. */
  remove(db: Kysely<Tables>, id: number, words: ReadonlySet<string>): Promise<void>
  /** Forgets all entries and words. */
  empty(db: Kysely<Tables>): Promise<void>
}

/** The words of an entry by where they stand, in lines, each as often as it is written there. */
export type EntryWords = {
  readonly id: number
  readonly gueltig_von: string
  readonly gueltig_bis: string
  readonly titel: string
  readonly begriffe: string
  readonly einleitung: string
  readonly text: string
  /** Every word once. */
  readonly each: Iterable<WrittenWord>
}

/** A word, backwards too, with a form to show, and 1 if that is written with a capital: German names things so. */
export type WrittenWord = readonly [wort: string, rueckwaerts: string, form: string, gross: 0 | 1]
