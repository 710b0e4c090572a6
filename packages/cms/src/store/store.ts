import type { Change, ChangesQuery } from './changes.ts'
import type { Audience, Collections, DataOf, Issue, Kind } from './collection.ts'
import type { Database } from './database.ts'
import type { Referrer, Result } from './result.ts'
import type { Review, WorkingCopiesTable } from './tables.ts'

/**
 * The store of the embedded CMS. Editors write drafts, every draft is a revision, publishing copies one revision to
 * where the public reads. Each write is one transaction and is acknowledged only after it is committed.
 */
export interface Store<C extends Collections = Collections> {
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
  /** Out of the trash as a draft; 'vergeben' if another document stands at its address by now. */
  undelete(id: string, how: { readonly author: string }): Promise<Result<Document<DataOf<C, Kind<C>>>>>
  /** Moves a draft on its way: to somebody's look, and from there on or back. 'konflikt' if it is another by now. */
  review(id: string, step: ReviewStep): Promise<Result<Document<DataOf<C, Kind<C>>>>>
  /** An old revision as a new draft; never changes what is public. */
  restore(
    id: string,
    number: number,
    how: { readonly author: string },
  ): Promise<Result<Document<DataOf<C, Kind<C>>>>>
  /** Many new documents in one transaction, published unless told otherwise: all or none. For the seed and imports. */
  writeAll(documents: readonly SeedDocument<Kind<C>>[]): Promise<Result<readonly string[]>>

  /** Keeps what an editor types, unchecked, also for a document that is not there yet. Saving it ends the copy. */
  keepWorkingCopy(copy: NewWorkingCopy<Kind<C>>): Promise<Result<WorkingCopyHead>>
  discardWorkingCopy(id: string, author: string): Promise<Result<void>>
  workingCopy(id: string, author: string): Promise<WorkingCopy | undefined>
  /** Of a person, or of all who work on a document; the last touched first. */
  workingCopies(
    of: { readonly author: string } | { readonly id: string },
  ): Promise<readonly WorkingCopyHead[]>

  /** For editors: drafts, versions, who links to whom. */
  document(id: string): Promise<Document<DataOf<C, Kind<C>>> | undefined>
  documentByKey<K extends Kind<C>>(kind: K, key: string): Promise<Document<DataOf<C, K>> | undefined>
  /** Last changed first. */
  documents<K extends Kind<C>>(kind: K, page: Page): Promise<readonly Document<DataOf<C, K>>[]>
  countDocuments(kind: Kind<C>): Promise<number>
  /** What lies in the trash, the last deleted first. */
  trash(page: Page): Promise<readonly Document<DataOf<C, Kind<C>>>[]>
  /** Newest first, without their contents. */
  revisions(id: string): Promise<readonly RevisionHead[]>
  revision(id: string, number: number): Promise<Revision<DataOf<C, Kind<C>>> | undefined>
  /** What this document links to. */
  references(id: string, scope: Scope): Promise<readonly { readonly field: string; readonly to: string }[]>
  /** Who links to this path of the site: the where-used list. */
  referrers(path: string, scope: Scope): Promise<readonly Referrer[]>

  /** Brings contents of an older form to that of today, in small steps; for after the start, in the background. */
  renew(isClosed: () => boolean): Promise<void>
  /** Contents that the rules of today refuse; what is public of them stays. */
  unfit(): Promise<readonly UnfitContent[]>

  /** What was done to documents, by whom and when. */
  changes(query: ChangesQuery): Promise<readonly Change[]>

  /** Whether everyone may see a file of this path: not if only documents lead to it that are for others. */
  isForEveryone(path: string): Promise<boolean>

  /** For the public: only what is published and within its window at this moment. */
  readonly published: PublishedReads<C>

  /** For the rooms with tables of their own: the same connections, the same transaction rules. */
  readonly database: Database

  close(): Promise<void>
}

export interface PublishedReads<C extends Collections = Collections> {
  byKey<K extends Kind<C>>(kind: K, key: string): Promise<Published<DataOf<C, K>> | undefined>
  byId(id: string): Promise<Published<DataOf<C, Kind<C>>> | undefined>
  list<K extends Kind<C>>(kind: K, query: ListQuery): Promise<readonly Published<DataOf<C, K>>[]>
  /** Within a stretch of time it costs as much as the stretch holds; without one always the same. */
  count(kind: Kind<C>, query?: CountQuery): Promise<number>
  /** How many a kind has under each tag that begins so, without those that have none. */
  countByTag(kind: Kind<C>, prefix: string): Promise<ReadonlyMap<string, number>>
  redirect(path: string): Promise<Redirect | undefined>
  /** Paths of the public documents of these kinds, kind by kind in the order of their text. For the sitemap. */
  addresses(kinds: readonly Kind<C>[], page: Page): Promise<readonly Address[]>
  countAddresses(kinds: readonly Kind<C>[]): Promise<number>
}

