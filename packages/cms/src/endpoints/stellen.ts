import type { CmsHandlers, Stellenanzeige } from '@rathausplatz/contract'
import type { Stelle } from '@rathausplatz/contract/records'
import type { CmsStore } from '../collections/collections.ts'
import { stellePfad } from '../collections/stelle.ts'

/** Answers open jobs; after its deadline a job is no longer public. */
export const stellen =
  (store: CmsStore): NonNullable<CmsHandlers['stellen']> =>
  async ({ query: { seite, pro_seite } }) => {
    const [rows, count] = await Promise.all([
      store.published.list('stelle', { limit: pro_seite, offset: (seite - 1) * pro_seite }),
      store.published.count('stelle'),
    ])
    return {
      data: rows.map(({ data }) => toWire(data)),
      pagination: { page: seite, pages: Math.ceil(count / pro_seite) },
    }
  }

function toWire({ slug, ansprechperson: _person, ...stelle }: Stelle): Stellenanzeige {
  const { aufgaben: _a, profil: _p, angebot: _o, bewerbung: _b, kontakt: _k, link: _l, ...anzeige } = stelle
  return { ...anzeige, id: slug, detailURL: stellePfad({ slug }) }
}
