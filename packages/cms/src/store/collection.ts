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
  /**
   * Unique within the kind: a page's path, a menu's name. A key that begins with '/' is a path of the site: other
   * documents can link to it, and moving it leaves a redirect behind.
   */
  key(data: Data): string
  columns(data: Data): Columns
  /** Whom it is for once it is released. Default: everyone. */
  audience?(data: Data): Audience
  references(data: Data): readonly Reference[]
  /** First moment of invisibility that the content itself names, ISO 8601; a window given on publishing may end earlier. */
  ends?(data: Data): string | undefined
  /** Asked while publishing, in the same transaction: what only the rest of what is public can tell. */
  besideOthers?(data: Data, others: PublicOthers): Promise<readonly Issue[]>
  /**
   * What speaks against this step of an editor; for kinds that law forbids to change or take away once they are public.
   * `before` is what is public now, `after` what shall be; one of them may be missing.
   */
  objections?(step: PublicStep<Data>): readonly Issue[]
}

export const formOf = ({ form = '' }: Pick<Collection, 'form'>): string => form

/** Whom a document is for: everyone, the staff, the members of the council. */
export type Audience = 'oeffentlich' | 'intranet' | 'raete'

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

export interface Reference {
  /** Field that links, dotted like an issue's path. */
  readonly field: string
  /** Path of the site: '/rathaus/oeffnungszeiten', '/medien/x'. */
  readonly to: string
}

export type Collections = Readonly<Record<string, Collection<unknown>>>

export type Kind<C extends Collections> = keyof C & string

export type DataOf<C extends Collections, K extends keyof C> =
  C[K] extends Collection<infer Data> ? Data : never
