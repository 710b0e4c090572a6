import type * as z from 'zod'
import type { Audience } from '../rights.ts'

/**
 * A kind of record as data: its fields, its place on the site, and its list at the desk. The CMS stores
 * records with it, and the desk builds its lists and forms from it. Rules that only the CMS needs, such as
 * rules between records, are defined in the CMS.
 */
export interface RecordDefinition<Field extends string = string> {
  readonly kind: string
  /** The names for one record and for several. */
  readonly label: { readonly one: string; readonly many: string }
  /** The stored record. Rules for more than one field are in the CMS. */
  readonly schema: z.ZodObject
  /** The field by which editors recognise a record. */
  readonly title: Field
  /** The unique field. Default: `slug`, derived from the title unless an editor chose one. */
  readonly key?: Field
  /** The path of its pages, for kinds with pages: `/aktuelles`. */
  readonly under?: Path
  /** True for a kind without pages of its own that appears on other pages; its preview shows one of these. */
  readonly onPages?: true
  /** True if the town has exactly one record of this kind. */
  readonly single?: true
  /** The readers. Default: everyone. For a page, its path decides. */
  readonly audience?: Audience | 'by-path'
  readonly list: RecordList<Field>
}

type Path = `/${string}`

/**
 * The list of a kind at the desk. Title, state and last change are in every list; the headings are the labels
 * of the fields.
 */
export type RecordList<Field extends string = string> = {
  /** Fields in additional columns. */
  readonly columns?: readonly Field[]
  /** Further columns that editors can choose, with the names of `columnsOf`: `anschrift.street`. */
  readonly further?: readonly (Field | `${Field}.${string}`)[]
  /** Fields that filter the list. */
  readonly filters?: readonly Field[]
  /** The field with the Rubriken of a record, which editors can assign to many records at once. */
  readonly rubriken?: Field
  /** The field with the day or moment by which the list can be sorted. */
  readonly date?: Field
  /** Default: by title from A to Z. */
  readonly order?: ListOrder
}

export const listOrders = ['titel', 'datum', 'geaendert', 'status'] as const
export type ListOrder = `${(typeof listOrders)[number]}:${'asc' | 'desc'}`

/** Defines a kind of record; its types follow from its schema. */
export const defineRecord = <
  const Kind extends string,
  S extends z.core.$ZodLooseShape,
  const Under extends { readonly under?: Path },
>(
  definition: Defined<Kind, S, keyof S & string> & Under,
): Defined<Kind, S> & Under => definition

type Defined<Kind extends string, S extends z.core.$ZodLooseShape, Field extends string = string> = Omit<
  RecordDefinition<Field>,
  'kind' | 'schema' | 'under'
> & { readonly kind: Kind; readonly schema: z.ZodObject<S> }

/** A stored record of a kind. */
export type RecordOf<R> = R extends { readonly schema: infer S extends z.ZodType } ? z.output<S> : never
