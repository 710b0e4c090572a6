import { tablesOf } from '../accounts/room.ts'
import type { Db } from '../store/index.ts'

/** How people are called by the ids that the store knows them by; those of no account are called by their id. */
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
