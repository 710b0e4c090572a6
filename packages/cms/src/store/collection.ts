import type { Audience } from '@rathausplatz/contract'
import type { FrozenFile } from './frozen-files.ts'

/**
 * What the store has to know about a kind of document ('seite', 'aktuelles', 'menue', ...). The store keeps
 * any content; the collection validates it, and returns its key and the columns by which it is queried.
 *
 * Methods, not function-valued properties: this way a `Collection<Seite>` is assignable to a record of
 * collections.
 */
export interface Collection<Data = unknown> {
  readonly kind: string
  /** Changes whenever `parse` may return something else for the same content. Default: never. */
  readonly form?: string
  /**
   * Runs on each write. Its result is stored, so it may also clean the data (trim, sanitise, fill defaults).
   */
  parse(data: unknown): Parsed<Data>
  /** Runs before `parse`: prepares long content and yields to the event loop meanwhile. */
  ahead?(data: unknown): Promise<void>
  /**
   * Unique within the kind: a page's path, a menu's name. A key that begins with '/' is a path of the site:
   * other documents can link to it, and moving it leaves a redirect.
   */
  key(data: Data): string
  /**
   * Returns typed content with the permanent ids of its parts from the version before, for writers that do not
   * send them. Runs before `parse`. Default: the content itself.
   */
  carried?(data: unknown, before: unknown): unknown
  /** Makes content that `parse` refuses safe to store as typed. Default: such content is not stored. */
  asTyped?(data: unknown): unknown
  /** Returns the readable part of content that `parse` refuses, for the title, place and links of a draft. */
  asFarAsTyped?(typed: unknown, checked: Data | undefined, now: Date): Data
  /**
   * Returns the key of content that `parse` refuses: a provisional key if it is not known yet; undefined if a
   * draft needs a known key.
   */
  draftKey?(shape: Data, issues: readonly Issue[], id: string): string | undefined
  /** Returns the content at another path, for kinds whose documents form a tree. */
  moved?(data: Data, path: string): unknown
  columns(data: Data): Columns
  /** Returns the audience of the document once it is released. Default: everyone. */
  audience?(data: Data): Audience
  references(data: Data): readonly Reference[]
  /**
   * Returns the public version of a promulgated document with links to its files as they were at the
   * promulgation.
   */
  asPromulgated?(shown: Data, files: readonly FrozenFile[]): Data
  /** Returns the data with changed addresses in its links. */
  readdressed?(data: Data, change: (address: string) => string): Data
  /** Returns the data after a document that it refers to has moved. */
  follow?(data: Data, renaming: Renaming): Data
  /**
   * Returns what lists for editors show, and by what they are filtered. Default: title, day and tags of the
   * columns.
   */
  listing?(data: Data): Listing
  /**
   * Returns the end of visibility that the content itself sets, ISO 8601; the time window of a publication
   * may end earlier.
   */
  ends?(data: Data): string | undefined
  /** Months between reviews of documents that are public without an end. Default: no reviews. */
  readonly reviewEvery?: number
  /** Checks, in the publishing transaction, rules that depend on other public documents. */
  besideOthers?(data: Data, others: PublicOthers): Promise<readonly Issue[]>
  /** Returns the part of a public document that visitors see. Default: all of it. */
  shown?(data: Data): Data
  /**
   * Returns the data with the true moment of the promulgation, for kinds that state it: the moment at which
   * the document becomes visible for the first time.
   */
  promulgatedAt?(data: Data, at: { readonly begins: Date; readonly now: Date }): Data
  /** Returns the note that stays public after a withdrawal, for kinds where law requires one. Idempotent. */
  takenBack?(data: Data, how: { readonly reason: string; readonly now: Date }): Data
  /** Returns the day of the withdrawal; undefined while the document is valid. */
  takenBackOn?(shown: Data): string | undefined
  /**
   * Returns objections to a step of an editor, for kinds that by law must not be changed or withdrawn once
   * public. `before` is the public version, `after` the next one; one of them may be missing.
   */
  objections?(step: PublicStep<Data>): readonly Issue[]
}

export const shownOf = ({ shown }: Pick<Collection, 'shown'>, data: unknown): unknown => shown?.(data) ?? data

export const formOf = ({ form = '' }: Pick<Collection, 'form'>): string => form

/**
 * The other public documents during a publication. Time windows are ignored, so planned documents are
 * included.
 */
export interface PublicOthers {
  /** Returns the content of the document with this key; undefined if there is none. */
  byKey(kind: string, key: string): Promise<unknown>
  /** Returns the keys of documents of this kind that link to a path of the site. */
  linkingTo(path: string, kind: string): Promise<readonly string[]>
}

export interface PublicStep<Data> {
  readonly before: Data | undefined
  /** True if `before` has not been visible yet. */
  readonly isPlanned?: boolean
  readonly after: Data | undefined
  /** True if the step would end or delay the visibility of the public version. */
  readonly hides: boolean
  readonly now: Date
}

/** Compatible with Standard Schema: a zod result fits once issue paths are joined with dots. */
export type Parsed<Data> =
  | { readonly value: Data; readonly issues?: undefined }
  | { readonly issues: readonly Issue[] }

export interface Issue {
  /** Dotted field path: 'seo.title', 'bilder.0.bildtext'. Empty for the document as a whole. */
  readonly path: string
  /** German message for the editor, shown beside the field. */
  readonly message: string
}

export interface Columns {
  readonly title: string
  /** ISO date or date-time. Lists sort by its text, so one kind should use one precision. */
  readonly datum_von: string | null
  /** Integer; documents without this number come last. */
  readonly sortierung: number | null
  /** The tags by which lists can be filtered, without spaces: 'interessengruppe:3', 'rubrik:sport'. */
  readonly tags: readonly string[]
}

export interface Listing {
  readonly title: string
  /** ISO date, or a moment in UTC. */
  readonly datum: string | null
  /** `field:value` for each value that lists can filter by. */
  readonly tags: readonly string[]
  /** Values of further columns. */
  readonly fields: Readonly<Record<string, unknown>>
}

export interface Reference {
  /** Dotted path of the field with the link. */
  readonly field: string
  /** A path of the site: '/rathaus/oeffnungszeiten', '/medien/x'; with `kind`, the key of a document. */
  readonly to: string
  /** The kind of the document that the field names; that document has to exist. */
  readonly kind?: string
  /** True if the target may be missing. */
  readonly mayMiss?: boolean
  /** The id of the part that the field beside it names: a person of the office. */
  readonly part?: string
}

/** A change of a document's key. */
export interface Renaming {
  readonly kind: string
  readonly from: string
  readonly to: string
}

export type Collections = Readonly<Record<string, Collection<unknown>>>

export type Kind<C extends Collections> = keyof C & string

export type DataOf<C extends Collections, K extends keyof C> =
  C[K] extends Collection<infer Data> ? Data : never
