import type { Audience, Medienart, Verkuendungsbefund } from '@rathausplatz/contract'
import type { Generated } from 'kysely'

/**
 * The tables as Kysely sees them. Portable on purpose: JSON as text, moments as ISO 8601 UTC text, which
 * sorts correctly, flags as 0 and 1.
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
  preview_links: PreviewLinksTable
  uebernommene_adressen: UebernommeneAdressenTable
  kind_forms: KindFormsTable
  unfit: UnfitTable
  listings: ListingsTable
  listing_words: ListingWordsTable
  listing_tags: ListingTagsTable
  care: CareTable
  kept_facts: KeptFactsTable
  verkuendete_dateien: VerkuendeteDateienTable
}

export interface DocumentsTable {
  id: string
  kind: string
  key: string
  /** Audience of the draft. */
  audience: Audience
  review: Review
  draft_revision: number
  /** Number of missing or invalid fields of the draft. */
  gaps: Generated<number>
  published_revision: number | null
  gueltig_von: string | null
  gueltig_bis: string | null
  created_at: string
  updated_at: string
  /** Time of deletion; null if the document is not in the trash. */
  deleted_at: string | null
}

/** Rows are never updated and never deleted. */
export interface RevisionsTable {
  document_id: string
  number: number
  data: string
  author: string
  note: string | null
  created_at: string
}

/** Filter and sort columns of public lists, equal for documents and for tags. */
export interface ListColumns {
  document_id: string
  kind: string
  datum_von: string
  sortierung: number
  gueltig_von: string
  gueltig_bis: string
  /** 1 if the window ended long ago: lists and counts skip the row. */
  ended: number
}

/** The public part of the released documents. Public reads touch no other content. */
export interface PublishedView extends ListColumns {
  key: string
  revision: number
  title: string
  data: string
  /** The form of the document's kind when the data was validated. */
  form: string
  published_at: string
}

export interface PublishedTagsView extends ListColumns {
  tag: string
}

/**
 * Number of rows with ended = 0 per kind, in total (tag '') and per tag, so that counting has a constant
 * cost.
 */
export interface PublishedCountsView {
  kind: string
  tag: string
  count: number
}

/**
 * One row per released document of any audience. Only publication.ts writes it; public reads use its views.
 */
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

/** The log of changes, in order. Rows are only appended. */
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
    /** A preview link was created, or ended before its time. */
    | 'vorschau_geteilt'
    | 'vorschau_beendet'
    /** A change of responsible person or review date, or a review without changes. */
    | 'gepflegt'
    /** The export of the town was requested, or downloaded. */
    | 'ausgefuehrt'
    | 'heruntergeladen'
    /** Data sent by a resident was opened. */
    | 'gelesen'
    /** The time window of a document has begun or ended, without an action. */
    | 'sichtbar'
    | 'unsichtbar'
  kind: string
  document_id: string
  key: string
  /** The former key, if the document moved. */
  old_key: string | null
  /** A note on the action. */
  note: string | null
}

/** Working copies: unvalidated, one per person and document, deleted on saving. */
export interface WorkingCopiesTable {
  document_id: string
  author: string
  kind: string
  /** The revision from which the working copy started; null for a document that does not exist yet. */
  base_revision: number | null
  data: string
  updated_at: string
  /** When the author started the working copy; '' if unknown. */
  begun_at: Generated<string>
  /** The editor who has taken the working copy over, and when. */
  taken_by: Generated<string | null>
  taken_at: Generated<string | null>
}

/** Preview links. `ends_at` is the last valid moment. */
export interface PreviewLinksTable {
  id: string
  key_hash: string
  document_id: string
  author: string
  created_at: string
  ends_at: string
}

/** Addresses of documents on a former website; they redirect to the document once it is public. */
export interface UebernommeneAdressenTable {
  /**
   * The full address; for a document that was imported from a row of a table, the identifying value of the
   * row.
   */
  adresse: string
  document_id: string
  /** The path of the address on this site; null if it cannot be requested here. */
  von: string | null
}

