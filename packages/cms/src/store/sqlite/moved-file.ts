import { statSync } from 'node:fs'

/** What SQLite calls it itself (SQLITE_READONLY_DBMOVED), where it looks: with a log beside the file it does not. */
export const SQLITE_MOVED = 1032

/**
 * A file that was deleted, moved or replaced is still written to by whoever has it open, and ends with the process: what
 * is stored then is lost. Throws where the path does not lead to the file any more that it led to at first.
 */
export function watchPlace(file: string): () => void {
  const opened = placeOf(file)
  return () => {
    const now = placeOf(file)
    if (opened?.dev === now?.dev && opened?.ino === now?.ino) return
    throw Object.assign(new Error(`the file of the database was moved, replaced or deleted: ${file}`), {
      errcode: SQLITE_MOVED,
    })
  }
}

const placeOf = (file: string) => statSync(file, { bigint: true, throwIfNoEntry: false })
