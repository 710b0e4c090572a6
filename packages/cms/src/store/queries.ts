import type { Audience } from '@rathausplatz/contract'
import type { ListedDocument } from './document.ts'
import type { ClosedFor, Status } from './tables.ts'

/** Queries and answers of the store's lists. */

export interface Page {
  readonly limit: number
  readonly offset?: number | undefined
}

export interface EditorQuery<K extends string = string> extends Page {
  /** Default: all. */
  readonly kinds?: readonly K[] | undefined
  /** Default: all except documents in the trash, which are listed only on their own. */
  readonly status?: readonly Status[] | undefined
  /**
   * Words of the title or the address, or parts of them; all must match, with at most one typing error each.
   */
  readonly search?: string | undefined
  /** Field values of the `kinds`; all must match. */
  readonly filters?: Readonly<Record<string, string | number | boolean>> | undefined
  /** A path with all pages below it: `/schillerschule`. */
  readonly section?: string | undefined
  /** Only documents that expire by this moment. */
  readonly endsUntil?: string | undefined
  /** Only drafts by this account. */
  readonly author?: string | undefined
  /** Only documents of this responsible account; '' for those without one. */
  readonly owner?: string | undefined
  /** Only documents with a review date up to this day. */
  readonly reviewUntil?: string | undefined
  /** Only documents unchanged since this moment. */
  readonly unchangedSince?: string | undefined
  /** Only documents harder to read than this, in school years. */
  readonly harderThan?: number | undefined
  /** Only documents with findings. */
  readonly withFindings?: boolean | undefined
  /** What the editor may see; a document needs to match one of them. Default: all. */
  readonly visible?: readonly Visible[] | undefined
  /** `titel:asc`, `datum:desc`, ... Default: `titel:asc`. */
  readonly order?: string | undefined
  /**
   * Continues after another page (its `next`), to the end of a list of any length; `''` begins. Instead of
   * `offset`.
   */
  readonly after?: string | undefined
  /** Fields of the drafts to return instead of the columns of their kinds. */
  readonly fields?: readonly string[] | undefined
  /** Upper bound of the total count. Default: 200, which is cheap. */
  readonly countUpTo?: number | undefined
}

/** Documents that an editor may see: kinds, audiences and places. */
export interface Visible {
  readonly kinds?: readonly string[] | undefined
  readonly audiences: readonly Audience[]
  /** Paths with all pages below them, and keys that are no paths. Default: the whole town. */
  readonly within?: { readonly sections: readonly string[]; readonly keys: readonly string[] } | undefined
}

/** The files that an editor may see. */
export interface FilesSeen {
  readonly visible: readonly Visible[]
  /** Audiences whose files are visible although no document keeps them any more. */
  readonly unkept: readonly ClosedFor[]
}

export interface EditorList {
  readonly rows: readonly ListedDocument[]
  /** Total number, up to the bound; `more` if there are more. */
  readonly count: number
  readonly more: boolean
  /** Cursor for `after`; null at the end. */
  readonly next: string | null
}

export interface LevelQuery<K extends string = string> {
  readonly kind: K
  /** The path above the level; `/` for the first level. */
  readonly under: string
  readonly visible?: readonly Visible[] | undefined
}

export interface Level {
  /** Sorted by path. */
  readonly entries: readonly LevelEntry[]
  readonly more: boolean
}

/** A step of an address: its page, if it exists and is visible, and whether there are pages below. */
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
  /** Sort terms, the first is primary; ties are sorted by datum_von descending, then sortierung ascending. */
  readonly order?: readonly OrderTerm[] | undefined
}

/**
 * Sort terms of the wire. By time of publication only for short lists. Documents without sortierung come last
 * in both directions.
 */
export type OrderTerm = `${'datum_von' | 'sortierung'}:${'asc' | 'desc'}` | 'published_at:desc'

/** Default: all. */
export interface RevisionsQuery {
  /** Only revisions older than this. */
  readonly before?: number | undefined
  readonly limit?: number | undefined
}
