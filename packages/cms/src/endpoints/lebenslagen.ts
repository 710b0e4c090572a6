import {
  CmsError,
  type CmsHandlers,
  type LebenslageEintrag,
  type Lebenslagenbaum,
} from '@rathausplatz/contract'
import type { Lebenslage } from '@rathausplatz/contract/records'
import type { CmsStore } from '../collections/collections.ts'
import { lebenslagePfad } from '../collections/lebenslage.ts'
import { kurztextOf } from '../collections/textbloecke.ts'
import type { Directory } from '../leistungen/directory.ts'

export const lebenslagen =
  (store: CmsStore, directory: Directory): NonNullable<CmsHandlers['lebenslagen']> =>
  async () => {
    const [all, counts] = await Promise.all([readAll(store), directory.perLebenslage()])
    const treeBelow = (above: string | undefined): Lebenslagenbaum[] => childrenOf(all, above).map(treeOf)
    const treeOf = (data: Lebenslage): Lebenslagenbaum => ({
      ...eintragOf(data),
      anzahl: counts.get(data.slug) ?? 0,
      untergeordneteLebenslagen: treeBelow(data.slug),
    })
    return { data: treeBelow(undefined) }
  }

export const lebenslage =
  (store: CmsStore, directory: Directory): NonNullable<CmsHandlers['lebenslage']> =>
  async ({ params: { id } }) => {
    const [all, leistungen] = await Promise.all([readAll(store), directory.find({ lebenslage: id })])
    const found = all.get(id)
    if (!found) throw new CmsError('nicht-gefunden')
    const { slug, uebergeordnet: _uebergeordnet, sortierung: _sortierung, ...data } = found.data
    const above = found.above === undefined ? undefined : all.get(found.above)
    return {
      ...data,
      ...eintragOf(found.data),
      ...(above ? { uebergeordneteLebenslage: verweisOf(above.data) } : {}),
      untergeordneteLebenslagen: childrenOf(all, slug).map(eintragOf),
      leistungen,
    }
  }

type Placed = { readonly data: Lebenslage; readonly above: string | undefined }
type All = ReadonlyMap<string, Placed>

/** Most life situations in one read; a town has some dozens. */
const MOST = 500

/**
 * Returns all published life situations with their parents. A life situation with a missing parent or in a
 * cycle is placed at the top.
 */
async function readAll(store: CmsStore): Promise<All> {
  const rows = await store.published.list('lebenslage', { order: ['datum_von:asc'], limit: MOST })
  const bySlug = new Map(rows.map(({ data }) => [data.slug, data]))
  const isCircle = (slug: string) => {
    const passed = new Set<string>()
    for (let at: string | undefined = slug; at !== undefined; at = bySlug.get(at)?.uebergeordnet) {
      if (passed.has(at)) return true
      passed.add(at)
    }
    return false
  }
  const aboveOf = ({ slug, uebergeordnet }: Lebenslage) =>
    uebergeordnet !== undefined && bySlug.has(uebergeordnet) && !isCircle(slug) ? uebergeordnet : undefined
  return new Map(rows.map(({ data }) => [data.slug, { data, above: aboveOf(data) }]))
}

const childrenOf = (all: All, slug: string | undefined): Lebenslage[] =>
  [...all.values()].filter(({ above }) => above === slug).map(({ data }) => data)

const verweisOf = ({ slug, name }: Lebenslage) => ({ id: slug, name, detailURL: lebenslagePfad({ slug }) })

const eintragOf = (data: Lebenslage): LebenslageEintrag => ({
  ...verweisOf(data),
  kurztext: kurztextOf(data),
})
