import type { Generated } from 'kysely'
import type { Audience } from './collection.ts'
import type { Scope } from './store.ts'

/**
 * The tables as Kysely sees them. Portable on purpose: JSON as text, moments as ISO 8601 UTC text (they sort as they
 * are), flags as 0 and 1.
 */
export interface Tables {
  documents: DocumentsTable
  revisions: RevisionsTable
  releases: ReleasesTable
  release_tags: ReleaseTagsTable
  release_counts: ReleaseCountsTable
  published: PublishedView
  published_tags: PublishedTagsView
  published_counts: PublishedCountsView
  document_references: DocumentReferencesTable
  redirects: RedirectsTable
  derived: DerivedTable
  changes: ChangesTable
  closed_files: ClosedFilesTable
  working_copies: WorkingCopiesTable
  kind_forms: KindFormsTable
  unfit: UnfitTable
}

export interface DocumentsTable {
  id: string
  kind: string
  key: string
  /** Whom the draft is for. */
  audience: Audience
  review: Review
  draft_revision: number
  published_revision: number | null
  gueltig_von: string | null
  gueltig_bis: string | null
  created_at: string
  updated_at: string
  /** Since when it lies in the trash. */
  deleted_at: string | null
}

/** Never updated, never deleted. */
export interface RevisionsTable {
  document_id: string
  number: number
  data: string
  author: string
  note: string | null
  created_at: string
}

/** What a public list is filtered and ordered by; the same columns for all documents and for those of one tag. */
export interface ListColumns {
  document_id: string
  kind: string
  datum_von: string
  sortierung: number
  gueltig_von: string
  gueltig_bis: string
  /** 1 when the window has been over for long: lists and counts need not step over it any more. */
  ended: number
}

/** What of the released documents is for everyone: such a read touches no other content. */
export interface PublishedView extends ListColumns {
  key: string
  revision: number
  title: string
  data: string
  /** The form of its kind when it was checked. */
  form: string
  published_at: string
}

export interface PublishedTagsView extends ListColumns {
  tag: string
}

/** How many rows with ended = 0 a kind has, in all (tag '') and per tag, so that counting does not grow. */
export interface PublishedCountsView {
  kind: string
  tag: string
  count: number
}

/** One row per released document, whoever it is for. Written by publication.ts alone; the public reads its views. */
export type ReleasesTable = PublishedView & For
export type ReleaseTagsTable = PublishedTagsView & For
export type ReleaseCountsTable = PublishedCountsView & For

type For = { audience: Audience }

export interface DocumentReferencesTable {
  document_id: string
  scope: 'entwurf' | 'veroeffentlicht'
  field: string
  to_path: string
}

/** What was done to documents, in the order in which it was done. Nothing here is changed afterwards. */
export interface ChangesTable {
  seq: Generated<number>
  at: string
  who: string
  what:
    | 'angelegt'
    | 'bearbeitet'
    | 'eingereicht'
    | 'freigegeben'
    | 'zurueckgegeben'
    | 'veroeffentlicht'
    | 'zurueckgezogen'
    | 'geloescht'
    | 'zurueckgeholt'
  kind: string
  document_id: string
  key: string
  /** Where it was before, if it moved. */
  old_key: string | null
  /** What was said to it. */
  note: string | null
}

/** What an editor types, as it is: unchecked, one per person and document, gone when it is saved. */
export interface WorkingCopiesTable {
  document_id: string
  author: string
  kind: string
  /** The revision it began from; null for a document that is not there yet. */
  base_revision: number | null
  data: string
  updated_at: string
}

/** Of each kind the form its contents have, and how far they have been brought to it; null = all of them. */
export interface KindFormsTable {
  kind: string
  form: string
  renewed_up_to: string | null
}

/** Contents that the rules of today refuse, with what is wrong as JSON. */
export interface UnfitTable {
  document_id: string
  scope: Scope
  issues: string
}

/** How far a draft is: worked on, waiting for somebody's look, fit to be public. A new revision begins anew. */
export type Review = 'entwurf' | 'in_pruefung' | 'freigegeben'

/** Files that were ever meant for others than everyone: only a public document opens them. */
export interface ClosedFilesTable {
  path: string
}

/** Of each room that keeps rows of public documents: their form, and how far they are filled; null = all of them. */
export interface DerivedTable {
  name: string
  form: string
  filled_up_to: string | null
}

export interface RedirectsTable {
  from_path: string
  to_path: string
  status: number
  created_at: string
}
