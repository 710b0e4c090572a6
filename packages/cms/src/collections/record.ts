import type { PageRoute } from '@rathausplatz/contract'
import type { RecordDefinition, RecordOf, records } from '@rathausplatz/contract/records'
import type { schemas } from '@rathausplatz/templates/schemas'
import type * as z from 'zod'
import type { Collection, Published, PublishedReads } from '../store/index.ts'

/** A collection with the fields of its record: for the store, and for display. */
export interface RecordKind<Data> extends Collection<Data> {
  /** Name, fields and list from the contract. */
  readonly record: RecordDefinition
  /** Returns typed data as a complete record; unreadable fields have the value of the checked version. */
  asFarAsTyped(typed: unknown, checked: Data | undefined, now: Date): Data
  /** The message if the key is taken; for keys that are not readable text. */
  readonly taken?: string
  /**
   * For records without a page: the field with their place in the town, and the key prefix of each choice.
   */
  readonly placedBy?: { readonly field: string; key(choice: string): string }
  /** For records that are shown on other pages: the path of one of these pages. */
  standsOn?(data: Data): string
  /** For records with pages of their own; the key is the path of the page. */
  readonly page?: RecordPages<Data>
}

export interface RecordPages<Data> {
  /** The path below which the pages are: `/aktuelles`. */
  readonly under: string
  /** Returns the record as a page. */
  of(data: Data): RecordPage
  /**
   * Returns the page one step below the record's page, by the last part of its path: one date of a series.
   */
  below?(data: Data, part: string): RecordPage | undefined
  /**
   * Returns another page of the site that replaces the record's own; the record's path redirects to it, and
   * the search finds it there.
   */
  elsewhere?(data: Data): string | undefined
  /** Further names for the site search: aliases, people, telephone numbers. */
  names?(data: Data): readonly string[]
  /** Returns the text of the page for the site search. */
  text(data: Data): string
  /** Returns what a search hit has to say before anything else: that an event is cancelled. */
  state?(data: Data): string | undefined
  /** Returns further content for its template, from other public records and the library. */
  beside?(record: Published<Data>, published: PublicRecords): Promise<Record<string, unknown>>
  /** The tag of records without entry in lists, search and sitemap; their address still works. */
  readonly unlisted?: string
  /** Returns the page that lists the record, if its path does not say so. */
  listedOn?(data: Data, published: PublicRecords): Promise<string | undefined>
}

/**
 * Public reads of all kinds. The types come from the contract, so that collections need not import each
 * other.
 */
export type PublicRecords = PublishedReads<{
  readonly [Kind in keyof typeof records]: Collection<RecordOf<(typeof records)[Kind]>>
}>

/** The page of a record: a template with its content, and metadata for browsers and search engines. */
export type RecordPage = {
  title: string
  description: string
  template: keyof typeof schemas
  context: Record<string, unknown>
} & Partial<Pick<PageRoute, 'canonical' | 'heroImages' | 'pageLayout' | 'seo' | 'status'>>

/** The input type of a template's content; makes the compiler compare the fields of record and template. */
export type ContextOf<Name extends keyof typeof schemas> = z.input<(typeof schemas)[Name]['context']>
