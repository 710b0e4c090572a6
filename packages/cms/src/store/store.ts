import type { Audience } from '@rathausplatz/contract'
import type { Selectable } from 'kysely'
import type { Care, CareChange } from './care.ts'
import type { Change, ChangesQuery } from './changes.ts'
import type { Collections, DataOf, Issue, Kind } from './collection.ts'
import type { Database } from './database.ts'
import type { FrozenFile } from './frozen-files.ts'
import type { PreviewLink } from './preview-links.ts'
import type { Referrer, Result } from './result.ts'
import type { Reviewed } from './review.ts'
import type { KeptFactsTable, Review, Status, WorkingCopiesTable } from './tables.ts'

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

/**
 * The store of the embedded CMS. Editors write drafts, every draft is a revision, publishing copies one revision to
 * where the public reads. Each write is one transaction and is acknowledged only after it is committed.
 */
export interface Store<C extends Collections = Collections> extends DocumentSteps<C> {
  /**
   * The steps of documents inside a transaction that a room has opened: what it keeps of a document changes together
   * with it, or neither does. A refusal leaves what was done so far to the room, which gives up its transaction.
   */
  within(transaction: Database['read']): DocumentSteps<C>
  /** Out of the trash as a draft; 'vergeben' if another document stands at its address by now. */
  undelete(id: string, how: Undelete): Promise<Result<Document<DataOf<C, Kind<C>>>>>
  /** A page to another path with all that stands below it, draft and public alike: all or none. That page comes first. */
  move(id: string, how: Move): Promise<Result<readonly Document<DataOf<C, Kind<C>>>[]>>
  /** Many new documents in one transaction, published unless told otherwise: all or none. For the seed and imports. */
  writeAll(documents: readonly SeedDocument<Kind<C>>[]): Promise<Result<readonly string[]>>
  /** Documents of another town as they were there, in one transaction: all or none. What they name may come later. */
  takeIn(documents: readonly TakenDocument<Kind<C>>[]): Promise<Result<readonly string[]>>
  /** Where visitors of an old path are sent. Whether: not from a path at which something stands or which is known already. */
  takeRedirect(redirect: { readonly from: string; readonly to: string }): Promise<Result<boolean>>

  /** Keeps what an editor types, unchecked, also for a document that is not there yet. Saving it ends the copy. */
  keepWorkingCopy(copy: NewWorkingCopy<Kind<C>>): Promise<Result<WorkingCopyHead>>
  discardWorkingCopy(id: string, author: string): Promise<Result<void>>
  /** Makes what somebody else has typed the copy of `author`, too; theirs stays and is noted as taken over. */
  takeOverWorkingCopy(id: string, how: TakeOver): Promise<Result<WorkingCopy>>
  workingCopy(id: string, author: string): Promise<WorkingCopy | undefined>
  /** Of a person, or of all who work on a document; the last touched first. */
  workingCopies(
    of: { readonly author: string } | { readonly id: string },
  ): Promise<readonly WorkingCopyHead[]>

  /** A link that shows the newest draft to whoever holds its key; 'nicht_moeglich' for what is not for everyone. */
  makePreviewLink(id: string, how: NewPreviewLink): Promise<Result<PreviewLink>>
  endPreviewLink(id: string, how: EndPreviewLink): Promise<Result<void>>
  /** What was said last of a draft that somebody was asked to look at, as long as it is not public. */
  lastReview(id: string): Promise<Reviewed | undefined>
  /** Since which day what is public of it no longer holds; undefined while it does. */
  takenBackOn(document: Pick<Document, 'id' | 'kind'>): Promise<string | undefined>

  /** Those of a document that hold, the newest first. */
  previewLinks(id: string): Promise<readonly PreviewLink[]>
  /** The one that a key opens, known by its hash. */
  previewLink(keyHash: string): Promise<PreviewLink | undefined>

  /** Who answers for a document, and when it is to be looked at again. */
  care(id: string): Promise<Care>
  setCare(id: string, how: SetCare): Promise<Result<Care>>
  /** Somebody has looked at it, and all is still right. */
  stillRight(id: string, how: Undelete): Promise<Result<Care>>
  /** Which contents go on saying what a record says no more, as somebody has decided. */
  keptFacts(record: string): Promise<readonly KeptFact[]>
  /** Decides it of one content, or takes that back. */
  keepFacts(id: string, how: KeepFacts): Promise<Result<void>>
  /** What lists of all documents tell of these beside what every list tells. */
  stockOf(ids: readonly string[]): Promise<ReadonlyMap<string, Stock>>

  /** For editors: drafts, versions, who links to whom. */
  document(id: string): Promise<Document<DataOf<C, Kind<C>>> | undefined>
  /** One that lies in the trash. */
  deletedDocument(id: string): Promise<Document<DataOf<C, Kind<C>>> | undefined>
  documentByKey<K extends Kind<C>>(kind: K, key: string): Promise<Document<DataOf<C, K>> | undefined>
  /** Last changed first. */
  documents<K extends Kind<C>>(kind: K, page: Page): Promise<readonly Document<DataOf<C, K>>[]>
  countDocuments(kind: Kind<C>): Promise<number>
  /** Documents of some kinds or of all, narrowed, searched and in order; at the same cost however many there are. */
  list(query: EditorQuery<Kind<C>>): Promise<EditorList>
  /** What stands one step below a path: one level of the tree of pages. */
  level(query: LevelQuery<Kind<C>>): Promise<Level>
  /** What lies in the trash, the last deleted first. */
  trash(page: Page): Promise<readonly Document<DataOf<C, Kind<C>>>[]>
  /** Newest first, without their contents. */
  revisions(id: string, query?: RevisionsQuery): Promise<readonly RevisionHead[]>
  revision(id: string, number: number): Promise<Revision<DataOf<C, Kind<C>>> | undefined>
  /** What this document links to. */
  references(id: string, scope: Scope): Promise<readonly { readonly field: string; readonly to: string }[]>
  /** Who links to this path of the site: the where-used list. */
  referrers(path: string, scope: Scope): Promise<readonly Referrer[]>

