import type { Ratsnotiz, RatsraumSitzung, Sitzung, Tagesordnungspunkt } from '@rathausplatz/contract'

export type Behandlung = 'oeffentlich' | 'nichtoeffentlich'

/**
 * An item of a meeting together with its part: both parts have their own numbers and may have items with the
 * same id.
 */
export type EveningItem = {
  /** Key that is unique in the meeting. */
  key: string
  behandlung: Behandlung
  /** Id of the part that the item belongs to. */
  teil: string
  punkt: Tagesordnungspunkt
  notiz: Ratsnotiz | undefined
}

const parts: readonly Behandlung[] = ['oeffentlich', 'nichtoeffentlich']

/** Returns all items of a meeting in order; those of the public part come first. */
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

/** Returns the part that represents the meeting: the public part if there is one. */
export const headOf = ({ oeffentlich, nichtoeffentlich }: RatsraumSitzung): Sitzung | undefined =>
  oeffentlich ?? nichtoeffentlich

/**
 * Returns the item that an address names: `?punkt=sprungturm`, `?punkt=grundstueck&teil=nichtoeffentlich`.
 */
export function askedItem(items: readonly EveningItem[], query: URLSearchParams): EveningItem | undefined {
  const behandlung = query.get('teil') === 'nichtoeffentlich' ? 'nichtoeffentlich' : 'oeffentlich'
  const kennung = query.get('punkt')
  return items.find(item => item.behandlung === behandlung && item.punkt.kennung === kennung)
}

/** Returns the query for an item; without an item, the query for the whole meeting. */
export function queryOf(item: Pick<EveningItem, 'behandlung' | 'punkt'> | undefined): string {
  if (!item) return '?'
  const { behandlung, punkt } = item
  const teil = behandlung === 'nichtoeffentlich' ? { teil: behandlung } : {}
  return `?${new URLSearchParams({ punkt: punkt.kennung, ...teil })}`
}

/** Fragment of an opened item, to which browsers without scripts scroll. */
export const ITEM = 'punkt'
