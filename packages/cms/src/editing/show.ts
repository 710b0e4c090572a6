import {
  type ArbeitskopieKopf,
  type Inhalt,
  type InhaltKopf,
  inhaltRechte,
  may,
} from '@rathausplatz/contract'
import { unnamed } from '../collections/as-far-as-typed.ts'
import type { CmsCollections, CmsStore } from '../collections/collections.ts'
import { collections } from '../collections/collections.ts'
import type { RecordKind } from '../collections/record.ts'
import { audienceBelow } from '../collections/seite.ts'
import { shapeOf } from '../store/content.ts'
import type { Document, ListedDocument, Referrer } from '../store/index.ts'
import { statusOf } from '../store/listing.ts'
import type { WorkingCopyHead } from '../store/working-copies.ts'
import { fieldName } from './field-names.ts'
import { type Editor, mayRead, pathOf, placeOf } from './leave-for.ts'
import type { Names } from './names.ts'

/** The kinds of record. */
export const recordKinds = collections as unknown as Readonly<Record<string, RecordKind<unknown>>>

/** Kinds come from outside; 'constructor' must not match. */
export const kindOf = (kind: string): (RecordKind<unknown> & { kind: keyof CmsCollections }) | undefined =>
  Object.hasOwn(recordKinds, kind)
    ? (recordKinds[kind] as RecordKind<unknown> & { kind: keyof CmsCollections })
    : undefined

/** Returns a draft in the shape of its kind; of a draft with gaps, its readable fields. */
export const shapeOfDraft = (document: Pick<Document, 'kind' | 'data' | 'gaps'>, now: Date): unknown =>
  shapeOf(kindOf(document.kind) ?? {}, document, now)

export const titleOf = (document: Pick<Document, 'kind' | 'key' | 'data' | 'gaps'>, now: Date): string =>
  kindOf(document.kind)?.columns(shapeOfDraft(document, now)).title ?? document.key

/** A draft without a name has no address yet. */
const isUnnamed = ({ id, key }: Pick<Document, 'id' | 'key'>): boolean => key.endsWith(`/${unnamed(id)}`)

/** Tests whether an editor may know of a document with this kind and key, wherever the document is now. */
export const mayKnow = (
  who: Editor,
  { kind, key }: { readonly kind: string; readonly key: string },
): boolean => {
  const audience = kindOf(kind)?.record.audience ?? 'oeffentlich'
  return mayRead(who, { kind, key, audience: audience === 'by-path' ? audienceBelow(key) : audience })
}

type Sources = {
  readonly names: Names
  readonly clock: () => Date
  readonly store: Pick<CmsStore, 'lastReview' | 'takenBackOn' | 'document' | 'published'>
}

type PersonOf = (id: string) => InhaltKopf['geaendert_von']

