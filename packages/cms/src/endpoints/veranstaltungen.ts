import type { CmsHandlers, Veranstaltung as WireVeranstaltung } from '@rathausplatz/contract'
import type { CmsStore } from '../collections/collections.ts'
import { terminPfad } from '../collections/veranstaltung.ts'
import { MOST_COUNTED, type TermineReads, type TerminOfEvent } from '../termine/termine-reads.ts'

/** Answers dates of events by their beginning, optionally of one category and of some days. */
export const veranstaltungen =
  (store: CmsStore, termine: TermineReads): NonNullable<CmsHandlers['veranstaltungen']> =>
  async ({ query: { rubrik_id, von, bis, seite, pro_seite } }) => {
    const rubrik = rubrik_id === undefined ? undefined : await nameOfRubrik(store, rubrik_id)
    if (rubrik_id !== undefined && rubrik === undefined)
      return { data: [], pagination: { page: seite, pages: 0 } }
    const offset = (seite - 1) * pro_seite
    // Dates are counted up to this number only, so there are no further pages.
    if (offset >= MOST_COUNTED)
      return { data: [], pagination: { page: seite, pages: MOST_COUNTED / pro_seite } }
    const [rows, count] = await Promise.all([
      termine.list({ rubrik, von, bis }, { limit: pro_seite, offset }),
      termine.count({ rubrik, von, bis }),
    ])
    return {
      data: rows.map(toWire),
      pagination: { page: seite, pages: Math.ceil(count / pro_seite) },
      ...(rubrik === undefined ? {} : { meta: { title: `Veranstaltungen: ${rubrik}`, description: '' } }),
    }
  }

/** Answers all categories by name; a town has some dozens. */
export const rubriken =
  (store: CmsStore): NonNullable<CmsHandlers['rubriken']> =>
  async () => {
    const rows = await store.published.list('rubrik', { limit: MOST_RUBRIKEN })
    return { data: rows.map(({ data }) => data).toSorted((a, b) => a.rubrik.localeCompare(b.rubrik, 'de')) }
  }

const MOST_RUBRIKEN = 500

/** Returns the category name that events contain, for the number in addresses. */
export async function nameOfRubrik(store: CmsStore, rubrik_id: number): Promise<string | undefined> {
  const found = await store.published.byKey('rubrik', String(rubrik_id))
  return found?.data.rubrik
}

/** Returns the list entry of a date on the wire. */
export function toWire({ event, ...date }: TerminOfEvent): WireVeranstaltung {
  const { titel, ganztaegig, ort, bild, bildtext, bildcopyright, bildfokus, rubriken } = event
  const detailURL = terminPfad(event, date.termin)
  return {
    titel,
    datum_von: date.datum_von,
    ...(date.datum_bis === null ? {} : { datum_bis: date.datum_bis }),
    ...(ganztaegig ? { ganztaegig } : {}),
    ...(date.entfaellt ? { entfaellt: true, ...(date.grund ? { grund: date.grund } : {}) } : {}),
    ...(ort === undefined ? {} : { ort }),
    ...(bild === undefined ? {} : { bild }),
    ...(bildtext === undefined ? {} : { bildtext }),
    ...(bildcopyright === undefined ? {} : { bildcopyright }),
    ...(bildfokus === undefined ? {} : { bildfokus }),
    rubriken: rubriken.map(rubrik => ({ rubrik, detailURL })),
  }
}
