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
 * The store of the embedded CMS. Editors write drafts, every draft is a revision, and publishing copies one
 * revision to the public tables. Each write is one transaction and is acknowledged only after its commit.
 */
export interface Store<C extends Collections = Collections> extends DocumentSteps<C> {
  /**
   * Returns the steps of documents inside a transaction of a room, so that the room's own data and the
   * document change together or not at all. After a refusal, the room itself has to roll back.
   */
  within(transaction: Db): DocumentSteps<C>
  /** Restores a document from the trash as a draft; 'vergeben' if another document has its address. */
  undelete(id: string, how: Undelete): Promise<Result<Document<DataOf<C, Kind<C>>>>>
  /**
   * Moves a page with all pages below it, drafts and public versions: all or none. Returns the moved page
   * first.
   */
  move(id: string, how: Move): Promise<Result<readonly Document<DataOf<C, Kind<C>>>[]>>
  /** Creates documents in one transaction, published by default: all or none. For the seed and imports. */
  writeAll(documents: readonly SeedDocument<Kind<C>>[]): Promise<Result<readonly string[]>>
  /**
   * Imports documents of another town in one transaction: all or none. Documents to which these refer may be
   * imported later.
   */
  takeIn(documents: readonly TakenDocument<Kind<C>>[]): Promise<Result<readonly string[]>>
  /** Imports a redirect. False if the path already has a document or a redirect. */
  takeRedirect(redirect: { readonly from: string; readonly to: string }): Promise<Result<boolean>>

  /**
   * Stores a working copy without validation, also of a document that does not exist yet. Saving the document
   * deletes the working copy.
   */
  keepWorkingCopy(copy: NewWorkingCopy<Kind<C>>): Promise<Result<WorkingCopyHead>>
  discardWorkingCopy(id: string, author: string): Promise<Result<void>>
  /** Copies another editor's working copy to `author`; the original stays and is marked as taken over. */
  takeOverWorkingCopy(id: string, how: TakeOver): Promise<Result<WorkingCopy>>
  workingCopy(id: string, author: string): Promise<WorkingCopy | undefined>
  /** Returns the working copies of a person or of a document, latest change first. */
  workingCopies(
    of: { readonly author: string } | { readonly id: string },
  ): Promise<readonly WorkingCopyHead[]>

  /** Creates a preview link to the newest draft; 'nicht_moeglich' for documents that are not for everyone. */
  makePreviewLink(id: string, how: NewPreviewLink): Promise<Result<PreviewLink>>
  endPreviewLink(id: string, how: EndPreviewLink): Promise<Result<void>>
  /** Returns the latest review step of a draft; undefined once the draft is public. */
  lastReview(id: string): Promise<Reviewed | undefined>
  /** Returns the day of the withdrawal of a document; undefined while it is valid. */
  takenBackOn(document: Pick<Document, 'id' | 'kind'>): Promise<string | undefined>

  /** Returns the valid preview links of a document, newest first. */
  previewLinks(id: string): Promise<readonly PreviewLink[]>
  /** Returns the link of a key by the key's hash. */
  previewLink(keyHash: string): Promise<PreviewLink | undefined>

  /** Returns the responsible person and the review date of a document. */
  care(id: string): Promise<Care>
  setCare(id: string, how: SetCare): Promise<Result<Care>>
  /** Records a review without changes. */
  stillRight(id: string, how: Undelete): Promise<Result<Care>>
  /** Returns the contents that keep stating old facts of a record, because an editor decided so. */
  keptFacts(record: string): Promise<readonly KeptFact[]>
  /** Marks or unmarks old facts that one content keeps stating. */
  keepFacts(id: string, how: KeepFacts): Promise<Result<void>>
  /** Returns the additional columns of the inventory. */
  stockOf(ids: readonly string[]): Promise<ReadonlyMap<string, Stock>>

