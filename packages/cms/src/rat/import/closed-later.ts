import type { CmsStore } from '../../collections/collections.ts'
import type { Stored } from './stock.ts'
import { revisionsOf } from './who-took-it.ts'

/** Agenda items that were imported and that the source now keeps closed. */

type Item = Readonly<Record<string, unknown>>

export const itemsIn = (data: unknown): readonly Item[] => {
  const items = (data as Item | undefined)?.['tagesordnung']
  return Array.isArray(items) ? items : []
}

/** Returns the slugs of the papers that a stored item names, the main one first. */
export const paperSlugsIn = ({ vorlage, weitere_vorlagen: further }: Item): readonly string[] =>
  [vorlage, ...(Array.isArray(further) ? further.map((one: Item) => one['vorlage']) : [])].filter(
    slug => typeof slug === 'string',
  )

/**
 * Returns the kennungen of items that were imported under one of these titles, whatever their title is now.
 * Items added by the town are left out.
 */
export function cameWith(
  revisions: readonly { author: string; data: unknown }[],
  titles: ReadonlySet<string>,
  importer: string,
): ReadonlySet<unknown> {
  const came = new Set<unknown>()
  const added = new Set<unknown>()
  let before: ReadonlySet<unknown> = new Set()
  for (const { author, data } of titles.size === 0 ? [] : revisions) {
    const items = itemsIn(data)
    for (const { kennung, titel } of items) {
      if (!before.has(kennung)) added[author === importer ? 'delete' : 'add'](kennung)
      if (author === importer && titles.has(String(titel))) came.add(kennung)
    }
    before = new Set(items.map(({ kennung }) => kennung))
  }
  return new Set([...came].filter(kennung => !added.has(kennung)))
}

/** Returns the agenda without these items; the same object if it has none of them. */
export function withoutClosed(
  data: Readonly<Record<string, unknown>>,
  kennungen: ReadonlySet<unknown>,
): Readonly<Record<string, unknown>> {
  const items = itemsIn(data)
  const open = items.filter(({ kennung }) => !kennungen.has(kennung))
  return open.length === items.length ? data : { ...data, tagesordnung: open }
}

/** Whether the public revision of a meeting has items that are closed in the source. */
export async function stillShows(
  { store, author }: { store: CmsStore; author: string },
  { id, data: ours, draft_revision, published_revision }: Stored,
  { imported, closed }: { imported: Item; closed: ReadonlySet<string> },
): Promise<boolean> {
  const isUnchanged =
    draft_revision === published_revision &&
    JSON.stringify((ours as unknown as Item)['tagesordnung']) === JSON.stringify(imported['tagesordnung'])
  if (closed.size === 0 || isUnchanged) return false
  const now = await store.document(id)
  if (!now || now.published_revision === null) return false
  const standing = await store.revision(id, now.published_revision)
  const data = standing?.data as unknown as Item | undefined
  // A withdrawn meeting shows no items.
  if (data === undefined || data['zurueckgenommen'] !== undefined) return false
  const called = new Set(itemsIn(imported).map(({ titel }) => titel))
  const gone = cameWith(await revisionsOf(store, { id }), closed, author)
  // The kennung of a closed item may belong to an open one now.
  return itemsIn(data).some(({ kennung, titel }) => gone.has(kennung) && !called.has(titel))
}