export interface NewDocument<K extends string = string> {
  readonly id?: string | undefined
  readonly kind: K
  readonly data: unknown
  readonly author: string
  readonly note?: string | undefined
}

export interface Draft {
  readonly data: unknown
  /** The `draft_revision` the editor started from. */
  readonly baseRevision: number
  readonly author: string
  readonly note?: string | undefined
}

export interface UnfitContent {
  readonly document_id: string
  readonly kind: string
  readonly key: string
  readonly scope: Scope
  readonly issues: readonly Issue[]
}

export interface ReviewStep {
  readonly step: 'einreichen' | 'freigeben' | 'zurueckgeben'
  readonly author: string
  /** The `draft_revision` that was looked at. */
  readonly baseRevision: number
  /** What is said to it, such as why it goes back. */
  readonly note?: string | undefined
}

export interface NewWorkingCopy<K extends string = string> {
  readonly id: string
  readonly kind: K
  readonly author: string
  readonly data: unknown
  /** The `draft_revision` the editor started from; none for a new document. */
  readonly baseRevision?: number | null | undefined
}

export type WorkingCopyHead = Omit<WorkingCopiesTable, 'data'>
export type WorkingCopy = WorkingCopyHead & { readonly data: unknown }

export interface Window {
  /** First moment of visibility, ISO 8601; null or absent = at once. */
  readonly gueltig_von?: string | null | undefined
  /** First moment of invisibility; null or absent = for good. */
  readonly gueltig_bis?: string | null | undefined
}

export interface Publish extends Window {
  readonly author: string
  /** If given and no longer the draft: 'konflikt'. So nobody publishes what they have not seen. */
  readonly baseRevision?: number | undefined
  /** Publish for later although the document is visible now and will disappear until then. */
  readonly force?: boolean | undefined
}

export interface Unpublish {
  readonly author: string
  /** Path of the site that visitors of the old path are sent to. */
  readonly redirectTo?: string | undefined
  /** Unpublish although others link to it, without a redirect. */
  readonly force?: boolean | undefined
}

export interface SeedDocument<K extends string = string> extends NewDocument<K>, Window {
  /** Default true. */
  readonly publish?: boolean | undefined
  /** When the content last changed, ISO 8601, where that was before it came into the store. Default: now. */
  readonly geaendert?: string | undefined
}

export interface Page {
  readonly limit: number
  readonly offset?: number | undefined
}

export interface CountQuery {
  readonly tag?: string | undefined
  /** Only datum_von at or after this. */
  readonly from?: string | undefined
  /** Only datum_von before this. */
  readonly to?: string | undefined
}

export interface ListQuery extends Page, CountQuery {
  /** By datum_von, then sortierung ascending. Default 'datum_von_desc'. */
  readonly order?: Order | undefined
}

export type Order = 'datum_von_desc' | 'datum_von_asc'

/** References are kept apart for what editors work on and what the public sees. */
export type Scope = 'entwurf' | 'veroeffentlicht'

/** A document as editors see it: `data`, `author` and `note` are those of the draft. */
export interface Document<Data = unknown> extends Required<{ [K in keyof Window]: string | null }> {
  readonly id: string
  readonly kind: string
  readonly key: string
  /** Whom the draft is for. */
  readonly audience: Audience
  readonly review: Review
  readonly draft_revision: number
  /** null = not public. */
  readonly published_revision: number | null
  readonly created_at: string
  readonly updated_at: string
  /** null = not in the trash. */
  readonly deleted_at: string | null
  readonly data: Data
  readonly author: string
  readonly note: string | null
}

export interface RevisionHead {
  readonly number: number
  readonly author: string
  readonly note: string | null
  readonly created_at: string
}

export interface Revision<Data = unknown> extends RevisionHead {
  readonly data: Data
}

export interface Published<Data = unknown> {
  readonly document_id: string
  readonly kind: string
  readonly key: string
  readonly title: string
  readonly datum_von: string | null
  readonly sortierung: number | null
  readonly gueltig_von: string | null
  readonly gueltig_bis: string | null
  readonly published_at: string
  readonly data: Data
}

export interface Address {
  readonly kind: string
  readonly path: string
  /** When what stands there last changed for visitors. */
  readonly changed_at: string
}

export interface Redirect {
  readonly to: string
  readonly status: number
}
