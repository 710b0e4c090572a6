import type { Audience, Medienart, Verkuendungsbefund } from '@rathausplatz/contract'
import type { Generated } from 'kysely'
import type { ListingTables } from './listing-tables.ts'
import type { ReleaseTables } from './release-tables.ts'

/**
 * The tables as Kysely sees them. Portable on purpose: JSON as text, moments as ISO 8601 UTC text, which
 * sorts correctly, flags as 0 and 1.
 */
export interface Tables extends ReleaseTables, ListingTables {
  documents: DocumentsTable
  revisions: RevisionsTable
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

/** Rows are never updated, and deleted only together with their document. */
export interface RevisionsTable {
  document_id: string
  number: number
  data: string
  author: string
  note: string | null
  created_at: string
}

export interface DocumentReferencesTable {
  document_id: string
  scope: 'entwurf' | 'veroeffentlicht'
  field: string
  to_path: string
  /** The named part of the target, such as a person of an office; empty for the whole target. */
  part: string
}

/** The log of changes, in order. Rows are never updated; old ones are deleted. */
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
