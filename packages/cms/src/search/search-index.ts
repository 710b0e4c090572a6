/**
 * Reads of the search index. Each engine implements them with the same results. Visibility is checked on each
 * search: by the time window of the entry, and for files by links of public documents. Words of invisible
 * entries are hidden too, except in `containing`, `nearby` and `beginning`, whose candidates have to be
 * checked with `known`.
 */
export interface SearchIndex {
  /** Returns entries that match a query, counted and roughly ranked; at most `limit`, best first. */
  hits(query: TermQuery, filter: Filter, limit: number): Promise<RankedIds>
  /** Returns the ids of visible entries that meet a group, in ascending order; at most 800. */
  holding(group: TermGroup): Promise<readonly number[]>
  /** Tests whether a visible entry matches a query. */
  any(query: TermQuery): Promise<boolean>
  /** Returns the data of entries for ranking and display, by id. */
  entries(ids: readonly number[]): Promise<ReadonlyMap<number, FoundEntry>>
  texts(ids: readonly number[]): Promise<ReadonlyMap<number, string>>
  /**
   * Returns the keys of library files whose title or text contains all these words, visible or not: the caller
   * checks rights. At most 200.
   */
  files(words: readonly string[]): Promise<readonly string[]>
  /** Returns the requested addresses that are visible now. */
  visibleUrls(urls: readonly string[]): Promise<ReadonlySet<string>>
  /** Returns the requested words that a visible entry contains. */
  known(words: readonly string[]): Promise<ReadonlyMap<string, KnownWord>>
  /** Returns words that contain this one, visible or not, frequent first. */
  containing(word: string, limit: number): Promise<readonly string[]>
  /**
   * Returns candidates for a word with typing errors, visible or not: words with one half in common, or with
   * two neighbouring letters swapped.
   */
  nearby(word: string): Promise<readonly KnownWord[]>
  /** Returns words with this prefix, visible or not, frequent first. */
  beginning(prefix: string, limit: number): Promise<readonly KnownWord[]>
  /** Returns the requested prefixes that a visible word has. */
  begun(prefixes: readonly string[]): Promise<ReadonlySet<string>>
  /**
   * Returns a word in a spelling of a visible text, preferably its form for display; empty if no text has it.
   */
  written(word: Pick<KnownWord, 'wort' | 'form'>): Promise<string>
  /** Returns titles with these words, the last one as a prefix, in the order of ids. */
  titles(words: readonly string[], limit: number): Promise<readonly { titel: string; url: string }[]>
}

/**
 * Groups, all of which must be met. A group is met by any of its alternatives, an alternative by all of its
 * words. Instead of one word, an alternative may have a list of equivalent words.
 */
export type TermQuery = {
  readonly groups: readonly TermGroup[]
  /** Optional words that affect the order. */
  readonly wishes: readonly string[]
}
export type TermGroup = readonly Alternative[]
export type Alternative = readonly (string | readonly string[])[]

export type Filter = { readonly kind?: string | undefined; readonly section?: number | undefined }

export type RankedIds = {
  readonly ids: readonly { readonly id: number; readonly score: number }[]
  /** Number of matching entries per kind and section, regardless of the filter. */
  readonly counts: readonly { readonly kind: string; readonly section: number; readonly count: number }[]
}

/**
 * A word of the index, with the number of entries that contain it and the number of those that capitalise it.
 */
export type KnownWord = {
  readonly wort: string
  readonly form: string
  readonly anzahl: number
  readonly gross: number
}

export type FoundEntry = {
  readonly id: number
  readonly kind: string
  readonly url: string
  readonly titel: string
  /** Size in bytes for a file, otherwise 0. */
  readonly groesse: number
  /** The words of the entry's title, of each of its other names and of its introduction. */
  readonly titelWorte: readonly string[]
  readonly namen: readonly (readonly string[])[]
  readonly einleitungWorte: readonly string[]
}

/** A searchable entry. */
export type SearchEntry = {
  /** The source of the entry: the id of a document, or `medien:` and the key of a file. */
  readonly ref: string
  readonly kind: string
  readonly version: string
  readonly url: string
  readonly titel: string
  /** Other names of the entry: its address, synonyms, staff, telephone numbers. */
  readonly namen: readonly string[]
  readonly einleitung: string
  readonly text: string
  /** ISO date or date-time, or empty. */
  readonly datum: string
  readonly groesse: number
  readonly gueltig_von: string | null
  readonly gueltig_bis: string | null
}
