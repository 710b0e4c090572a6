import { giveFileFree, reserveFile } from '../store/closed-files.ts'
import { frozenVersions } from '../store/frozen-files.ts'
import type { Database, FilesSeen, Result } from '../store/index.ts'
import { notFound, ok } from '../store/result.ts'
import { isFileVisible } from '../store/visible-files.ts'
import { noteLooks } from './alike.ts'
import { fileChanges, pathOf, rowOf, type Transaction, tablesOf } from './catalogue-rows.ts'
import type { DeletedRow, MediaTables, MediumRow } from './tables.ts'

/** Deletes all versions of a file except those in `keep`. */
export type TakeAway = (keep: readonly string[]) => Promise<void>

/** The trash of the catalogue: deleted files, which can be restored until they are deleted for good. */
export function deletedFiles(database: Database, clock: () => Date) {
  const changed = fileChanges(clock)

  const deletedOf = (db: Transaction, datei: string) =>
    tablesOf(db).selectFrom('deleted_files').selectAll().where('datei', '=', datei).executeTakeFirst()

  return {
    /** Returns a file in the trash, which can still be restored. */
    findDeleted: (datei: string): Promise<DeletedRow | undefined> => deletedOf(database.read, datei),

    /** Returns files in the trash, last deleted first. */
    async listDeleted({
      seenBy,
      limit,
      offset,
    }: {
      seenBy: FilesSeen
      limit: number
      offset: number
    }): Promise<DeletedRow[]> {
      return (
        database.read
          .withTables<MediaTables>()
          // The alias that `isFileVisible` expects.
          .selectFrom('deleted_files as medien')
          .selectAll()
          .where(file => isFileVisible(file, seenBy))
          .orderBy('deleted_at', 'desc')
          .orderBy('datei', 'desc')
          .limit(limit)
          .offset(offset)
          .execute()
      )
    },

    /**
     * Moves an unused file to the trash. `isUnused` runs inside the transaction, so nobody can save a link
     * meanwhile. Name and bytes are kept, and the file is closed to everyone.
     */
    putIntoTrash: (
      datei: string,
      {
        author,
        isUnused,
      }: { readonly author: string; readonly isUnused: (db: Transaction) => Promise<Result<void>> },
    ): Promise<Result<void>> =>
      database.write<void>(async transaction => {
        const unused = await isUnused(transaction)
        if (!unused.ok) return unused
        const row = await rowOf(transaction, datei)
        if (!row) return ok(undefined)
        const tables = tablesOf(transaction)
        await tables
          .insertInto('deleted_files')
          .values({ ...row, deleted_at: clock().toISOString(), deleted_by: author })
          .execute()
        await tables.deleteFrom('medien').where('datei', '=', datei).execute()
        await reserveFile(transaction, pathOf(datei))
        await changed(transaction, 'geloescht', datei, author)
        return ok(undefined)
      }),

    /** Restores a file from the trash. Idempotent. Visitors see it again once public content shows it. */
    fetchBack: (datei: string, { author }: { author: string }): Promise<Result<MediumRow>> =>
      database.write<MediumRow>(async transaction => {
        const there = await rowOf(transaction, datei)
        if (there) return ok(there)
        const deleted = await deletedOf(transaction, datei)
        if (!deleted) return notFound('Diese Datei gibt es nicht (mehr)')
        const { deleted_at: _at, deleted_by: _by, ...row } = deleted
        const tables = tablesOf(transaction)
        await tables.insertInto('medien').values(row).execute()
        await tables.deleteFrom('deleted_files').where('datei', '=', datei).execute()
        await noteLooks(tables, row)
        await changed(transaction, 'zurueckgeholt', datei, author)
        return ok(row)
      }),

    /** Returns the names of files deleted before a moment. */
    async deletedBefore(moment: string, limit: number): Promise<string[]> {
      const rows = await tablesOf(database.read)
        .selectFrom('deleted_files')
        .select('datei')
        .where('deleted_at', '<', moment)
        .orderBy('deleted_at')
        .limit(limit)
        .execute()
      return rows.map(({ datei }) => datei)
    },

    /**
     * Deletes a file from the trash for good and frees its name. If `takeAway` fails, the file stays in the
     * trash.
     */
    forget: (datei: string, before: string, takeAway: TakeAway): Promise<Result<void>> =>
      database.write<void>(async transaction => {
        const { numDeletedRows } = await tablesOf(transaction)
          .deleteFrom('deleted_files')
          .where('datei', '=', datei)
          // A file that was restored and deleted again meanwhile has a new term.
          .where('deleted_at', '<', before)
          .executeTakeFirst()
        if (numDeletedRows === 0n) return ok(undefined)
        await takeAway(await frozenVersions(transaction, datei))
        await giveFileFree(transaction, pathOf(datei))
        return ok(undefined)
      }),
  }
}
