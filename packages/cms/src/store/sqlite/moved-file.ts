import { statSync } from 'node:fs'

/** What SQLite calls it itself (SQLITE_READONLY_DBMOVED), where it looks: with a log beside the file it does not. */
export const SQLITE_MOVED = 1032

/**
 * A file that was deleted, moved or replaced is still written to by whoever has it open, and ends with the process: what
 * is stored then is lost. Throws where the path of a database or of its log does not lead to the file any more that it
 * led to at first.
 */
export function watchPlaces(file: string): () => void {
  const files = [file, `${file}-wal`].map(path => ({ path, opened: placeOf(path) }))
  return () => {
    for (const one of files) {
      const now = placeOf(one.path)
      // The log comes with the first write.
      one.opened ??= now
      if (one.opened?.dev === now?.dev && one.opened?.ino === now?.ino) continue
      throw Object.assign(new Error(`a file of the database was moved, replaced or deleted: ${one.path}`), {
        errcode: SQLITE_MOVED,
      })
    }
  }
}

const placeOf = (path: string) => statSync(path, { bigint: true, throwIfNoEntry: false })
