import type { Audience } from '@rathausplatz/contract'
import type { Generated } from 'kysely'

/** The tables of lists for editors. */
export interface ListingTables {
  listings: ListingsTable
  listing_words: ListingWordsTable
  listing_tags: ListingTagsTable
}

/**
 * Rows of lists for editors, including the trash. Only listing.ts writes them, except that checks/derived.ts
 * resets the findings.
 */
interface ListingsTable {
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

/** Folded words of titles and addresses. */
interface ListingWordsTable {
  word: string
  document_id: string
}

/**
 * Filters of lists with the sort columns: a state, a state of a kind, a value of a field, a section, an
 * author.
 */
interface ListingTagsTable {
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