  /** Who refers to a document, by a link or by a field: the where-used list. */
  usedBy(id: string, scope: Scope): Promise<readonly Referrer[]>

  /** Brings contents of an older form to that of today, in small steps; for after the start, in the background. */
  renew(isClosed: () => boolean): Promise<void>
  /** Contents that the rules of today refuse; what is public of them stays. */
  unfit(): Promise<readonly UnfitContent[]>
  /** What of one document they refuse. */
  unfitOf(id: string): Promise<readonly UnfitContent[]>
  /** What a draft lacks before it can be published. */
  gapsOf(document: Document): Promise<readonly Issue[]>

  /** What was done to documents, by whom and when. */
  changes(query: ChangesQuery): Promise<readonly Change[]>

  /** Everybody who did any of that. */
  authors(): Promise<readonly string[]>

  /** Where the drafts of documents stand, also of those in the trash. */
  standingsOf(ids: readonly string[]): Promise<ReadonlyMap<string, Standing>>

  /** Whether everyone may see a file of this path now: not if only documents lead to it that are for others, or not yet public. */
  isForEveryone(path: string): Promise<boolean>
  /** What is to be known of a file that is not for everyone; undefined if it is. */
  closedFile(path: string): Promise<ClosedFile | undefined>
  /** For whom a file was closed, whatever opens it by now; undefined for what was never closed. */
  closedFor(path: string): Promise<ClosedFor | undefined>
  /** Drafts and public states that use a file, also from the trash. */
  fileUse(path: string): Promise<FileUse>

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

/** A document as far as rights go: where its draft stands, or what is public of it. */
export interface Place {
  readonly kind: string
  readonly key: string
  readonly audience: Audience
}

/** Where a draft stands, and what it is called there. */
export interface Standing extends Place {
  readonly title: string
  readonly isDeleted: boolean
}

/** Whom a file is for that is not there for everyone; `redaktion` is one that the desk took in and nobody released. */
export type ClosedFor = 'redaktion' | Exclude<Audience, 'oeffentlich'>

/** A file that not everyone may see. */
export interface ClosedFile {
  readonly path: string
  /** The fewest that it was ever meant for. */
  readonly audience: ClosedFor
  /** Documents it is kept for: that are not for everyone and lead to it, also from the trash, beside the one in question. */
  readonly keepers: readonly Place[]
}

/** Where a file is used. */
export interface FileUse {
  /** By drafts, also from the trash. */
  readonly entwurf: readonly (Place & { readonly review: Review })[]
  readonly oeffentlich: readonly Place[]
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
interface Asked {
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

export interface UnfitContent {
  readonly document_id: string
  readonly kind: string
  readonly key: string
  readonly audience: Audience
  readonly scope: Scope
  readonly issues: readonly Issue[]
}

export interface ReviewStep extends Asked {
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

export interface TakeOver extends Asked {
  readonly author: string
  /** Whose work it is. */
  readonly from: string
}

export type WorkingCopyHead = Omit<Selectable<WorkingCopiesTable>, 'data'>
export type WorkingCopy = WorkingCopyHead & { readonly data: unknown }

export interface Window {
  /** First moment of visibility, ISO 8601; null or absent = at once. */
  readonly gueltig_von?: string | null | undefined
  /** First moment of invisibility; null or absent = for good. */
  readonly gueltig_bis?: string | null | undefined
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

export interface SetCare extends CareChange, Asked {
  readonly author: string
  /** Said to it in the log. */
  readonly note: string
}

export type KeptFact = Pick<KeptFactsTable, 'document_id' | 'fact'>

export interface KeepFacts extends Asked {
  /** The record that says it no more. */
  readonly record: string
  readonly facts: readonly string[]
  readonly isKept: boolean
  readonly author: string
  /** Said to it in the log. */
  readonly note: string
}

export interface Undelete extends Asked {
  readonly author: string
}

export interface NewPreviewLink extends Asked {
  readonly author: string
  readonly keyHash: string
  /** The last moment of the link, ISO 8601. */
  readonly endsAt: string
}

export interface EndPreviewLink extends Asked {
  readonly link: string
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

/** A document as lists show it. */
export interface ListedDocument extends Omit<Document, 'data' | 'note'> {
  readonly title: string
  readonly status: Status
  readonly datum: string | null
  /** The day on which it was taken back; undefined while it holds. */
  readonly takenBackOn?: string | undefined
  /** Who put it into the trash, where it lies there. */
  readonly deleted_by: string | null
  /** Further columns of its kind. */
  readonly fields: Readonly<Record<string, unknown>>
}

/** What lists of all documents tell of one beside what every list tells. */
export interface Stock {
  /** An account of the desk, which may be gone by now. */
  readonly owner: string | null
  readonly reviewOn: string | null
  /** How hard what is public is to read, in school years. */
  readonly ease: number | null
  readonly findings: number
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
  /** How many things of the draft are missing or do not fit yet: it cannot be published before. */
  readonly gaps: number
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

/** Default: all. */
export interface RevisionsQuery {
  /** Only older ones than this. */
  readonly before?: number | undefined
  readonly limit?: number | undefined
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
  readonly revision: number
  readonly published_at: string
  /** Of what was promulgated: its files as they were written down then. */
  readonly frozen?: readonly FrozenFile[]
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
