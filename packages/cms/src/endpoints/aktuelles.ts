import type { AktuellesArtikel, CmsHandlers } from '@rathausplatz/contract'
import type { Aktuelles } from '@rathausplatz/contract/records'
import { monthsLater, startOfDay } from '@rathausplatz/time'
import { artikelPfad, interessengruppe, monatDerNachricht } from '../collections/aktuelles.ts'
import type { CmsStore } from '../collections/collections.ts'
import type { OrderTerm, Published } from '../store/index.ts'

export const aktuelles =
  (store: CmsStore): NonNullable<CmsHandlers['aktuelles']> =>
  async ({ query: { interessengruppen_id, jahr, monat, seite, pro_seite, order } }) => {
    const tag = interessengruppen_id === undefined ? undefined : interessengruppe(interessengruppen_id)
    const which = { tag, ...stretchOf(jahr, monat) }
    const offset = (seite - 1) * pro_seite
    const terms = order.split(',') as OrderTerm[]
    const [data, count] = await Promise.all([
      store.published.list('aktuelles', { ...which, order: terms, limit: pro_seite, offset }),
      store.published.count('aktuelles', which),
    ])
    return { data: data.map(toWire), pagination: { page: seite, pages: Math.ceil(count / pro_seite) } }
  }

/** Answers the months that have news, newest first. The counts are updated with every publication. */
export const aktuellesArchiv =
  (store: CmsStore): NonNullable<CmsHandlers['aktuellesArchiv']> =>
  async () => {
    const prefix = monatDerNachricht('')
    const counts = await store.published.countByTag('aktuelles', prefix)
    const data = [...counts]
      .filter(([, anzahl]) => anzahl > 0)
      .toSorted(([one], [other]) => (one < other ? 1 : -1))
      .map(([tag, anzahl]) => {
        const [jahr = 0, monat = 0] = tag.slice(prefix.length).split('-').map(Number)
        return { jahr, monat, anzahl }
      })
    return { data }
  }

/** Returns the time span of a year or of one of its months, in German time. */
function stretchOf(jahr: number | undefined, monat: number | undefined) {
  if (jahr === undefined) return {}
  const first = `${jahr}-${String(monat ?? 1).padStart(2, '0')}`
  const next = monthsLater(first, monat === undefined ? 12 : 1)
  return { from: startOfDay(`${first}-01`), to: startOfDay(`${next}-01`) }
}

function toWire({ data, published_at }: Published<Aktuelles>): AktuellesArtikel {
  const { slug: _slug, text: _text, interessengruppen_id: _id, sortierung: _sortierung, ...artikel } = data
  return { ...artikel, geaendert: published_at, detailURL: artikelPfad(data) }
}
