import { type Abfallthema, erinnerungszeiten } from '@rathausplatz/contract'
import type { Db } from '../store/index.ts'
import { readingsOf } from './divided-streets.ts'
import { kindsByCode } from './kinds.ts'
import { findPlace, placeOf } from './places.ts'
import { tablesOf } from './tables.ts'
import { codeOf } from './varianten/variant.ts'

/** Returns the title of a reminder in plain words; undefined for an unknown place. */
export async function reminderTitle(
  db: Db,
  { ort, fraktion, tonne, zeit }: Abfallthema,
): Promise<string | undefined> {
  const [place, kinds, tours] = await Promise.all([
    findPlace(db, ort),
    kindsByCode(db),
    tablesOf(db)
      .selectFrom('abfall_tour_orte as o')
      .innerJoin('abfall_touren as t', 't.id', 'o.tour_id')
      .select('t.variante')
      .where('o.ort_id', '=', ort)
      .where('t.fraktion', '=', fraktion)
      .execute(),
  ])
  if (!place) return undefined
  const { name, uhrzeit } = erinnerungszeiten[zeit]
  const variante = tours.map(one => one.variante).find(one => one !== '' && codeOf(one) === tonne)
  const what = `${kinds.get(fraktion)?.name ?? fraktion}${variante ? ` (${variante})` : ''}`
  return `${what}, ${placeOf(place).name}: ${name} um ${uhrzeit} Uhr`
}

/** Whether these bins are collected at this place: nobody may order a reminder that never comes. */
export async function isCollected(db: Db, { ort, fraktion }: Abfallthema): Promise<boolean> {
  const orte = (await readingsOf(db, [ort]))(ort).orteOf(fraktion)
  const tour = await tablesOf(db)
    .selectFrom('abfall_tour_orte as o')
    .innerJoin('abfall_touren as t', 't.id', 'o.tour_id')
    .select('t.id')
    .where('o.ort_id', 'in', [...orte])
    .where('t.fraktion', '=', fraktion)
    .where('t.beendet_am', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return tour !== undefined
}
