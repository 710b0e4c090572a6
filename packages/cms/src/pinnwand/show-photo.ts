import { CmsError, type Fotoschritt, fotoschritte } from '@rathausplatz/contract'
import type { Db } from '../store/index.ts'
import { boardPhotos, photosOf } from './board-photos.ts'
import { noteStep } from './entries.ts'
import { type Eintrag, tablesOf } from './tables.ts'

export const isPhotoStep = (schritt: string): schritt is Fotoschritt =>
  (fotoschritte as readonly string[]).includes(schritt)

type Step = {
  readonly foto: string | undefined
  readonly schritt: Fotoschritt
  readonly now: Date
  /** The account of the editor. */
  readonly author: string
}

/**
 * Hides one photo of an entry from the public, or shows it again; its author still sees it. The version grows,
 * so that nobody releases an entry with photos that they did not see.
 */
export async function showPhoto(db: Db, row: Eintrag, { foto, schritt, now, author }: Step): Promise<void> {
  const zeigen = schritt === 'foto-zeigen' ? 1 : 0
  const found = (await photosOf(db, row)).find(({ kennung }) => kennung === foto)
  if (!found) throw new CmsError('nicht-gefunden', 'Dieses Foto gehört nicht mehr zu dem Eintrag.')
  if (found.zeigen === zeigen) return
  await boardPhotos.change(db, found.kennung, { zeigen })
  await tablesOf(db)
    .updateTable('pinnwand_eintraege')
    .set({ fassung: row.fassung + 1 })
    .where('id', '=', row.id)
    .execute()
  await noteStep(db, row, { now, what: 'bearbeitet', who: author })
}
