import type { Care, SetCare } from './care.ts'
import type { Change, ChangesQuery } from './changes.ts'
import type { Collections, DataOf, Issue, Kind } from './collection.ts'
import type { Database, Db } from './database.ts'
import type {
  Address,
  ClosedFile,
  Document,
  FileUse,
  Published,
  Revision,
  RevisionHead,
  Standing,
  Stock,
} from './document.ts'
import type {
  DocumentSteps,
  Move,
  SeedDocument,
  TakenDocument,
  TakeOver,
  Undelete,
} from './document-steps.ts'
import type { KeepFacts, KeptFact } from './kept-facts.ts'
import type { EndPreviewLink, NewPreviewLink, PreviewLink } from './preview-links.ts'
import type {
  CountQuery,
  EditorList,
  EditorQuery,
  Level,
  LevelQuery,
  ListQuery,
  Page,
  RevisionsQuery,
} from './queries.ts'
import type { Redirect } from './redirects.ts'
import type { Referrer, Result } from './result.ts'
import type { Reviewed } from './review.ts'
import type { ClosedFor, Scope } from './tables.ts'
import type { UnfitContent } from './unfit.ts'
import type { NewWorkingCopy, WorkingCopy, WorkingCopyHead } from './working-copies.ts'

/**
 * The store of the embedded CMS. Editors write drafts, every draft is a revision, publishing copies one revision to
 * where the public reads. Each write is one transaction and is acknowledged only after it is committed.
 */
export interface Store<C extends Collections = Collections> extends DocumentSteps<C> {
  /**
   * The steps of documents inside a transaction that a room has opened: what it keeps of a document changes together
   * with it, or neither does. A refusal leaves what was done so far to the room, which gives up its transaction.
   */
  within(transaction: Db): DocumentSteps<C>
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
