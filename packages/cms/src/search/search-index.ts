/**
 * What the search asks of a database. Each engine answers the same with its own means. Who may be seen is judged when a question comes: by the window of the entry, and for files by
 * whether a public document leads to them. A word is told only of what can be seen, too: a word that stands nowhere else
 * is unknown, but for `containing`, `nearby` and `beginning`, which give candidates to be asked for with `known`.
 */
export interface SearchIndex {
  /** Entries that hold the terms of a query, counted and ranked roughly; at most `limit`, the best first. */
  hits(query: TermQuery, filter: Filter, limit: number): Promise<RankedIds>
  /** Entries that can be seen and meet a group, each once, the lasting before the dated; at most 800. */
  holding(group: TermGroup): Promise<readonly number[]>
  /** Whether any entry that can be seen meets a query. */
  any(query: TermQuery): Promise<boolean>
  /** What ranking and the page of hits need of some entries, by their ids. */
  entries(ids: readonly number[]): Promise<ReadonlyMap<number, FoundEntry>>
  texts(ids: readonly number[]): Promise<ReadonlyMap<number, string>>
  /** Whether these addresses can be seen now; returns those that can. */
  visibleUrls(urls: readonly string[]): Promise<ReadonlySet<string>>
  /** Of these words those that something holds that can be seen. */
  known(words: readonly string[]): Promise<ReadonlyMap<string, KnownWord>>
  /** Words that contain this one, seen or not, the frequent first. */
  containing(word: string, limit: number): Promise<readonly string[]>
  /** Words that could be this one with typing errors, seen or not: half of it must be right. */
  nearby(word: string): Promise<readonly KnownWord[]>
  /** Words that begin so, seen or not, the frequent first. */
  beginning(prefix: string, limit: number): Promise<readonly KnownWord[]>
  /** Of these beginnings those that some word begins with that can be seen. */
  begun(prefixes: readonly string[]): Promise<ReadonlySet<string>>
  /** A word as something writes it that can be seen, mostly in its form to show; empty where no text does. */
  written(word: Pick<KnownWord, 'wort' | 'form'>): Promise<string>
  /** Titles that hold words, the last of them begun only; the weightiest first. */
  titles(words: readonly string[], limit: number): Promise<readonly { titel: string; url: string }[]>
}

/**
 * Groups that must all be met; a group is met by any of its alternatives, an alternative by all of its words. A word may
 * come with others that stand for it.
 */
export type TermQuery = {
  readonly groups: readonly TermGroup[]
  /** Met or not, these order what is found. */
  readonly wishes: readonly string[]
}
export type TermGroup = readonly Alternative[]
export type Alternative = readonly (string | readonly string[])[]

export type Filter = { readonly kind?: string | undefined; readonly section?: number | undefined }

export type RankedIds = {
  readonly ids: readonly { readonly id: number; readonly score: number }[]
  /** How many entries of each kind and section meet the query, without regard to the filter. */
  readonly counts: readonly { readonly kind: string; readonly section: number; readonly count: number }[]
}

/** A word of the index, with the number of entries that hold it, and of those that write it with a capital. */
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
  /** Bytes of a file, else 0. */
  readonly groesse: number
  /** The words of its title, of each of its other names and of its introduction. */
  readonly titelWorte: readonly string[]
  readonly namen: readonly (readonly string[])[]
  readonly einleitungWorte: readonly string[]
}

/** Something that can be found. */
export type SearchEntry = {
  /** What it was made of: the id of a document, or `medien:` and the key of a file. */
  readonly ref: string
  readonly kind: string
  readonly version: string
  readonly url: string
  readonly titel: string
  /** What else it is called: its address, other words for it, who works there, telephone numbers. */
  readonly namen: readonly string[]
  readonly einleitung: string
  readonly text: string
  /** ISO date or date-time, or empty. */
  readonly datum: string
  readonly groesse: number
  readonly gueltig_von: string | null
  readonly gueltig_bis: string | null
}
