import type { Audience } from '@rathausplatz/contract'
import type { ListedDocument } from './document.ts'
import type { Status } from './listing-tables.ts'
import type { ClosedFor } from './tables.ts'

/** Queries of the store's lists and their answers. */

export interface Page {
  readonly limit: number
  readonly offset?: number | undefined
}

export interface EditorQuery<K extends string = string> extends Page {
  /** The kinds to list. Default: all. */
  readonly kinds?: readonly K[] | undefined
  /**
   * The states to list. Default: all except `papierkorb`. The trash is not listed together with other states.
   */
  readonly status?: readonly Status[] | undefined
  /**
   * Words of the title or the address, or parts of them; all must match, with at most one typing error each.
   */
  readonly search?: string | undefined
  /** Field values of the `kinds`; all must match. */
  readonly filters?: Readonly<Record<string, string | number | boolean>> | undefined
  /** Only the page at this path and all pages below it: `/schillerschule`. */
  readonly section?: string | undefined
  /** Only documents that expire by this moment. */
  readonly endsUntil?: string | undefined
  /** Only these documents. */
  readonly ids?: readonly string[] | undefined
  /** Only drafts by this account. */
  readonly author?: string | undefined
  /** Only documents for which this account is responsible; '' for those without a responsible account. */
  readonly owner?: string | undefined
  /** Only documents with a review date up to this day. */
  readonly reviewUntil?: string | undefined
  /** Only documents unchanged since this moment. */
  readonly unchangedSince?: string | undefined
  /** Only documents that need more school years to read than this. */
  readonly harderThan?: number | undefined
  /** Only documents with findings. */
  readonly withFindings?: boolean | undefined
  /** The sets of documents that the editor may see; a document must match one of them. Default: all. */
  readonly visible?: readonly Visible[] | undefined
  /** `titel:asc`, `datum:desc`, ... Default: `titel:asc`. */
  readonly order?: string | undefined
  /**
   * Continues after another page (its `next`), to the end of a list of any length; `''` begins the walk.
   * Replaces `offset`.
   */
  readonly after?: string | undefined
  /** Fields of the drafts to return instead of the columns of their kinds. */
  readonly fields?: readonly string[] | undefined
  /** Upper bound of the total count. Default: 200, which is cheap. */
  readonly countUpTo?: number | undefined
}

/** A set of documents that an editor may see, by kinds, audiences and places. */
export interface Visible {
  readonly kinds?: readonly string[] | undefined
  readonly audiences: readonly Audience[]
  /** Paths with all pages below them, and keys that are not paths. Default: the whole town. */
  readonly within?: { readonly sections: readonly string[]; readonly keys: readonly string[] } | undefined
}

/** The files that an editor may see. */
export interface FilesSeen {
  readonly visible: readonly Visible[]
  /** Audiences whose files are visible even if no document links to them any more. */
  readonly unkept: readonly ClosedFor[]
}

export interface EditorList {
  readonly rows: readonly ListedDocument[]
  /** Number of hits, up to the bound; `more` is true if there are more. */
  readonly count: number
  readonly more: boolean
  /** Cursor for `after`; null if the list has ended. */
  readonly next: string | null
}

export interface LevelQuery<K extends string = string> {
  readonly kind: K
  /** The path whose direct children the level contains; `/` for the first level. */
  readonly under: string
  readonly visible?: readonly Visible[] | undefined
}

export interface Level {
  /** Sorted by path. */
  readonly entries: readonly LevelEntry[]
  readonly more: boolean
}

/** A path of a level: its page, if that exists and is visible, and whether there are pages below. */
export interface LevelEntry {
  readonly path: string
  readonly page: ListedDocument | undefined
  readonly hasBelow: boolean
}

export interface CountQuery {
  readonly tag?: string | undefined
  /** Only documents with datum_von at or after this. */
  readonly from?: string | undefined
  /** Only documents with datum_von before this. */
  readonly to?: string | undefined
}

export interface ListQuery extends Page, CountQuery {
  /**
   * Sort terms, the primary one first; ties are sorted by datum_von descending, then sortierung ascending.
   */
  readonly order?: readonly OrderTerm[] | undefined
}

/**
 * The sort terms of the contract. `published_at` is for short lists only. Documents without `sortierung` come
 * last in both directions.
 */
export type OrderTerm = `${'datum_von' | 'sortierung'}:${'asc' | 'desc'}` | 'published_at:desc'

/** Which revisions of a document to return. Default: all. */
export interface RevisionsQuery {
  /** Only revisions older than this. */
  readonly before?: number | undefined
  readonly limit?: number | undefined
}
