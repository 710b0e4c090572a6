import { createHash } from 'node:crypto'
import { slugOf } from '@rathausplatz/text'
import type { CmsStore, collections } from '../../collections/collections.ts'
import type { DataOf } from '../../store/collection.ts'
import type { Document } from '../../store/index.ts'

export const ratKinds = ['gremium', 'ratsperson', 'vorlage', 'sitzung'] as const
export type RatKind = (typeof ratKinds)[number]

export type Stored<K extends RatKind = RatKind> = Document<DataOf<typeof collections, K>>
type Data = Readonly<Record<string, unknown>>

/**
 * Documents of one kind: those imported from this source by id, the slugs of all other documents by name, and
 * all slugs.
 */
type StockOfKind = {
  readonly imported: Map<string, Stored>
  readonly own: Map<string, string>
  readonly slugs: Set<string>
}

const PAGE = 500

/**
 * The id of an imported document is derived from its source, so that a later run finds it instead of creating
 * it again.
 */
export const documentIds = (source: string) => {
  const prefix = `rat:${hash(source, 12)}:`
  return { prefix, of: (kind: RatKind, foreign: string) => `${prefix}${hash(`${kind} ${foreign}`, 32)}` }
}

const hash = (text: string, length: number) =>
  createHash('sha256').update(text).digest('hex').slice(0, length)

export async function readStock(store: CmsStore, prefix: string) {
  const stock = {} as Record<RatKind, StockOfKind>
  for (const kind of ratKinds) {
    const of: StockOfKind = { imported: new Map(), own: new Map(), slugs: new Set() }
    for (let offset = 0; ; offset += PAGE) {
      const documents: readonly Stored[] = await store.documents(kind, { limit: PAGE, offset })
      for (const document of documents) {
        const data = document.data as Data
        if (typeof data['slug'] === 'string') of.slugs.add(data['slug'])
        if (document.id.startsWith(prefix)) of.imported.set(document.id, document)
        else for (const name of namesOf(kind, data)) of.own.set(name, String(data['slug']))
      }
      if (documents.length < PAGE) break
    }
    stock[kind] = of
  }

  return {
    imported: (kind: RatKind): ReadonlyMap<string, Stored> => stock[kind].imported,

    /** Returns the slug of the town's own record of the same thing. */
    own: (kind: RatKind, data: Data): string | undefined =>
      namesOf(kind, data)
        .map(name => stock[kind].own.get(name))
        .find(Boolean),

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

export type Stock = Awaited<ReturnType<typeof readStock>>

/** Returns the natural keys of a record: two records that share one are about the same thing. */
function namesOf(kind: RatKind, data: Data): string[] {
  const text = (name: string) => (typeof data[name] === 'string' ? data[name].trim().toLowerCase() : '')
  const whole = (...parts: string[]) => (parts.every(Boolean) ? [parts.join(' ')] : [])
  switch (kind) {
    case 'gremium':
      return [...whole(text('name')), ...whole(text('kurzname'))]
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
