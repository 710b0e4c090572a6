import { CmsError, type CmsHandlers, type Organisationseinheit as Wire } from '@rathausplatz/contract'
import type { Organisationseinheit } from '@rathausplatz/contract/records'
import { type HoursUnit, withHoldingHours } from '../aemter/inherited-hours.ts'
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
    order: ['datum_von:asc'],
    limit: MOST_UNITS,
  })
  const units = rows.map(({ data }) => data)
  return units
    .filter(({ name, kurzname, einleitung, anschrift, ...unit }) => {
      if (uebergeordnet !== undefined && unit.uebergeordnet !== uebergeordnet) return false
      const text = searchable([name, kurzname, einleitung, anschrift?.location, anschrift?.street].join(' '))
      return words.every(word => text.includes(` ${word}`))
    })
    .map(unit => withHoldingHours(unit, units))
}

export const MOST_UNITS = 1_000

export const organisationseinheit =
  (store: CmsStore): NonNullable<CmsHandlers['organisationseinheit']> =>
  async ({ params: { id } }) => {
    const found = await einheitBySlug(store, id)
    if (!found) throw new CmsError('nicht-gefunden')
    return toWire(store, found.data)
  }

type Reads = Pick<CmsStore, 'published'>

/** Returns a published unit by its id, with the hours that hold for it. */
export async function einheitBySlug(store: Reads, slug: string) {
  const found = await asWritten(store, slug)
  return found && { ...found, data: await withHours(store, found.data) }
}

/** Returns a unit, or anything with hours below one, with the hours that hold for it. */
export async function withHours<Unit extends HoursUnit>(store: Reads, unit: Unit): Promise<Unit> {
  if (!unit.zeitenWieOben) return unit
  const units: HoursUnit[] = [unit]
  for (let next = unit.uebergeordnet; next !== undefined && !units.some(({ slug }) => slug === next); ) {
    const above = await asWritten(store, next)
    if (!above) break
    units.push(above.data)
    next = above.data.uebergeordnet
  }
  return withHoldingHours<HoursUnit>(unit, units) as Unit
}

/** Returns a published unit with only the hours that it states itself. */
const asWritten = (store: Reads, slug: string) =>
  store.published.byKey('organisationseinheit', organisationseinheitPfad({ slug }))

async function toWire(store: CmsStore, data: Organisationseinheit): Promise<Wire> {
  const {
    slug,
    uebergeordnet,
    zeitenWieOben: _wieOben,
    sortierung: _sortierung,
    seite: _seite,
    ...einheit
  } = data
  const [above, below] = await Promise.all([
    uebergeordnet === undefined ? undefined : asWritten(store, uebergeordnet),
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
export async function verweisTo(store: Reads, slug: string) {
  const found = await asWritten(store, slug)
  return found && verweisOf(found.data)
}

export const verweisOf = (data: Organisationseinheit) => ({
  id: data.slug,
  name: data.name,
  detailURL: adresseDer(data),
})
