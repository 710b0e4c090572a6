import { CmsError, type CmsHandlers, type Organisationseinheit as Wire } from '@rathausplatz/contract'
import type { CmsStore } from '../collections/collections.ts'
import {
  gehoertZu,
  type Organisationseinheit,
  organisationseinheitPfad,
} from '../collections/organisationseinheit.ts'

/** Offices and houses in the town's own order. */
export const organisationseinheiten =
  (store: CmsStore): NonNullable<CmsHandlers['organisationseinheiten']> =>
  async ({ query: { uebergeordnet, seite, pro_seite } }) => {
    const tag = uebergeordnet === undefined ? undefined : gehoertZu(uebergeordnet)
    const [rows, count] = await Promise.all([
      store.published.list('organisationseinheit', {
        tag,
        order: 'datum_von_asc',
        limit: pro_seite,
        offset: (seite - 1) * pro_seite,
      }),
      store.published.count('organisationseinheit', { tag }),
    ])
    return {
      data: await Promise.all(rows.map(({ data }) => toWire(store, data))),
      pagination: { page: seite, pages: Math.ceil(count / pro_seite) },
    }
  }

export const organisationseinheit =
  (store: CmsStore): NonNullable<CmsHandlers['organisationseinheit']> =>
  async ({ params: { id } }) => {
    const found = await einheitBySlug(store, id)
    if (!found) throw new CmsError('nicht-gefunden')
    return toWire(store, found.data)
  }

/** A published unit by its id. */
export const einheitBySlug = (store: CmsStore, slug: string) =>
  store.published.byKey('organisationseinheit', organisationseinheitPfad({ slug }))

async function toWire(store: CmsStore, data: Organisationseinheit): Promise<Wire> {
  const { slug, uebergeordnet, sortierung: _sortierung, seite: _seite, ...einheit } = data
  const [above, below] = await Promise.all([
    uebergeordnet === undefined ? undefined : einheitBySlug(store, uebergeordnet),
    store.published.list('organisationseinheit', {
      tag: gehoertZu(slug),
      limit: 100,
      order: 'datum_von_asc',
    }),
  ])
  return {
    ...einheit,
    id: slug,
    detailURL: addressOf(data),
    ...(above ? { uebergeordneteOE: verweisOf(above.data) } : {}),
    untergeordneteOEs: below.map(({ data }) => verweisOf(data)),
  }
}

const addressOf = (data: Organisationseinheit) => data.seite || organisationseinheitPfad(data)

export const verweisOf = (data: Organisationseinheit) => ({
  id: data.slug,
  name: data.name,
  detailURL: addressOf(data),
})
