import type { Audience } from '@rathausplatz/contract'
import type { FrozenFile } from './frozen-files.ts'

/**
 * What the store must know about a kind of document ('seite', 'aktuelles', 'menue', ...), and nothing more.
 * The store keeps any content; the collection says what is right, where it lives and what it is queried by.
 *
 * Methods, not function-valued properties: a `Collection<Seite>` can then stand in a record of collections.
 */
export interface Collection<Data = unknown> {
  readonly kind: string
  /** Other whenever what `parse` makes of the same content may be another. Default: it never is. */
  readonly form?: string
  /** Asked on every write. What it returns is what is stored, so it may also clean (trim, sanitise, fill defaults). */
  parse(data: unknown): Parsed<Data>
  /** Asked before `parse`: work on long content that can be done in several turns of the event loop. */
  ahead?(data: unknown): Promise<void>
  /**
   * Unique within the kind: a page's path, a menu's name. A key that begins with '/' is a path of the site: other
   * documents can link to it, and moving it leaves a redirect behind.
   */
  key(data: Data): string
  /** Content that `parse` refuses, safe to be kept as it was typed. Default: such content is not kept. */
  asTyped?(data: unknown): unknown
  /** What can be read of such content, for all that asks a draft for its title, its place or its links. */
  asFarAsTyped?(typed: unknown, checked: Data | undefined, now: Date): Data
  /** The key of such content; one of its own where it cannot be told yet, undefined where it has to be. */
  draftKey?(shape: Data, issues: readonly Issue[], id: string): string | undefined
  /** The same content at another path; for kinds whose documents stand one below the other. */
  moved?(data: Data, path: string): unknown
  columns(data: Data): Columns
  /** Whom it is for once it is released. Default: everyone. */
  audience?(data: Data): Audience
  references(data: Data): readonly Reference[]
  /** What everyone reads of what was promulgated: it leads to its files as they were then. */
  asPromulgated?(shown: Data, files: readonly FrozenFile[]): Data
  /** The same data with other addresses in its links. */
  readdressed?(data: Data, change: (address: string) => string): Data
  /** The data as they are when a document that they refer to has moved. */
  follow?(data: Data, renaming: Renaming): Data
  /** What lists for editors show and are narrowed by. Default: title, day and tags of the columns. */
  listing?(data: Data): Listing
  /** First moment of invisibility that the content itself names, ISO 8601; a window given on publishing may end earlier. */
  ends?(data: Data): string | undefined
  /** Months after which what is public for good is looked at again, if nobody says otherwise. Default: never. */
  readonly reviewEvery?: number
  /** Asked while publishing, in the same transaction: what only the rest of what is public can tell. */
  besideOthers?(data: Data, others: PublicOthers): Promise<readonly Issue[]>
  /** What visitors get of what is public, where that is less than what is kept. Default: all of it. */
  shown?(data: Data): Data
  /**
   * What is kept when somebody takes it off the website, for kinds of which law wants a word to stay there. Taken back
   * before, it stays as it is.
   */
  takenBack?(data: Data, how: { readonly reason: string; readonly now: Date }): Data
  /** The day since which what visitors get of it is that word; undefined while it holds. */
  takenBackOn?(shown: Data): string | undefined
  /**
   * What speaks against this step of an editor; for kinds that law forbids to change or take away once they are public.
   * `before` is what is public now, `after` what shall be; one of them may be missing.
   */
  objections?(step: PublicStep<Data>): readonly Issue[]
}

export const shownOf = ({ shown }: Pick<Collection, 'shown'>, data: unknown): unknown => shown?.(data) ?? data

export const formOf = ({ form = '' }: Pick<Collection, 'form'>): string => form

/** What is public beside the document that is being published. Windows do not count: what comes later counts too. */
export interface PublicOthers {
  /** Content of the document with this key; undefined if there is none. */
  byKey(kind: string, key: string): Promise<unknown>
  /** Keys of the documents of this kind that link to a path of the site. */
  linkingTo(path: string, kind: string): Promise<readonly string[]>
}

export interface PublicStep<Data> {
  readonly before: Data | undefined
  readonly after: Data | undefined
  /** True where the step would end or delay the visibility of what is public. */
  readonly hides: boolean
  readonly now: Date
}

/** The shape of Standard Schema, so that a zod schema's answer fits after joining the issue paths with dots. */
export type Parsed<Data> =
  | { readonly value: Data; readonly issues?: undefined }
  | { readonly issues: readonly Issue[] }

export interface Issue {
  /** Field, dotted: 'seo.title', 'bilder.0.bildtext'. Empty for the document as a whole. */
  readonly path: string
  /** German, for the editor, shown beside the field. */
  readonly message: string
}

export interface Columns {
  readonly title: string
  /** ISO date or date-time; lists are ordered by its text, so one kind should use one precision. */
  readonly datum_von: string | null
  /** Whole number; documents without one come after those with one. */
  readonly sortierung: number | null
  /** What lists are filtered by, each as one word: 'interessengruppe:3', 'rubrik:sport'. */
  readonly tags: readonly string[]
}

export interface Listing {
  readonly title: string
  /** ISO date or moment in UTC. */
  readonly datum: string | null
  /** `field:value` for each value that the list can be narrowed by. */
  readonly tags: readonly string[]
  /** What further columns show. */
  readonly fields: Readonly<Record<string, unknown>>
}

export interface Reference {
  /** Field that links, dotted like an issue's path. */
  readonly field: string
  /** Path of the site: '/rathaus/oeffnungszeiten', '/medien/x'; with a `kind` the key of a document. */
  readonly to: string
  /** The field names a document of this kind, which has to be there. */
  readonly kind?: string
  /** It need not be there. */
  readonly mayMiss?: boolean
}

/** A document that is called by another key from now on. */
export interface Renaming {
  readonly kind: string
  readonly from: string
  readonly to: string
}

export type Collections = Readonly<Record<string, Collection<unknown>>>

export type Kind<C extends Collections> = keyof C & string

export type DataOf<C extends Collections, K extends keyof C> =
  C[K] extends Collection<infer Data> ? Data : never
