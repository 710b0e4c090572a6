import { slugOf } from '@rathausplatz/text'
import type { readObject } from './read-object.ts'
import type { documentIds, RatKind, Stock } from './stock.ts'
import { type Entry, nameOf } from './take-over.ts'

export type Data = Record<string, unknown>
export type Reader = ReturnType<typeof readObject>

/** How what is there is called here, by its foreign id; of a run that asks for changes alone, also what came before. */
export function foreignNames({ stock, ids }: { stock: Stock; ids: ReturnType<typeof documentIds> }) {
  const slugs: Record<RatKind, Map<string, string>> = {
    gremium: new Map(),
    ratsperson: new Map(),
    vorlage: new Map(),
    sitzung: new Map(),
  }
  const slugFor = (kind: RatKind, foreign: string | undefined): string | undefined => {
    if (foreign === undefined) return undefined
    const before = stock.imported(kind).get(ids.of(kind, foreign))?.data as Data | undefined
    const known = slugs[kind].get(foreign) ?? before?.['slug']
    return typeof known === 'string' ? known : undefined
  }

  return {
    slugFor,

    slugsFor: (kind: RatKind, foreign: readonly string[]): string[] => [
      ...new Set(foreign.flatMap(one => slugFor(kind, one) ?? [])),
    ],

    /** The document that comes from it. */
    documentOf: (kind: RatKind, foreign: string): string => ids.of(kind, foreign),

    isImported: (kind: RatKind, foreign: string): boolean => stock.imported(kind).has(ids.of(kind, foreign)),

    /** Whether everyone reads here what came under this id. */
    isPublic: (kind: RatKind, foreign: string): boolean => {
      const there = stock.imported(kind).get(ids.of(kind, foreign))
      const isTakenBack = (there?.data as Data | undefined)?.['zurueckgenommen'] !== undefined
      return typeof there?.published_revision === 'number' && !isTakenBack
    },

    /** What was taken over before under the same id. */
    before: (kind: RatKind, foreign: string): Data | undefined =>
      stock.imported(kind).get(ids.of(kind, foreign))?.data as Data | undefined,

    /** Gives a record its name here; from now on others can name it. `words`: of which an address can be made. */
    entryOf(kind: RatKind, foreign: string, data: Data, words: string, { hinweise }: Reader): Entry {
      const own = stock.own(kind, data)
      const id = ids.of(kind, foreign)
      const isOwn = own !== undefined && !stock.imported(kind).has(id)
      const slug = isOwn ? own : stock.slug(kind, id, [readableName(foreign), words])
      slugs[kind].set(foreign, slug)
      return {
        kind,
        id,
        isOwn,
        data: { ...data, slug },
        name: nameOf(data) || foreign.slice(0, 200),
        hinweise: [...hinweise],
      }
    },
  }
}

export type ForeignNames = ReturnType<typeof foreignNames>

/** The last part of an address, where it is made for people and no number or key. */
export function readableName(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined
  // Of „papers?id=3“ the words are those of a list.
  const last = url && url.search === '' ? (url.pathname.split('/').at(-1) ?? '') : ''
  const isReadable =
    last === slugOf(last) &&
    /[a-z]{2}/.test(last) &&
    !/^[0-9a-f-]{16,}$/.test(last) &&
    !/^[a-z]{1,3}-?\d+$/.test(last)
  return isReadable ? last : ''
}

/** What has a value. */
export const given = (fields: Data): Data =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
