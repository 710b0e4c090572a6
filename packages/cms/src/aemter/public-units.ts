import type { Organisationseinheit } from '@rathausplatz/contract/records'
import type { CmsStore } from '../collections/collections.ts'
import { MOST_UNITS } from '../endpoints/organisationseinheiten.ts'

/** A public unit with its document. */
export type PublicUnit = Organisationseinheit & { readonly id: string; readonly key: string }

/** Returns all public units in the order of the town, with only the hours that each states itself. */
export async function publicUnits(store: CmsStore): Promise<PublicUnit[]> {
  const rows = await store.published.list('organisationseinheit', {
    order: ['datum_von:asc'],
    limit: MOST_UNITS,
  })
  return rows.map(({ document_id: id, key, data }) => Object.assign({}, data, { id, key }))
}

/** The name by which people call a unit. */
const calledUnit = ({ name, kurzname }: Pick<Organisationseinheit, 'name' | 'kurzname'>): string =>
  kurzname || name

export const shownUnit = (unit: PublicUnit) => ({
  id: unit.id,
  kennung: unit.slug,
  titel: calledUnit(unit),
})
