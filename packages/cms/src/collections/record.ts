import type { PageRoute } from '@rathausplatz/contract'
import type { RecordDefinition, RecordOf, records } from '@rathausplatz/contract/records'
import type { schemas } from '@rathausplatz/templates/schemas'
import type * as z from 'zod'
import type { Collection, Published, PublishedReads } from '../store/index.ts'

/** A kind of record as the CMS knows it: what the store asks of it, and what people see of it. */
export interface RecordKind<Data> extends Collection<Data> {
  /** What the contract says of it: its name, its fields, its list. */
  readonly record: RecordDefinition
  /** What can be shown of what somebody has typed so far; what cannot be read is as in what was checked before. */
  asFarAsTyped(typed: unknown, checked: Data | undefined, now: Date): Data
  /** What is said where another record has its key; for keys that are no words of people. */
  readonly taken?: string
  /** The field that says where in the town a record stands which has no page, and the key that its choices lead to. */
  readonly placedBy?: { readonly field: string; key(choice: string): string }
  /** For records that stand on pages of others: the path of one of them. */
  standsOn?(data: Data): string
  /** For records with pages of their own; their key is the page's path. */
  readonly page?: RecordPages<Data>
}

export interface RecordPages<Data> {
  /** Path below which the pages stand: `/aktuelles`. */
  readonly under: string
  /** The record as a page. */
  of(data: Data): RecordPage
  /** What stands one step below the record's own page, by the last part of the path: one date of a series. */
  below?(data: Data, part: string): RecordPage | undefined
  /** A page of the site where the record lives instead; its own path leads there, and it is found as that page. */
  elsewhere?(data: Data): string | undefined
  /** What people call it beside its title, who works there, what is dialled: for the site search, each as a name. */
  names?(data: Data): readonly string[]
  /** What people read there, for the site search. */
  text(data: Data): string
  /** What other public records and the library say of it: more content for its template. */
  beside?(record: Published<Data>, published: PublicRecords): Promise<Record<string, unknown>>
  /** Tag of those that no list, no search and no sitemap leads to; whoever has their address finds them. */
  readonly unlisted?: string
  /** Page of the site that leads to the record, where its path does not say so. */
  listedOn?(data: Data, published: PublicRecords): Promise<string | undefined>
}

/** What is public of all kinds. Its shapes come from the contract, so that a kind need not know of the other kinds. */
export type PublicRecords = PublishedReads<{
  readonly [Kind in keyof typeof records]: Collection<RecordOf<(typeof records)[Kind]>>
}>

/** The page of a record: a template that shows it, and what browsers and search engines are told. */
export type RecordPage = {
  title: string
  description: string
  template: keyof typeof schemas
  context: Record<string, unknown>
} & Partial<Pick<PageRoute, 'canonical' | 'heroImages' | 'pageLayout' | 'seo' | 'status'>>

/** Content of a template as its schema takes it; keeps the fields of a record and of its template together. */
export type ContextOf<Name extends keyof typeof schemas> = z.input<(typeof schemas)[Name]['context']>
