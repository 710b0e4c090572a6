import { tablesOf } from '../accounts/room.ts'
import type { Db } from '../store/index.ts'

/** Returns display names by the ids in the store. Ids without an account are missing. */
export type Names = (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>

export const editorNames =
  (db: Db): Names =>
  async ids => {
    if (ids.length === 0) return new Map()
    const rows = await tablesOf(db)
      .selectFrom('accounts')
      .select(['id', 'vorname', 'nachname'])
      .where('realm', '=', 'redaktion')
      .where('id', 'in', ids)
      .execute()
    return new Map(rows.map(({ id, vorname, nachname }) => [id, `${vorname} ${nachname}`]))
  }
