import { CmsError, type CmsHandlers, type Verweis } from '@rathausplatz/contract'
import type { CmsStore } from '../collections/collections.ts'
import { lebenslagePfad } from '../collections/lebenslage.ts'
import { leistungPfad } from '../collections/leistung.ts'
import type { Directory } from '../leistungen/directory.ts'
import { einheitBySlug, verweisOf } from './organisationseinheiten.ts'

export const leistungen =
  (directory: Directory): NonNullable<CmsHandlers['leistungen']> =>
  async ({ query: { seite, pro_seite, ...wanted } }) => {
    const [found, buchstaben] = await Promise.all([directory.find(wanted), directory.buchstaben()])
    return {
      data: found.slice((seite - 1) * pro_seite, seite * pro_seite),
      pagination: { page: seite, pages: Math.ceil(found.length / pro_seite) },
      anzahl: found.length,
      buchstaben,
    }
  }

export const leistung =
  (store: CmsStore): NonNullable<CmsHandlers['leistung']> =>
  async ({ params: { id } }) => {
    const found = await store.published.byKey('leistung', leistungPfad({ slug: id }))
    if (!found) throw new CmsError('nicht-gefunden')
    const { slug, organisationseinheiten, lebenslagen, ...data } = found.data
    const [stellen, lagen] = await Promise.all([
      Promise.all(organisationseinheiten.map(stelle => stelleOf(store, stelle))),
      Promise.all(lebenslagen.map(slug => lebenslageOf(store, slug))),
    ])
    return {
      ...data,
      id: slug,
      organisationseinheiten: stellen,
      lebenslagen: lagen.filter(lage => lage !== undefined),
      detailURL: leistungPfad({ slug }),
    }
  }

/** Returns an office with its current name, or as the service names it if it has no page. */
async function stelleOf(store: CmsStore, stelle: Verweis): Promise<Verweis> {
  const found = await einheitBySlug(store, stelle.id)
  return found ? verweisOf(found.data) : stelle
}

async function lebenslageOf(store: CmsStore, slug: string): Promise<Verweis | undefined> {
  const found = await store.published.byKey('lebenslage', lebenslagePfad({ slug }))
  return found && { id: slug, name: found.data.name, detailURL: lebenslagePfad({ slug }) }
}