/** Shapes documents for the wire, as far as the editor may see them. */
export function shows({ names, clock, store }: Sources) {
  /** Returns names for a whole list with one query. */
  const people = async (ids: readonly string[]): Promise<PersonOf> => {
    const called = await names([...new Set(ids)])
    return id => ({ id, name: called.get(id) ?? id })
  }
  const person = async (id: string) => (await people([id]))(id)

  const head = (
    document: Omit<Document, 'data' | 'note'>,
    personOf: PersonOf,
    { titel, status, zurueckgenommen_am }: Pick<InhaltKopf, 'titel' | 'status' | 'zurueckgenommen_am'>,
  ): InhaltKopf => ({
    id: document.id,
    art: document.kind,
    titel,
    schluessel: document.key,
    pfad: isUnnamed(document) ? null : (pathOf(document) ?? null),
    zielgruppe: document.audience,
    status,
    luecken: document.gaps,
    fassung: document.draft_revision,
    oeffentliche_fassung: document.published_revision,
    gueltig_von: document.gueltig_von,
    gueltig_bis: document.gueltig_bis,
    zurueckgenommen_am,
    angelegt_am: document.created_at,
    geaendert_am: document.updated_at,
    geaendert_von: personOf(document.author),
    geloescht_am: document.deleted_at,
  })

  return {
    person,

    people,

    /** Rows of a list, which already have title and state. */
    async listed(rows: readonly ListedDocument[], who: Editor) {
      const personOf = await people(
        rows.flatMap(({ author, deleted_by }) => [author, deleted_by]).filter(id => id !== null),
      )
      return rows.map(row => {
        const { title: titel, status, datum, takenBackOn = null, deleted_by, fields: felder } = row
        const geloescht_von = deleted_by === null ? null : personOf(deleted_by)
        const own = { datum, geloescht_von, felder, eigene: row.author === who.id }
        return Object.assign(head(row, personOf, { titel, status, zurueckgenommen_am: takenBackOn }), own)
      })
    },

    async document(document: Document, who: Editor): Promise<Inhalt> {
      const place = placeOf(document)
      const [said, takenBackOn = null] = await Promise.all([
        store.lastReview(document.id),
        store.takenBackOn(document),
      ])
      // Leaves out a review note from a place that the editor may not read.
      const looked = said && mayKnow(who, said) ? said : undefined
      const personOf = await people([document.author, ...(looked ? [looked.who] : [])])
      return {
        ...head(document, personOf, {
          titel: titleOf(document, clock()),
          status: statusOf(document, clock(), takenBackOn !== null),
          zurueckgenommen_am: takenBackOn,
        }),
        daten: document.data as Record<string, unknown>,
        vermerk: document.note,
        pruefung: looked
          ? { schritt: looked.step, von: personOf(looked.who), am: looked.at, vermerk: looked.note }
          : null,
        // A withdrawn document is final.
        rechte: takenBackOn === null ? inhaltRechte.filter(right => may(who, `inhalte-${right}`, place)) : [],
      }
    },

    async workingCopies(copies: readonly WorkingCopyHead[], who: Editor): Promise<ArbeitskopieKopf[]> {
      const personOf = await people(copies.flatMap(({ author, taken_by }) => [author, taken_by ?? author]))
      return copies.map(copy => ({
        id: copy.document_id,
        art: copy.kind,
        von: personOf(copy.author),
        eigene: copy.author === who.id,
        grundfassung: copy.base_revision,
        begonnen_am: copy.begun_at || copy.updated_at,
        geaendert_am: copy.updated_at,
        uebernommen:
          copy.taken_by && copy.taken_at ? { von: personOf(copy.taken_by), am: copy.taken_at } : null,
      }))
    },

    /** Returns the referrers that the editor may see, and the number of the others. */
    async referrers(all: { entwurf: readonly Referrer[]; oeffentlich: readonly Referrer[] }, who: Editor) {
      const shown = async (those: readonly Referrer[], dataOf: (id: string) => Promise<unknown>) => {
        const seen = those.filter(from => mayRead(who, from))
        const data = await dataOfPages(seen, dataOf)
        return seen.map(
          ({ document_id: id, kind: art, key: schluessel, title: titel, field: feld, part }) => {
            const feldname = fieldName(kindOf(art)?.record, feld, data.get(id))
            const place = { id, art, schluessel, titel, feld, feldname }
            return part === '' ? place : Object.assign(place, { teil: part })
          },
        )
      }
      const [entwurf, oeffentlich] = await Promise.all([
        shown(all.entwurf, async id => (await store.document(id))?.data),
        shown(all.oeffentlich, async id => (await store.published.byId(id))?.data),
      ])
      const hidden = [...all.entwurf, ...all.oeffentlich].filter(from => !mayRead(who, from))
      const weitere = new Set(hidden.map(from => from.document_id)).size
      return { entwurf, oeffentlich, weitere }
    },
  }
}

/** Most pages whose entries are named: a file may be linked on hundreds. */
const MOST_NAMED = 50

/** Returns the data of the referrers with the link in an entry of a page: only the data name the entry. */
async function dataOfPages(
  referrers: readonly Referrer[],
  dataOf: (id: string) => Promise<unknown>,
): Promise<ReadonlyMap<string, unknown>> {
  const inEntries = referrers.filter(({ field }) => /(?:^|\.)content\.\d/.test(field))
  const ids = [...new Set(inEntries.map(({ document_id }) => document_id))].slice(0, MOST_NAMED)
  return new Map(await Promise.all(ids.map(async id => [id, await dataOf(id)] as const)))
}

export type Shows = ReturnType<typeof shows>
