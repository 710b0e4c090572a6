import type { Audience, Medienart, Verkuendungsbefund } from '@rathausplatz/contract'
import type { Generated } from 'kysely'

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
  /** Whom the draft is for. */
  audience: Audience
  review: Review
  draft_revision: number
  /** How many things of the draft are missing or do not fit yet. */
  gaps: Generated<number>
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
    /** A link to its draft was made for others, or ended before its time. */
    | 'vorschau_geteilt'
    | 'vorschau_beendet'
    /** Who answers for it, or when it is looked at again; or somebody has looked, and it is still right. */
    | 'gepflegt'
    /** The whole town as one file: somebody had it made, or took it with them. */
    | 'ausgefuehrt'
    | 'heruntergeladen'
    /** What a resident has sent was opened. */
    | 'gelesen'
    /** Its window has begun or ended: nobody did anything. */
    | 'sichtbar'
    | 'unsichtbar'
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
  /** When its author began to type; '' where nobody knows any more. */
  begun_at: Generated<string>
  /** Who goes on with it, and since when. */
  taken_by: Generated<string | null>
  taken_at: Generated<string | null>
}

/** Who holds the key sees the newest draft until the end, which is the last moment. */
export interface PreviewLinksTable {
  id: string
  key_hash: string
  document_id: string
  author: string
  created_at: string
  ends_at: string
}

/** Where a document stood on another website: once it is public, who asks for that address is sent to it. */
export interface UebernommeneAdressenTable {
  /** In full; of a row of a table what tells it from others. */
  adresse: string
  document_id: string
  /** Its path; null for what could not be asked for here. */
  von: string | null
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

/** What editors see of each document in lists, also in that of the trash. Written by listing.ts alone. */
export interface ListingsTable {
  document_id: string
  kind: string
  key: string
  /** Whom the draft is for. */
  audience: Audience
  title: string
  /** The title as it is put in order. */
  title_key: string
  /** Day or moment of the document; '' for none. */
  datum: string
  /** As of the last change or look; the clock changes it too. */
  status: Status
  in_trash: number
  gueltig_von: string | null
  gueltig_bis: string | null
  updated_at: string
  /** What further columns show, as JSON. */
  fields: string
  /** Who answers for it; '' for nobody. */
  owner: Generated<string>
  /** The day to look at it again; the last of all days for none. */
  review_on: Generated<string>
  /** How hard what is public is to read, in tenths of a school year; 0 where nothing says it. */
  ease: Generated<number>
  /** What was found in what is public. */
  findings: Generated<number>
}

/** A content that goes on saying what a record says no more: somebody has found it right there. */
export interface KeptFactsTable {
  record_id: string
  document_id: string
  /** What it says, the same however it is written. */
  fact: string
}

/** What the desk knows of a document beside its content. It goes with the document, also into the trash and back. */
export interface CareTable {
  document_id: string
  /** An account of the desk, which may be gone by now. */
  owner: string | null
  /** Months from one look to the next; 0 = no rhythm; null = as the kind has it. */
  rhythm: number | null
  /** Day of the next look; null = none. */
  review_on: string | null
  /** When somebody has said that all is still right, and who. */
  looked_at: string | null
  looked_by: string | null
}

/** Words of titles and addresses, folded. */
export interface ListingWordsTable {
  word: string
  document_id: string
}

/** What lists are narrowed by, with what they are put in order by: a state, a state of a kind, a value of a field. */
export interface ListingTagsTable {
  tag: string
  document_id: string
  title_key: string
  datum: string
  updated_at: string
}

/** How editors see a document: each is in one state, the one that asks most of them. */
export type Status =
  | 'entwurf'
  | 'in_pruefung'
  | 'geplant'
  | 'oeffentlich'
  | 'geaendert'
  | 'abgelaufen'
  /** It stays public with a word in its place. */
  | 'zurueckgenommen'
  | 'papierkorb'

/** How far a draft is: worked on, waiting for somebody's look, fit to be public. A new revision begins anew. */
export type Review = 'entwurf' | 'in_pruefung' | 'freigegeben'

/** References are kept apart for what editors work on and what the public sees. */
export type Scope = 'entwurf' | 'veroeffentlicht'

/** Whom a file is for that is not there for everyone; `redaktion` is one that the desk took in and nobody released. */
export type ClosedFor = 'redaktion' | Exclude<Audience, 'oeffentlich'>

/** Files that only a public document opens: those that the desk took in, and those that were ever meant for some. */
export interface ClosedFilesTable {
  path: string
  /** The fewest that it was ever meant for. */
  audience: ClosedFor
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

/** A file of a document that was promulgated, as it was at that moment. Never deleted; changed only for a sum that was missing, and for old bytes that were found again. */
export interface VerkuendeteDateienTable {
  document_id: string
  /** By which the document leads to it: `/medien/satzung.pdf`. */
  path: string
  /** Where it stays as it is: `/medien/satzung/0f1e2d3c4b5a6978.pdf`. */
  adresse: string
  /** What it is called in the library. */
  datei: string
  art: Medienart
  typ: string
  titel: string
  groesse: number
  version: string
  /** Null where nobody has reckoned it yet; never of other bytes. */
  sha256: string | null
  verkuendet_am: string
  festgehalten_am: string
  befund: Verkuendungsbefund
}
