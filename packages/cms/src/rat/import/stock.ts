import { createHash } from 'node:crypto'
import { slugOf } from '@rathausplatz/text'
import type { CmsStore, collections } from '../../collections/collections.ts'
import type { DataOf } from '../../store/collection.ts'
import type { Document } from '../../store/index.ts'
import { isLikeBody, placeOfTown, plainBodyName } from './body-name.ts'

export const ratKinds = ['gremium', 'ratsperson', 'vorlage', 'sitzung'] as const
export type RatKind = (typeof ratKinds)[number]

export type Stored<K extends RatKind = RatKind> = Document<DataOf<typeof collections, K>>
type Data = Readonly<Record<string, unknown>>

/** Slug of a record that is not of this source, and the prefix of its source; '' for the town. */
export type Own = { readonly slug: string; readonly name: string; readonly source: string }

const ownOf = (data: Data, source: string): Own => ({
  slug: String(data['slug']),
  name: typeof data['name'] === 'string' ? data['name'] : '',
  source,
})

/** Documents of one kind: those imported from this source by id, all others by name, and all slugs. */
type StockOfKind = {
  readonly imported: Map<string, Stored>
  /** Ids of those imported, by name. */
  readonly known: Map<string, string>
  readonly own: Map<string, Own>
  readonly slugs: Set<string>
}

const PAGE = 500

/**
 * The id of an imported document is derived from its source, so that a later run finds it instead of creating
 * it again. `named` returns the name by which the source was first read: it may have moved since.
 */
export const documentIds = (source: string, named: (foreign: string) => string = same) =>
  idsBelow(prefixOf(source), named)

/** The ids of documents whose source is known by its prefix only. */
export const idsBelow = (prefix: string, named: (foreign: string) => string = same) => ({
  prefix,
  of: (kind: RatKind, foreign: string) => `${prefix}${hash(`${kind} ${named(foreign)}`, 32)}`,
})

export type DocumentIds = ReturnType<typeof documentIds>

const same = (foreign: string) => foreign

/** Returns what the ids of all documents of a source begin with. */
export const prefixOf = (source: string) => `rat:${hash(source, 12)}:`

/** Returns the prefix of an imported document; '' for a document of the town. */
export const prefixIn = (id: string): string => /^rat:[0-9a-f]{12}:/.exec(id)?.[0] ?? ''

const hash = (text: string, length: number) =>
  createHash('sha256').update(text).digest('hex').slice(0, length)

export type RatDocuments = Readonly<Record<RatKind, readonly Stored[]>>

/** Reads all documents of the council, of the town and of every source. */
export async function readDocuments(store: CmsStore): Promise<RatDocuments> {
  const read = async (kind: RatKind) => {
    const all: Stored[] = []
    for (let offset = 0; ; offset += PAGE) {
      const documents: readonly Stored[] = await store.documents(kind, { limit: PAGE, offset })
      all.push(...documents)
      if (documents.length < PAGE) return all
    }
  }
  const documents = {} as Record<RatKind, Stored[]>
  for (const kind of ratKinds) documents[kind] = await read(kind)
  return documents
}

export const readStock = async (store: CmsStore, prefix: string) =>
  stockOf(await readDocuments(store), { prefix, place: await placeOfTown(store) })

type Of = {
  readonly prefix: string
  /** Name of the town, which may stand at the end of the names of its bodies. */
  readonly place: string
  /** Prefixes of sources that were given up. What is left of them does not stand for anything. */
  readonly givenUp?: ReadonlySet<string>
}

export function stockOf(documents: RatDocuments, { prefix, place, givenUp = new Set() }: Of) {
  const stock = {} as Record<RatKind, StockOfKind>
  for (const kind of ratKinds) {
    const of: StockOfKind = { imported: new Map(), known: new Map(), own: new Map(), slugs: new Set() }
    for (const document of documents[kind]) {
      const data = document.data as Data
      const source = prefixIn(document.id)
      if (typeof data['slug'] === 'string') of.slugs.add(data['slug'])
      if (source === prefix) {
        of.imported.set(document.id, document)
        for (const name of namesOf(kind, data, place))
          if (!of.known.has(name)) of.known.set(name, document.id)
      } else if (!givenUp.has(source) || isPublic(document))
        for (const name of namesOf(kind, data, place)) of.own.set(name, ownOf(data, source))
    }
    stock[kind] = of
  }

  return {
    imported: (kind: RatKind): ReadonlyMap<string, Stored> => stock[kind].imported,

    /** Returns the record of the same thing that the town wrote itself, or another source brought. */
    own: (kind: RatKind, data: Data): Own | undefined =>
      namesOf(kind, data, place)
        .map(name => stock[kind].own.get(name))
        .find(Boolean),

    /** Returns the document that this source has brought under the name of a record. */
    known: (kind: RatKind, data: Data): string | undefined =>
      namesOf(kind, data, place)
        .map(name => stock[kind].known.get(name))
        .find(Boolean),

    /** Returns the name of a body as it is compared. */
    plainBody: (name: string): string => plainBodyName(name, place),

    /** Returns the names of other bodies that may be the same as a new one. */
    bodiesLike: (name: string): readonly string[] => [
      ...new Set(
        [...stock.gremium.own.values()].map(own => own.name).filter(other => isLikeBody(name, other)),
      ),
    ],

    /**
     * Returns the slug of an imported record: its current one, the one in the source, or one made of its
     * words, with a number if taken.
     */
    slug(kind: RatKind, id: string, wishes: readonly string[]): string {
      const { imported, slugs } = stock[kind]
      const known = (imported.get(id)?.data as Data | undefined)?.['slug']
      if (typeof known === 'string') return known
      const wished = wishes.map(wish => slugOf(wish).slice(0, 76)).find(wish => wish !== '') ?? kind
      let slug = wished.replace(/-$/, '')
      for (let number = 2; slugs.has(slug); number++) slug = `${wished}-${number}`
      slugs.add(slug)
      return slug
    },
  }
}

export type Stock = ReturnType<typeof stockOf>

/** Whether a document is public, without a notice of withdrawal. */
const isPublic = ({ published_revision, data }: Stored): boolean =>
  published_revision !== null && (data as Data)['zurueckgenommen'] === undefined

/** Returns the natural keys of a record: two records that share one are about the same thing. */
function namesOf(kind: RatKind, data: Data, place: string): string[] {
  const text = (name: string) => (typeof data[name] === 'string' ? data[name].trim().toLowerCase() : '')
  const whole = (...parts: string[]) => (parts.every(Boolean) ? [parts.join(' ')] : [])
  switch (kind) {
    case 'gremium':
      return [...whole(plainBodyName(text('name'), place)), ...whole(plainBodyName(text('kurzname'), place))]
    case 'ratsperson':
      return whole(text('vorname'), text('nachname'))
    case 'vorlage':
      return whole(text('nummer'), text('behandlung'))
    case 'sitzung': {
      const begin = Date.parse(text('datum_von').toUpperCase())
      return Number.isNaN(begin) ? [] : whole(text('gremium'), String(begin), text('behandlung'))
    }
  }
}

/** Returns what a source has brought and is public here. */
export const publicOf = (documents: RatDocuments, prefix: string): readonly Stored[] =>
  ratKinds.flatMap(kind => documents[kind].filter(one => prefixIn(one.id) === prefix && isPublic(one)))