/** The form of each kind's contents, and the progress of their renewal; null: done. */
export interface KindFormsTable {
  kind: string
  form: string
  renewed_up_to: string | null
}

/** Contents that current rules refuse, with the issues as JSON. */
export interface UnfitTable {
  document_id: string
  scope: Scope
  issues: string
}

/** Rows of lists for editors, including the trash. Only listing.ts writes them. */
export interface ListingsTable {
  document_id: string
  kind: string
  key: string
  /** Audience of the draft. */
  audience: Audience
  title: string
  /** Sort key of the title. */
  title_key: string
  /** Day or moment of the document; '' if it has none. */
  datum: string
  /** State as of the last update; the clock changes it too. */
  status: Status
  in_trash: number
  gueltig_von: string | null
  gueltig_bis: string | null
  updated_at: string
  /** Values of further columns, as JSON. */
  fields: string
  /** Responsible account; '' if there is none. */
  owner: Generated<string>
  /** Review date; without one, the last of all days. */
  review_on: Generated<string>
  /** Readability of the public version, in tenths of a school year; 0 if unknown. */
  ease: Generated<number>
  /** Number of findings in the public version. */
  findings: Generated<number>
}

/**
 * A fact that a content keeps stating although a record has changed it, because an editor marked it as right.
 */
export interface KeptFactsTable {
  record_id: string
  document_id: string
  /** The fact, normalised. */
  fact: string
}

/** Editorial data of a document beside its content. It stays when the document is in the trash. */
export interface CareTable {
  document_id: string
  /** The responsible account of the desk, which may no longer exist. */
  owner: string | null
  /** Months between two reviews; 0: no reviews; null: default of the kind. */
  rhythm: number | null
  /** Next review date; null: none. */
  review_on: string | null
  /** The last confirmation without changes: when and by whom. */
  looked_at: string | null
  looked_by: string | null
}

/** Folded words of titles and addresses. */
export interface ListingWordsTable {
  word: string
  document_id: string
}

/** Filters of lists with the sort columns: a state, a state of a kind, a value of a field. */
export interface ListingTagsTable {
  tag: string
  document_id: string
  title_key: string
  datum: string
  updated_at: string
}

/** The state of a document for editors: the one that demands the most attention. */
export type Status =
  | 'entwurf'
  | 'in_pruefung'
  | 'geplant'
  | 'oeffentlich'
  | 'geaendert'
  | 'abgelaufen'
  /** Withdrawn; a note stays public. */
  | 'zurueckgenommen'
  | 'papierkorb'

/** The review state of a draft: in progress, submitted, released. A new revision resets it. */
export type Review = 'entwurf' | 'in_pruefung' | 'freigegeben'

/** References are stored separately for drafts and public versions. */
export type Scope = 'entwurf' | 'veroeffentlicht'

/** The audience of a closed file; `redaktion` for an upload of the desk that was never released. */
export type ClosedFor = 'redaktion' | Exclude<Audience, 'oeffentlich'>

/**
 * Files that are open only while a public document links to them: uploads of the desk, and files that were
 * ever restricted.
 */
export interface ClosedFilesTable {
  path: string
  /** The narrowest audience that the file ever had. */
  audience: ClosedFor
}

/** The form of each room's derived rows, and the progress of their rebuild; null: done. */
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

/**
 * A promulgated file as it was at the promulgation. Never deleted; changed only to add a missing hash, or old
 * bytes that were found again.
 */
export interface VerkuendeteDateienTable {
  document_id: string
  /** The path in the document: `/medien/satzung.pdf`. */
  path: string
  /** The permanent address of this version: `/medien/satzung/0f1e2d3c4b5a6978.pdf`. */
  adresse: string
  /** The file's name in the library. */
  datei: string
  art: Medienart
  typ: string
  titel: string
  groesse: number
  version: string
  /** The hash of these bytes; null if not computed yet. */
  sha256: string | null
  verkuendet_am: string
  festgehalten_am: string
  befund: Verkuendungsbefund
}