  /** Returns a document with its draft, for editors. */
  document(id: string): Promise<Document<DataOf<C, Kind<C>>> | undefined>
  /** Returns a document in the trash. */
  deletedDocument(id: string): Promise<Document<DataOf<C, Kind<C>>> | undefined>
  documentByKey<K extends Kind<C>>(kind: K, key: string): Promise<Document<DataOf<C, K>> | undefined>
  /** Returns documents of a kind, latest change first. */
  documents<K extends Kind<C>>(kind: K, page: Page): Promise<readonly Document<DataOf<C, K>>[]>
  countDocuments(kind: Kind<C>): Promise<number>
  /** Lists documents, filtered, searched and sorted. The cost does not depend on the number of documents. */
  list(query: EditorQuery<Kind<C>>): Promise<EditorList>
  /** Returns one level of the tree of pages: the paths directly below a path. */
  level(query: LevelQuery<Kind<C>>): Promise<Level>
  /** Returns documents in the trash, latest deletion first. */
  trash(page: Page): Promise<readonly Document<DataOf<C, Kind<C>>>[]>
  /** Returns the revisions of a document, newest first, without their data. */
  revisions(id: string, query?: RevisionsQuery): Promise<readonly RevisionHead[]>
  revision(id: string, number: number): Promise<Revision<DataOf<C, Kind<C>>> | undefined>
  /** Returns the references of a document. */
  references(id: string, scope: Scope): Promise<readonly { readonly field: string; readonly to: string }[]>
  /** Returns the documents that link to a path of the site. */
  referrers(path: string, scope: Scope): Promise<readonly Referrer[]>

  /** Sets the size of a replaced file in the contents that name it. */
  fileReplaced(datei: string): Promise<Result<void>>

  /** Returns the documents that refer to a document by field, or by link, also over redirects. */
  usedBy(id: string, scope: Scope): Promise<readonly Referrer[]>

  /** Renews contents of an older form in small steps, in the background after the start. */
  renew(isClosed: () => boolean): Promise<void>
  /** Returns the contents that current rules refuse; their public versions stay. */
  unfit(): Promise<readonly UnfitContent[]>
  /** Returns such contents of one document. */
  unfitOf(id: string): Promise<readonly UnfitContent[]>
  /** Returns the issues of a draft that prevent its publication. */
  gapsOf(document: Document): Promise<readonly Issue[]>
  /** Returns the issues by which a publication of the draft would be refused now. */
  refusalsOf(document: Document): Promise<readonly Issue[]>

  /** Reads the log of changes. */
  changes(query: ChangesQuery): Promise<readonly Change[]>

  /** Returns all authors in the log. */
  authors(): Promise<readonly string[]>

  /** Returns the places of documents' drafts, including documents in the trash. */
  standingsOf(ids: readonly string[]): Promise<ReadonlyMap<string, Standing>>

  /**
   * Tests whether the file at this path is public now; false if only internal or unpublished documents link
   * to it.
   */
  isForEveryone(path: string): Promise<boolean>
  /** Returns the restrictions of a file; undefined if it is public. */
  closedFile(path: string): Promise<ClosedFile | undefined>
  /**
   * Returns the audience that a file was closed for, even if a document opens it now; undefined if it was
   * never closed.
   */
  closedFor(path: string): Promise<ClosedFor | undefined>
  /** Returns the drafts and public versions that use a file, including documents in the trash. */
  fileUse(path: string): Promise<FileUse>

  /** Public reads: only documents that are published and within their time window. */
  readonly published: PublishedReads<C>

  /**
   * The database, for rooms with tables of their own: with the same connections and rules for transactions.
   */
  readonly database: Database

  close(): Promise<void>
}

export interface PublishedReads<C extends Collections = Collections> {
  byKey<K extends Kind<C>>(kind: K, key: string): Promise<Published<DataOf<C, K>> | undefined>
  byId(id: string): Promise<Published<DataOf<C, Kind<C>>> | undefined>
  list<K extends Kind<C>>(kind: K, query: ListQuery): Promise<readonly Published<DataOf<C, K>>[]>
  /** The cost grows with the rows of the time span; without a time span it is constant. */
  count(kind: Kind<C>, query?: CountQuery): Promise<number>
  /** Returns counts per tag with this prefix; a tag that no document has any more can have the count 0. */
  countByTag(kind: Kind<C>, prefix: string): Promise<ReadonlyMap<string, number>>
  redirect(path: string): Promise<Redirect | undefined>
  /**
   * Returns the paths of the public documents of these kinds, one kind after the other, each in text order.
   * For the sitemap.
   */
  addresses(kinds: readonly Kind<C>[], page: Page): Promise<readonly Address[]>
  countAddresses(kinds: readonly Kind<C>[]): Promise<number>
}
