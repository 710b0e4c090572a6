import {
  type BaugebietUebersicht,
  bauplatzstatus,
  type CmsHandlers,
  preisspanneOf,
} from '@rathausplatz/contract'
import type { Baugebiet } from '@rathausplatz/contract/records'
import { baugebietPfad } from '../collections/baugebiet.ts'
import type { CmsStore } from '../collections/collections.ts'

/** Answers building areas. A town has few of them, so the plots are counted on each read. */
export const baugebiete =
  (store: CmsStore): NonNullable<CmsHandlers['baugebiete']> =>
  async ({ query: { seite, pro_seite } }) => {
    const [rows, count] = await Promise.all([
      store.published.list('baugebiet', {
        order: ['datum_von:asc'],
        limit: pro_seite,
        offset: (seite - 1) * pro_seite,
      }),
      store.published.count('baugebiet'),
    ])
    return {
      data: rows.map(({ data }) => toWire(data)),
      pagination: { page: seite, pages: Math.ceil(count / pro_seite) },
    }
  }

function toWire({ slug, sortierung: _sortierung, ...stored }: Baugebiet): BaugebietUebersicht {
  const { text: _t, bauplaetze, konditionen: _k, zeitplan: _z, planflaechen: _p, ...baugebiet } = stored
  const count = (wanted: string) => bauplaetze.filter(({ status }) => status === wanted).length
  const preisspanne = preisspanneOf(stored)
  return {
    ...baugebiet,
    ...(preisspanne ? { preisspanne } : {}),
    id: slug,
    plaetze: Object.fromEntries(
      bauplatzstatus.map(status => [status, count(status)]),
    ) as BaugebietUebersicht['plaetze'],
    detailURL: baugebietPfad({ slug }),
  }
}
