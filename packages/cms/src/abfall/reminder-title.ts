import { type Abfallthema, erinnerungszeiten } from '@rathausplatz/contract'
import type { Db } from '../store/index.ts'
import { kindsByCode } from './kinds.ts'
import { findPlace, placeOf } from './places.ts'

/** Returns the title of a reminder in plain words; undefined for an unknown place. */
export async function reminderTitle(
  db: Db,
  { ort, fraktion, zeit }: Abfallthema,
): Promise<string | undefined> {
  const [place, kinds] = await Promise.all([findPlace(db, ort), kindsByCode(db)])
  if (!place) return undefined
  const { name, uhrzeit } = erinnerungszeiten[zeit]
  return `${kinds.get(fraktion)?.name ?? fraktion}, ${placeOf(place).name}: ${name} um ${uhrzeit} Uhr`
}
