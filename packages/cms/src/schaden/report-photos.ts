import type { Db } from '../store/index.ts'
import type { Photos } from './photos.ts'
import { photosOf, refused } from './reports.ts'
import { type Schadenszeile, tablesOf } from './tables.ts'

/** The photos that a reporter sends with a report. */

/**
 * Returns photos that the report does not have yet; a repeated upload of the same picture is left to expire.
 */
export async function newPhotos(
  db: Db,
  photos: Photos,
  row: Schadenszeile,
  named: readonly string[],
): Promise<string[]> {
  const bound = (await photosOf(db, [row]))(row)
  const others = named.filter(one => !bound.some(({ kennung }) => kennung === one))
  const sent =
    others.length === 0
      ? []
      : await tablesOf(db).selectFrom('schaden_fotos').selectAll().where('kennung', 'in', others).execute()
  const again = new Set<string>()
  for (const one of sent)
    for (const other of bound) if (await photos.isSame(one, other)) again.add(one.kennung)
  return others.filter(one => !again.has(one))
}

const GONE_PHOTO = 'Ein Foto liegt nicht mehr bei uns. Bitte fügen Sie es noch einmal an.'

/** Binds photos that were uploaded for this report. Throws if one of them is missing or already bound. */
export async function bindPhotos(
  db: Db,
  { id, einreichung }: Schadenszeile,
  fotos: readonly string[],
): Promise<void> {
  const named = [...new Set(fotos)]
  if (named.length === 0) return
  const { numUpdatedRows } = await tablesOf(db)
    .updateTable('schaden_fotos')
    .set({ schaden_id: id, gilt_bis: null })
    .where('kennung', 'in', named)
    .where('einreichung', '=', einreichung)
    .where('schaden_id', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows !== BigInt(named.length)) throw refused('fotos', GONE_PHOTO)
}
