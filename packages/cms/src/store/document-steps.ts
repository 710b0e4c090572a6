import type { Collections, DataOf, Kind } from './collection.ts'
import type { ClosedFile, Document, Place, Window } from './document.ts'
import type { Result } from './result.ts'
import type { Review } from './tables.ts'

/** Steps of a single document. */
export interface DocumentSteps<C extends Collections = Collections> {
  /** Creates a draft. Idempotent if `id` is given. */
  create<K extends Kind<C>>(document: NewDocument<K>): Promise<Result<Document<DataOf<C, K>>>>
  /**
   * Adds a revision on top of `baseRevision`. 'konflikt' if another editor saved in between; nothing is
   * overwritten.
   */
  saveDraft(id: string, draft: Draft): Promise<Result<Document<DataOf<C, Kind<C>>>>>
  /**
   * Publishes the draft, within the time window if one is given. A page whose path has changed leaves a
   * redirect.
   */
  publish(id: string, how: Publish): Promise<Result<Document<DataOf<C, Kind<C>>>>>
  /** Changes the public version and the draft in the same way; other changes of the draft stay unpublished. */
  amend(id: string, how: Amend): Promise<Result<Document<DataOf<C, Kind<C>>>>>
  /**
   * Withdraws a document. Returns 'verlinkt' if others link to it and neither `redirectTo` nor `force` is
   * given.
   */
  unpublish(id: string, how: Unpublish): Promise<Result<Document<DataOf<C, Kind<C>>>>>
  /** Withdraws a document like `unpublish` and moves it to the trash for 30 days. */
  remove(id: string, how: Unpublish): Promise<Result<Document<DataOf<C, Kind<C>>>>>
  /** Submits a draft for review, releases it or returns it. Returns 'konflikt' if the draft has changed. */
  review(id: string, step: ReviewStep): Promise<Result<Document<DataOf<C, Kind<C>>>>>
  /** Copies an old revision into a new draft. Never changes the public version. */
  restore(id: string, number: number, how: Restore): Promise<Result<Document<DataOf<C, Kind<C>>>>>
}

export interface Leave {
  /** Tests the right for a place: of the draft or of the public version, before or after the step. */
  place(place: Place, of: 'entwurf' | 'oeffentlich', when: 'vorher' | 'nachher'): Result<void>
  /** Tests the right to link to a closed file, or to make it public. */
  file(file: ClosedFile, to: 'verweisen' | 'oeffnen'): boolean
}

/**
 * The rights for a step, checked in its transaction: for each place involved (of the draft, of the public
 * version, of the result), and for each closed file to which the document newly links. One refusal rolls the
 * step back. Default: everything is granted.
 */
export interface Asked {
  readonly leave?: Leave | undefined
}

export interface NewDocument<K extends string = string> extends Asked {
  readonly id?: string | undefined
  readonly kind: K
  readonly data: unknown
  readonly author: string
  readonly note?: string | undefined
  /** For imports: documents to which this one refers may be created later. */
  readonly mayMiss?: boolean | undefined
  /** Allows incomplete or invalid fields: the document is a draft with gaps until they are corrected. */
  readonly mayLack?: boolean | undefined
}

export interface Draft extends Asked {
  readonly data: unknown
  /** The `draft_revision` that the editor started from. */
  readonly baseRevision: number
  readonly author: string
  readonly note?: string | undefined
  /** For imports: documents to which this one refers may be created later. */
  readonly mayMiss?: boolean | undefined
  /** Allows incomplete or invalid fields: the document is a draft with gaps until they are corrected. */
  readonly mayLack?: boolean | undefined
}

export interface ReviewStep extends Asked {
  readonly step: 'einreichen' | 'freigeben' | 'zurueckgeben'
  readonly author: string
  /** The `draft_revision` that was reviewed. */
  readonly baseRevision: number
  /** A note on the step, such as why the draft is returned. */
  readonly note?: string | undefined
}

export interface TakeOver extends Asked {
  readonly author: string
  /** The author of the working copy. */
  readonly from: string
}

export interface Publish extends Window, Asked {
  readonly author: string
  /**
   * The step returns 'konflikt' if this revision is no longer the draft, so that an editor publishes only
   * what they have seen.
   */
  readonly baseRevision?: number | undefined
  /** Note for the log of changes. */
  readonly note?: string | undefined
  /** Allows publishing for later although the document is visible now and will disappear until then. */
  readonly force?: boolean | undefined
  /** For imports: documents to which this one refers may be created later. */
  readonly mayMiss?: boolean | undefined
  /** True if only the time window changes; the date of the review stays. */
  readonly unread?: boolean | undefined
}

export interface Amend extends Asked {
  readonly author: string
  /** The `draft_revision` that the editor saw. */
  readonly baseRevision: number
  /** Makes the change; the data of a draft may have gaps. */
  readonly edit: (data: unknown) => unknown
  readonly note?: string | undefined
}

export interface Unpublish extends Asked {
  readonly author: string
  /** Path of the site to which the old path redirects. */
  readonly redirectTo?: string | undefined
  /** Withdraws without a redirect even if others link to the document. */
  readonly force?: boolean | undefined
  /** The reason; required for kinds where law wants a public note of the withdrawal. */
  readonly reason?: string | undefined
  /** Leaves no public note, for content that should never have been public. */
  readonly leavesNoWord?: boolean | undefined
}

export interface Undelete extends Asked {
  readonly author: string
}

export interface Restore extends Asked {
  readonly author: string
  /** The step returns 'konflikt' if this revision is no longer the draft. */
  readonly baseRevision?: number | undefined
}

export interface Move extends Asked {
  readonly author: string
  /** The new path. */
  readonly to: string
  /** The `draft_revision` of the page that the editor saw. */
  readonly baseRevision: number
}

export interface SeedDocument<K extends string = string> extends NewDocument<K>, Window {
  /** Whether the document is published. Default: true. */
  readonly publish?: boolean | undefined
  /** Time of the last change, ISO 8601, if the content is older than its import. Default: now. */
  readonly geaendert?: string | undefined
}

/** A document exported from another town. */
export interface TakenDocument<K extends string = string> {
  readonly id: string
  readonly kind: K
  readonly author: string
  readonly createdAt: string
  /** Oldest first; the last one is the draft. */
  readonly versions: readonly { readonly data: unknown; readonly writtenAt: string }[]
  /** The public version. */
  readonly released?: (Window & { readonly version: number; readonly publishedAt: string }) | undefined
  /** Review state of the draft, if it is not the public version. */
  readonly review: Review
}
