import type * as z from 'zod'
import type { Audience } from '../rights.ts'

/**
 * A kind of record as data: what it holds, where it stands and how editors see it. The CMS keeps it by this, the desk
 * draws its list and its form from this; what only the CMS needs, such as rules between records, is said there.
 */
export interface RecordDefinition<Field extends string = string> {
  readonly kind: string
  /** What people call one of them, and several. */
  readonly label: { readonly one: string; readonly many: string }
  /** The record as it is stored. Rules that need more than one field are the CMS's. */
  readonly schema: z.ZodObject
  /** Field by which people know one of them. */
  readonly title: Field
  /** Field that tells one from the others. Default: `slug`, made from the title where an editor chose none. */
  readonly key?: Field
  /** Path below which its pages stand, for kinds that have pages: `/aktuelles`. */
  readonly under?: Path
  /** True for a kind without pages that stands on those of others: it is looked at there. */
  readonly onPages?: true
  /** True where there is one in the town and never another. */
  readonly single?: true
  /** Default: everyone. Pages say it by their path. */
  readonly audience?: Audience | 'by-path'
  readonly list: RecordList<Field>
}

type Path = `/${string}`

/** How editors see the list of a kind. Title, state and last change stand in every list; headings are the fields' labels. */
export type RecordList<Field extends string = string> = {
  /** Fields in further columns. */
  readonly columns?: readonly Field[]
  /** Columns that people can choose beside these, as `columnsOf` names them: `anschrift.street`. */
  readonly further?: readonly (Field | `${Field}.${string}`)[]
  /** Fields by whose values the list can be narrowed. */
  readonly filters?: readonly Field[]
  /** Field with the Rubriken of a record, to which several can be assigned at once. */
  readonly rubriken?: Field
  /** Field with the day or moment that the list can be put in the order of. */
  readonly date?: Field
  /** Default: by title from A to Z. */
  readonly order?: ListOrder
}

export const listOrders = ['titel', 'datum', 'geaendert', 'status'] as const
export type ListOrder = `${(typeof listOrders)[number]}:${'asc' | 'desc'}`

/** States a kind of record; its types follow from its schema. */
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

/** A record of a kind as it is stored. */
export type RecordOf<R> = R extends { readonly schema: infer S extends z.ZodType } ? z.output<S> : never
