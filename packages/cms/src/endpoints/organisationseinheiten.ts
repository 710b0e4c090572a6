import { CmsError, type CmsHandlers, type Organisationseinheit as Wire } from '@rathausplatz/contract'
import type { Organisationseinheit } from '@rathausplatz/contract/records'
import type { CmsStore } from '../collections/collections.ts'
import { adresseDer, gehoertZu, organisationseinheitPfad } from '../collections/organisationseinheit.ts'
import { foldedWords, searchable } from '../search/folded-words.ts'

/** Answers offices and facilities in the order of the town, without texts and people. */
export const organisationseinheiten =
  (store: CmsStore): NonNullable<CmsHandlers['organisationseinheiten']> =>
  async ({ query: { q, uebergeordnet, seite, pro_seite } }) => {
    const found = await matching(store, uebergeordnet, foldedWords(q ?? ''))
    const offset = (seite - 1) * pro_seite
    const data = await Promise.all(found.slice(offset, offset + pro_seite).map(unit => toWire(store, unit)))
    return {
      data: data.map(einheit => Object.assign(einheit, { text: '', kontaktpersonen: [] })),
      pagination: { page: seite, pages: Math.ceil(found.length / pro_seite) },
    }
  }

/** Filters in memory: a town has some dozens of offices and facilities. */
async function matching(store: CmsStore, uebergeordnet: string | undefined, words: readonly string[]) {
  const rows = await store.published.list('organisationseinheit', {
    tag: uebergeordnet === undefined ? undefined : gehoertZu(uebergeordnet),
    order: ['datum_von:asc'],
    limit: MOST_UNITS,
  })
  return rows
    .map(({ data }) => data)
    .filter(({ name, kurzname, einleitung, anschrift }) => {
      const text = searchable([name, kurzname, einleitung, anschrift?.location, anschrift?.street].join(' '))
      return words.every(word => text.includes(` ${word}`))
    })
}

export const MOST_UNITS = 1_000

export const organisationseinheit =
  (store: CmsStore): NonNullable<CmsHandlers['organisationseinheit']> =>
  async ({ params: { id } }) => {
    const found = await einheitBySlug(store, id)
    if (!found) throw new CmsError('nicht-gefunden')
    return toWire(store, found.data)
  }

/** Returns a published unit by its id. */
export const einheitBySlug = (store: Pick<CmsStore, 'published'>, slug: string) =>
  store.published.byKey('organisationseinheit', organisationseinheitPfad({ slug }))

async function toWire(store: CmsStore, data: Organisationseinheit): Promise<Wire> {
  const { slug, uebergeordnet, sortierung: _sortierung, seite: _seite, ...einheit } = data
  const [above, below] = await Promise.all([
    uebergeordnet === undefined ? undefined : einheitBySlug(store, uebergeordnet),
    store.published.list('organisationseinheit', {
      tag: gehoertZu(slug),
      limit: 100,
      order: ['datum_von:asc'],
    }),
  ])
  return {
    ...einheit,
    id: slug,
    detailURL: adresseDer(data),
    ...(above ? { uebergeordneteOE: verweisOf(above.data) } : {}),
    untergeordneteOEs: below.map(({ data }) => verweisOf(data)),
  }
}

/** Returns a published unit as a reference. */
export async function verweisTo(store: Pick<CmsStore, 'published'>, slug: string) {
  const found = await einheitBySlug(store, slug)
  return found && verweisOf(found.data)
}

export const verweisOf = (data: Organisationseinheit) => ({
  id: data.slug,
  name: data.name,
  detailURL: adresseDer(data),
})
