import type { CallAnswer, Calls, Oeffnungszeittyp } from '@rathausplatz/contract'
import { records } from '@rathausplatz/contract/records'
import { type HoursUnit, holdingHours } from '../aemter/inherited-hours.ts'
import { type PublicUnit, shownUnit } from '../aemter/public-units.ts'
import type { CmsStore } from '../collections/collections.ts'
import { type Editor, mayRead } from './leave-for.ts'

type Shown = CallAnswer<Calls['redaktionZeitenVorschau']>['stadt']
type Wanted = {
  readonly chosen: ReadonlySet<string>
  readonly arten: readonly Oeffnungszeittyp[]
  readonly who: Editor
}

/** Returns which hours of the town follow the chosen offices, and which it states itself. */
export async function previewTown(
  store: CmsStore,
  units: readonly PublicUnit[],
  { chosen, arten, who }: Wanted,
): Promise<Shown> {
  const { kind } = records.stadt
  const found = await store.published.byKey('stadt', kind)
  if (!found || !mayRead(who, { kind, key: found.key, audience: 'oeffentlich' })) return null
  const { oeffnungszeiten, zeitenVon } = found.data
  const town: HoursUnit = { slug: kind, uebergeordnet: zeitenVon, zeitenWieOben: true, oeffnungszeiten }
  const { from } = holdingHours<HoursUnit>(town, units)
  const folgt = arten.flatMap(typ => {
    const source = units.find(({ slug }) => slug === from.get(typ)?.slug)
    return source && chosen.has(source.id) ? [{ typ, von: shownUnit(source) }] : []
  })
  const eigen = arten.filter(typ => oeffnungszeiten.some(one => one.typ === typ))
  return { id: found.document_id, folgt, eigen }
}
