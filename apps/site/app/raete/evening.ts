import type { Ratsnotiz, RatsraumSitzung, Sitzung, Tagesordnungspunkt } from '@rathausplatz/contract'

export type Behandlung = 'oeffentlich' | 'nichtoeffentlich'

/** An item of an evening, in its part: both count by themselves and may have items of the same name. */
export type EveningItem = {
  /** Tells it from all others of the evening. */
  key: string
  behandlung: Behandlung
  /** Id of the part that it stands in. */
  teil: string
  punkt: Tagesordnungspunkt
  notiz: Ratsnotiz | undefined
}

const parts: readonly Behandlung[] = ['oeffentlich', 'nichtoeffentlich']

/** All items of an evening in their order, the public ones first. */
export const itemsOf = (meeting: RatsraumSitzung): EveningItem[] =>
  parts.flatMap(behandlung => {
    const { id: teil, tagesordnung } = meeting[behandlung] ?? NOTHING
    return tagesordnung.map(punkt => ({
      key: `${behandlung} ${punkt.kennung}`,
      behandlung,
      teil,
      punkt,
      notiz: meeting.notizen.find(one => one.teil === teil && one.kennung === punkt.kennung),
    }))
  })

const NOTHING: Pick<Sitzung, 'id' | 'tagesordnung'> = { id: '', tagesordnung: [] }

/** The part that stands for the evening: the public one, where there is one. */
export const headOf = ({ oeffentlich, nichtoeffentlich }: RatsraumSitzung): Sitzung | undefined =>
  oeffentlich ?? nichtoeffentlich

/** What an address asks for of an evening: `?punkt=sprungturm`, `?punkt=grundstueck&teil=nichtoeffentlich`. */
export function askedItem(items: readonly EveningItem[], query: URLSearchParams): EveningItem | undefined {
  const behandlung = query.get('teil') === 'nichtoeffentlich' ? 'nichtoeffentlich' : 'oeffentlich'
  const kennung = query.get('punkt')
  return items.find(item => item.behandlung === behandlung && item.punkt.kennung === kennung)
}

/** The query by which an item is asked for; of the evening as a whole, where none is. */
export function queryOf(item: Pick<EveningItem, 'behandlung' | 'punkt'> | undefined): string {
  if (!item) return '?'
  const { behandlung, punkt } = item
  const teil = behandlung === 'nichtoeffentlich' ? { teil: behandlung } : {}
  return `?${new URLSearchParams({ punkt: punkt.kennung, ...teil })}`
}

/** Where an opened item begins, for those whose browser loads the page anew. */
export const ITEM = 'punkt'
