import type { Trouble } from '../troubles.ts'
import { SQLITE_MOVED } from './moved-file.ts'

const BY_CODE: Readonly<Record<number, Trouble>> = {
  8: 'platte', // SQLITE_READONLY
  10: 'platte', // SQLITE_IOERR
  11: 'beschaedigt', // SQLITE_CORRUPT
  13: 'voll', // SQLITE_FULL
  26: 'beschaedigt', // SQLITE_NOTADB
}

/** Returns the trouble that an error of SQLite indicates. */
export function sqliteTrouble({ errcode }: { readonly errcode?: unknown }): Trouble | undefined {
  if (errcode === SQLITE_MOVED) return 'verschwunden'
  // The low byte is the error code; the higher bytes are more detailed than needed here.
  return typeof errcode === 'number' ? BY_CODE[errcode & 0xff] : undefined
}

/** Tests for a lock by others (SQLITE_BUSY, SQLITE_LOCKED) that lasted longer than a write waits. */
export const isSqliteOverloaded = ({ errcode }: { readonly errcode?: unknown }): boolean =>
  typeof errcode === 'number' && [5, 6].includes(errcode & 0xff)
