import { CmsError, type CmsHandlers, type Verzeichniseintrag as Wire } from '@rathausplatz/contract'
import type { Verzeichnis, Verzeichniseintrag } from '@rathausplatz/contract/records'
import type { CmsStore } from '../collections/collections.ts'
import { eintragPfad } from '../collections/verzeichniseintrag.ts'
import { verzeichnisReads } from '../verzeichnis/reads.ts'
import { angabenOf } from '../verzeichnisvorschlag/angaben.ts'

/** Answers a directory. `vorschlaege` is true if visitors can propose entries, which needs mail. */
export function verzeichnis(
  store: CmsStore,
  clock: () => Date,
  vorschlaege: boolean,
): NonNullable<CmsHandlers['verzeichnis']> {
  const reads = verzeichnisReads(store.database, clock)
  return async ({ params: { id } }) => {
    const { slug, rubriken, ...stored } = await verzeichnisAt(store, id)
    const counted = await reads.counts(id)
    return {
      ...stored,
      id: slug,
      rubriken: rubriken.map(({ id, name }) => ({ id, name, anzahl: counted.rubriken.get(id) ?? 0 })),
      buchstaben: counted.buchstaben,
      anzahl: counted.anzahl,
      vorschlaege,
    }
  }
}

export function verzeichniseintraege(
  store: CmsStore,
  clock: () => Date,
): NonNullable<CmsHandlers['verzeichniseintraege']> {
  const reads = verzeichnisReads(store.database, clock)
  return async ({ params: { id }, query: { seite, pro_seite, ...filter } }) => {
    const { rubriken } = await verzeichnisAt(store, id)
    const page = { limit: pro_seite, offset: (seite - 1) * pro_seite }
    const { eintraege, anzahl } = await reads.entries(id, filter, rubriken, page)
    return {
      data: eintraege.map(eintrag => toWire(eintrag, rubriken)),
      pagination: { page: seite, pages: Math.ceil(anzahl / pro_seite) },
      anzahl,
    }
  }
}

export function verzeichniseintrag(store: CmsStore): NonNullable<CmsHandlers['verzeichniseintrag']> {
  return async ({ params: { id } }) => {
    const found = await store.published.byKey('verzeichniseintrag', eintragPfad({ slug: id }))
    if (!found) throw new CmsError('nicht-gefunden')
    const { rubriken } = await verzeichnisAt(store, found.data.verzeichnis)
    return { ...toWire(found.data, rubriken), angaben: angabenOf(found.data) }
  }
}

async function verzeichnisAt(store: CmsStore, id: string): Promise<Verzeichnis> {
  const found = await store.published.byKey('verzeichnis', id)
  if (!found) throw new CmsError('nicht-gefunden')
  return found.data
}

/** Leaves out Rubriken that the directory no longer has. */
function toWire({ slug, rubriken, ...eintrag }: Verzeichniseintrag, known: Verzeichnis['rubriken']): Wire {
  return {
    ...eintrag,
    id: slug,
    rubriken: known.filter(({ id }) => rubriken.includes(id)),
    detailURL: eintragPfad({ slug }),
  }
}
