import type { Audience } from '@rathausplatz/contract'
import type { ListedDocument } from './document.ts'
import type { ClosedFor, Status } from './tables.ts'

/** What the store is asked, and what its lists answer. */

export interface Page {
  readonly limit: number
  readonly offset?: number | undefined
}

export interface EditorQuery<K extends string = string> extends Page {
  /** Default: all. */
  readonly kinds?: readonly K[] | undefined
  /** Default: all but what lies in the trash, which is never among the others. */
  readonly status?: readonly Status[] | undefined
  /** Words of the title or the address, or parts of them; all of them, through one typing error in each. */
  readonly search?: string | undefined
  /** Values of fields that the `kinds` can be narrowed by; all of them. */
  readonly filters?: Readonly<Record<string, string | number | boolean>> | undefined
  /** Path with all that lies below it: `/schillerschule`. */
  readonly section?: string | undefined
  /** Only what the clock takes off the website until this moment. */
  readonly endsUntil?: string | undefined
  /** Only those whose draft this account has written. */
  readonly author?: string | undefined
  /** Only those for whom this account answers; '' for those for whom nobody does. */
  readonly owner?: string | undefined
  /** Only what is to be looked at again until this day. */
  readonly reviewUntil?: string | undefined
  /** Only what nobody has changed since this moment. */
  readonly unchangedSince?: string | undefined
  /** Only what is harder to read than this, in school years. */
  readonly harderThan?: number | undefined
  /** Only where the Durchsicht found something. */
  readonly withFindings?: boolean | undefined
  /** What who asks may see; all if not said. One of them is enough. */
  readonly visible?: readonly Visible[] | undefined
  /** `titel:asc`, `datum:desc`, ... Default: `titel:asc`. */
  readonly order?: string | undefined
  /** Goes on where another page ended (`next`), to the last of however many there are; `''` begins. Instead of `offset`. */
  readonly after?: string | undefined
  /** Fields of the drafts to be told instead of those that the lists of their kinds show. */
  readonly fields?: readonly string[] | undefined
  /** How far those are counted that there are in all. Default: 200, which costs next to nothing. */
  readonly countUpTo?: number | undefined
}

/** Documents that somebody may see: those of some kinds, for some readers, somewhere in the town. */
export interface Visible {
  readonly kinds?: readonly string[] | undefined
  readonly audiences: readonly Audience[]
  /** Paths with all that lies below them, and keys that are no paths. Default: the whole town. */
  readonly within?: { readonly sections: readonly string[]; readonly keys: readonly string[] } | undefined
}

/** Whose view of the files it is. */
export interface FilesSeen {
  readonly visible: readonly Visible[]
  /** Whose files they see that no document keeps any more. */
  readonly unkept: readonly ClosedFor[]
}

export interface EditorList {
  readonly rows: readonly ListedDocument[]
  /** How many there are in all; of many only that there are `more`. */
  readonly count: number
  readonly more: boolean
  /** For `after`; null at the end. */
  readonly next: string | null
}

export interface LevelQuery<K extends string = string> {
  readonly kind: K
  /** The path above the level; `/` is above the first. */
  readonly under: string
  readonly visible?: readonly Visible[] | undefined
}

export interface Level {
  /** In the order of their paths. */
  readonly entries: readonly LevelEntry[]
  readonly more: boolean
}

/** A step of an address: with its page if there is one that may be seen, and whether there are any below. */
export interface LevelEntry {
  readonly path: string
  readonly page: ListedDocument | undefined
  readonly hasBelow: boolean
}

export interface CountQuery {
  readonly tag?: string | undefined
  /** Only datum_von at or after this. */
  readonly from?: string | undefined
  /** Only datum_von before this. */
  readonly to?: string | undefined
}

export interface ListQuery extends Page, CountQuery {
  /** The first term counts most; what they leave open goes by datum_von descending, then sortierung ascending. */
  readonly order?: readonly OrderTerm[] | undefined
}

/** As the wire names it; by the moment of publication only what is few. Who has no sortierung comes last either way. */
export type OrderTerm = `${'datum_von' | 'sortierung'}:${'asc' | 'desc'}` | 'published_at:desc'

/** Default: all. */
export interface RevisionsQuery {
  /** Only older ones than this. */
  readonly before?: number | undefined
  readonly limit?: number | undefined
}
