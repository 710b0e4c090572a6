import { slugOf } from '@rathausplatz/text'
import type { readObject } from './read-object.ts'
import { nameOf } from './report-name.ts'
import type { DocumentIds, RatKind, Stock } from './stock.ts'
import type { Entry } from './take-over.ts'

export type Data = Record<string, unknown>
export type Reader = ReturnType<typeof readObject>

/** Maps foreign ids to our slugs, also ids that an earlier run imported. */
export function foreignNames({ stock, ids }: { stock: Stock; ids: DocumentIds }) {
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

    /** Returns the id of the document for a foreign id. */
    documentOf: (kind: RatKind, foreign: string): string => ids.of(kind, foreign),

    /** Returns the names of bodies that are here already and may be the same as a new one. */
    bodiesLike: (foreign: string, data: Data): readonly string[] =>
      stock.imported('gremium').has(ids.of('gremium', foreign)) || stock.own('gremium', data)
        ? []
        : stock.bodiesLike(String(data['name'])),

    isImported: (kind: RatKind, foreign: string): boolean => stock.imported(kind).has(ids.of(kind, foreign)),

    /** Whether the document of a foreign id is public here. */
    isPublic: (kind: RatKind, foreign: string): boolean => {
      const there = stock.imported(kind).get(ids.of(kind, foreign))
      const isTakenBack = (there?.data as Data | undefined)?.['zurueckgenommen'] !== undefined
      return typeof there?.published_revision === 'number' && !isTakenBack
    },

    /** Returns the data imported earlier for a foreign id. */
    before: (kind: RatKind, foreign: string): Data | undefined =>
      stock.imported(kind).get(ids.of(kind, foreign))?.data as Data | undefined,

    /**
     * Gives a record its slug, by which other records can refer to it from now on. `words`: used for a
     * readable slug.
     */
    entryOf(kind: RatKind, foreign: string, data: Data, words: string, { hinweise }: Reader): Entry {
      const own = stock.own(kind, data)
      const id = ids.of(kind, foreign)
      const isOwn = own !== undefined && !stock.imported(kind).has(id)
      const slug = isOwn ? own.slug : stock.slug(kind, id, [readableName(foreign), words])
      slugs[kind].set(foreign, slug)
      return {
        kind,
        id,
        isOwn,
        broughtBy: own?.source ?? '',
        data: { ...data, slug },
        // A meeting without a day is found by its address.
        name:
          kind === 'sitzung' && data['datum_von'] === undefined
            ? `${nameOf(data)} (${foreign.slice(0, 200)})`
            : nameOf(data) || foreign.slice(0, 200),
        hinweise: [...hinweise],
      }
    },
  }
}

export type ForeignNames = ReturnType<typeof foreignNames>

/** Returns the last part of an address if it is readable, and not a number or a key. */
export function readableName(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined
  // In „papers?id=3“ the path names the list, not the object.
  const last = url && url.search === '' ? (url.pathname.split('/').at(-1) ?? '') : ''
  const isReadable =
    last === slugOf(last) &&
    /[a-z]{2}/.test(last) &&
    !/^[0-9a-f-]{16,}$/.test(last) &&
    !/^[a-z]{1,3}-?\d+$/.test(last)
  return isReadable ? last : ''
}

/** Drops fields without a value. */
export const given = (fields: Data): Data =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
