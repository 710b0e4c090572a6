import type { Audience } from '@rathausplatz/contract'
import type { FrozenFile } from './frozen-files.ts'
import type { Status } from './listing-tables.ts'
import type { ClosedFor, Review } from './tables.ts'

export interface Window {
  /** Start of visibility, ISO 8601; null or absent: at once. */
  readonly gueltig_von?: string | null | undefined
  /** End of visibility (exclusive), ISO 8601; null or absent: unlimited. */
  readonly gueltig_bis?: string | null | undefined
}

/** A document as editors see it: `data`, `author` and `note` are those of the draft. */
export interface Document<Data = unknown> extends Required<{ [K in keyof Window]: string | null }> {
  readonly id: string
  readonly kind: string
  readonly key: string
  /** Audience of the draft. */
  readonly audience: Audience
  readonly review: Review
  readonly draft_revision: number
  /** Number of missing or invalid fields; with any the draft cannot be published. */
  readonly gaps: number
  /** Null if the document is not public. */
  readonly published_revision: number | null
  readonly created_at: string
  readonly updated_at: string
  /** Null if the document is not in the trash. */
  readonly deleted_at: string | null
  readonly data: Data
  readonly author: string
  readonly note: string | null
}

/** The properties of a document on which rights depend, either of its draft or of its public version. */
export interface Place {
  readonly kind: string
  readonly key: string
  readonly audience: Audience
}

/** Place and title of a document's draft. */
export interface Standing extends Place {
  readonly title: string
  readonly isDeleted: boolean
}

/** A row of a list for editors. */
export interface ListedDocument extends Omit<Document, 'data' | 'note'> {
  readonly title: string
  readonly status: Status
  readonly datum: string | null
  /** The day of the withdrawal; undefined while the document is valid. */
  readonly takenBackOn?: string | undefined
  /** The editor who deleted the document, if it is in the trash. */
  readonly deleted_by: string | null
  /** Values of further columns of the kind. */
  readonly fields: Readonly<Record<string, unknown>>
}

/** Additional columns of the inventory. */
export interface Stock {
  /** The responsible account of the desk, which may no longer exist. */
  readonly owner: string | null
  readonly reviewOn: string | null
  /** Readability of the public version, in school years. */
  readonly ease: number | null
  readonly findings: number
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
  /** The promulgated versions of the document's files. */
  readonly frozen?: readonly FrozenFile[]
  readonly data: Data
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

/** A file that is not public. */
export interface ClosedFile {
  readonly path: string
  /** The narrowest audience that the file ever had. */
  readonly audience: ClosedFor
  /** Restricted documents that link to the file, including deleted ones, except the document in question. */
  readonly keepers: readonly Place[]
}

/** Uses of a file. */
export interface FileUse {
  /** Uses by drafts, including deleted ones. */
  readonly entwurf: readonly (Place & { readonly review: Review })[]
  readonly oeffentlich: readonly Place[]
}

export interface Address {
  readonly kind: string
  readonly path: string
  /** Time of the last visible change at this address. */
  readonly changed_at: string
}
