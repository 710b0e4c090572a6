import { statSync } from 'node:fs'

/**
 * SQLite's own code for a moved file (SQLITE_READONLY_DBMOVED), reused because SQLite does not check for it
 * in WAL mode.
 */
export const SQLITE_MOVED = 1032

/**
 * A process that has a file open continues to write to it after it was deleted, moved or replaced, and the
 * data is lost when the process ends. The returned function throws if the path of the database or its log no
 * longer leads to the opened file.
 */
export function watchPlaces(file: string): () => void {
  const files = [file, `${file}-wal`].map(path => ({ path, opened: placeOf(path) }))
  return () => {
    for (const one of files) {
      const now = placeOf(one.path)
      // The log is created by the first write.
      one.opened ??= now
      if (one.opened?.dev === now?.dev && one.opened?.ino === now?.ino) continue
      throw Object.assign(new Error(`a file of the database was moved, replaced or deleted: ${one.path}`), {
        errcode: SQLITE_MOVED,
      })
    }
  }
}

const placeOf = (path: string) => statSync(path, { bigint: true, throwIfNoEntry: false })
