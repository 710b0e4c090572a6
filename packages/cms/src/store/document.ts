import type { Audience } from '@rathausplatz/contract'
import type { FrozenFile } from './frozen-files.ts'
import type { ClosedFor, Review, Status } from './tables.ts'

export interface Window {
  /** First moment of visibility, ISO 8601; null or absent = at once. */
  readonly gueltig_von?: string | null | undefined
  /** First moment of invisibility; null or absent = for good. */
  readonly gueltig_bis?: string | null | undefined
}

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

export interface RevisionHead {
  readonly number: number
  readonly author: string
  readonly note: string | null
  readonly created_at: string
}

export interface Revision<Data = unknown> extends RevisionHead {
  readonly data: Data
}

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

export interface Address {
  readonly kind: string
  readonly path: string
  /** When what stands there last changed for visitors. */
  readonly changed_at: string
}
