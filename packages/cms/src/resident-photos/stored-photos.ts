import { CmsError } from '@rathausplatz/contract'
import type { Db } from '../store/index.ts'
import type { Photo, PhotoTable } from './tables.ts'
import { tablesOf } from './tables.ts'

type Entry = { readonly id: string }

/** Returns the error `ungueltig` about photos of a form, with one message for all of them. */
export const refusedPhotos = (paths: readonly string[], message: string) =>
  new CmsError('ungueltig', message, {
    details: { issues: [...new Set(paths)].map(path => ({ path, message })) },
  })

const GONE_PHOTO = 'Ein Foto liegt nicht mehr bei uns. Bitte fügen Sie es noch einmal an.'

/** The rows of the photos of one room. All functions take the transaction of their caller. */
export const photosIn = (table: PhotoTable) => ({
  table,

  /** Loads the photos of these entries and returns a function that finds those of one entry. */
  async of(db: Db, entries: readonly Entry[]): Promise<(entry: Entry) => Photo[]> {
    const ids = entries.map(({ id }) => id)
    const photos =
      ids.length === 0
        ? []
        : await tablesOf(db)
            .selectFrom(table)
            .selectAll()
            .where('gehoert_zu', 'in', ids)
            .orderBy('stelle')
            .orderBy('kennung')
            .execute()
    return ({ id }) => photos.filter(({ gehoert_zu }) => gehoert_zu === id)
  },

  /**
   * Binds photos that were uploaded with this form. Throws if one of them is missing or already bound;
   * `pathOf` returns its path in the form.
   */
  async bind(
    db: Db,
    { id, einreichung }: Entry & { readonly einreichung: string },
    kennungen: readonly string[],
    pathOf: (kennung: string) => string = () => 'fotos',
  ): Promise<void> {
    const named = [...new Set(kennungen)]
    if (named.length === 0) return
    const found = await tablesOf(db)
      .updateTable(table)
      .set({ gehoert_zu: id, gilt_bis: null })
      .where('kennung', 'in', named)
      .where('einreichung', '=', einreichung)
      .where('gehoert_zu', 'is', null)
      .returning('kennung')
      .execute()
    const gone = named.filter(one => !found.some(({ kennung }) => kennung === one))
    if (gone.length > 0) throw refusedPhotos(gone.map(pathOf), GONE_PHOTO)
  },

  /** Frees the photos of an entry, so that the same form can bind them again. Otherwise they expire. */
  async free(db: Db, { id }: Entry, until: string): Promise<void> {
    await tablesOf(db)
      .updateTable(table)
      .set({ gehoert_zu: null, gilt_bis: until })
      .where('gehoert_zu', '=', id)
      .execute()
  },

  /** Changes one photo. */
  async change(db: Db, kennung: string, to: Partial<Pick<Photo, 'stelle' | 'zeigen' | 'beschreibung'>>) {
    await tablesOf(db).updateTable(table).set(to).where('kennung', '=', kennung).execute()
  },

  /** Loads photos by their keys, bound or not. */
  named: async (db: Db, kennungen: readonly string[]): Promise<Photo[]> =>
    kennungen.length === 0
      ? []
      : tablesOf(db).selectFrom(table).selectAll().where('kennung', 'in', kennungen).execute(),

  /** Deletes single photos. The caller deletes their files next. */
  async deleteNamed(db: Db, kennungen: readonly string[]): Promise<void> {
    if (kennungen.length > 0) await tablesOf(db).deleteFrom(table).where('kennung', 'in', kennungen).execute()
  },

  /** Deletes the photos of these entries. Returns the keys whose files have to be deleted next. */
  async delete(db: Db, ids: readonly string[]): Promise<string[]> {
    if (ids.length === 0) return []
    const gone = await tablesOf(db)
      .selectFrom(table)
      .select('kennung')
      .where('gehoert_zu', 'in', ids)
      .execute()
    await tablesOf(db).deleteFrom(table).where('gehoert_zu', 'in', ids).execute()
    return gone.map(({ kennung }) => kennung)
  },

  /** Deletes photos whose form was never sent. Returns the keys whose files have to be deleted next. */
  async deleteWaiting(db: Db, now: Date, most: number): Promise<string[]> {
    const rows = await tablesOf(db)
      .selectFrom(table)
      .select('kennung')
      .where('gehoert_zu', 'is', null)
      .where('gilt_bis', '<=', now.toISOString())
      .limit(most)
      .execute()
    const gone = rows.map(({ kennung }) => kennung)
    if (gone.length > 0) await tablesOf(db).deleteFrom(table).where('kennung', 'in', gone).execute()
    return gone
  },
})

export type StoredPhotos = ReturnType<typeof photosIn>
