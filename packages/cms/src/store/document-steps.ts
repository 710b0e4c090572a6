import type { Collections, DataOf, Kind } from './collection.ts'
import type { ClosedFile, Document, Place, Window } from './document.ts'
import type { Result } from './result.ts'
import type { Review } from './tables.ts'

/** What becomes of a single document. */
export interface DocumentSteps<C extends Collections = Collections> {
  /** A new document as a draft. With `id`, sending the same creation twice makes one document. */
  create<K extends Kind<C>>(document: NewDocument<K>): Promise<Result<Document<DataOf<C, K>>>>
  /** A new revision on top of `baseRevision`. If someone else wrote in between: 'konflikt', nothing overwritten. */
  saveDraft(id: string, draft: Draft): Promise<Result<Document<DataOf<C, Kind<C>>>>>
  /** Makes the draft public, within the window if one is given. A moved page leaves a redirect. */
  publish(id: string, how: Publish): Promise<Result<Document<DataOf<C, Kind<C>>>>>
  /** Takes a document off the site. While others link to it it wants `redirectTo` or `force`: 'verlinkt'. */
  unpublish(id: string, how: Unpublish): Promise<Result<Document<DataOf<C, Kind<C>>>>>
  /** Takes a document off the site, with the questions of `unpublish`, and puts it into the trash for 30 days. */
  remove(id: string, how: Unpublish): Promise<Result<Document<DataOf<C, Kind<C>>>>>
  /** Moves a draft on its way: to somebody's look, and from there on or back. 'konflikt' if it is another by now. */
  review(id: string, step: ReviewStep): Promise<Result<Document<DataOf<C, Kind<C>>>>>
  /** An old revision as a new draft; never changes what is public. */
  restore(id: string, number: number, how: Restore): Promise<Result<Document<DataOf<C, Kind<C>>>>>
}

export interface Leave {
  /** Whether who asks may have to do with a place: of the draft or of what is public, before the step or after it. */
  place(place: Place, of: 'entwurf' | 'oeffentlich', when: 'vorher' | 'nachher'): Result<void>
  /** Whether they may lead to a file that not everyone may see; or show it to everyone. */
  file(file: ClosedFile, to: 'verweisen' | 'oeffnen'): boolean
}

/**
 * Asked in the transaction of a step, of every place it concerns: where the draft stands, where the document is public,
 * and where it stands afterwards; and of every closed file that it leads to anew. One refusal takes the step back.
 * Default: everything is granted.
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
  /** What it names may come later: for imports. */
  readonly mayMiss?: boolean | undefined
  /** What is missing or does not fit yet may come later: it stays a draft with gaps until then. */
  readonly mayLack?: boolean | undefined
}

export interface Draft extends Asked {
  readonly data: unknown
  /** The `draft_revision` the editor started from. */
  readonly baseRevision: number
  readonly author: string
  readonly note?: string | undefined
  /** What it names may come later: for imports. */
  readonly mayMiss?: boolean | undefined
  /** What is missing or does not fit yet may come later: it stays a draft with gaps until then. */
  readonly mayLack?: boolean | undefined
}

export interface ReviewStep extends Asked {
  readonly step: 'einreichen' | 'freigeben' | 'zurueckgeben'
  readonly author: string
  /** The `draft_revision` that was looked at. */
  readonly baseRevision: number
  /** What is said to it, such as why it goes back. */
  readonly note?: string | undefined
}

export interface TakeOver extends Asked {
  readonly author: string
  /** Whose work it is. */
  readonly from: string
}

export interface Publish extends Window, Asked {
  readonly author: string
  /** If given and no longer the draft: 'konflikt'. So nobody publishes what they have not seen. */
  readonly baseRevision?: number | undefined
  /** Said to it in the log. */
  readonly note?: string | undefined
  /** Publish for later although the document is visible now and will disappear until then. */
  readonly force?: boolean | undefined
  /** What it names may come later: for imports. */
  readonly mayMiss?: boolean | undefined
  /** Only the window is another: nobody has looked whether all is still right. */
  readonly unread?: boolean | undefined
}

export interface Unpublish extends Asked {
  readonly author: string
  /** Path of the site that visitors of the old path are sent to. */
  readonly redirectTo?: string | undefined
  /** Unpublish although others link to it, without a redirect. */
  readonly force?: boolean | undefined
  /** Why; kinds that law wants a word to stay of are not taken away without one. */
  readonly reason?: string | undefined
  /** Of what should never have been public not even a word stays, of no kind. */
  readonly leavesNoWord?: boolean | undefined
}

export interface Undelete extends Asked {
  readonly author: string
}

export interface Restore extends Asked {
  readonly author: string
  /** If given and no longer the draft: 'konflikt'. */
  readonly baseRevision?: number | undefined
}

export interface Move extends Asked {
  readonly author: string
  /** The new path. */
  readonly to: string
  /** The `draft_revision` of the page itself that the editor saw. */
  readonly baseRevision: number
}

export interface SeedDocument<K extends string = string> extends NewDocument<K>, Window {
  /** Default true. */
  readonly publish?: boolean | undefined
  /** When the content last changed, ISO 8601, where that was before it came into the store. Default: now. */
  readonly geaendert?: string | undefined
}

/** A document as it comes out of another town. */
export interface TakenDocument<K extends string = string> {
  readonly id: string
  readonly kind: K
  readonly author: string
  readonly createdAt: string
  /** The oldest first; the last is the draft. */
  readonly versions: readonly { readonly data: unknown; readonly writtenAt: string }[]
  /** Which of them is public. */
  readonly released?: (Window & { readonly version: number; readonly publishedAt: string }) | undefined
  /** How far the draft is, where it is not what is public. */
  readonly review: Review
}
