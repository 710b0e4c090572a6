import type { Database } from '../store/index.ts'
import { importRows } from './import-rows.ts'
import { pieceRows } from './piece-rows.ts'

/** The stored imports and their pieces. */
export const uebernahmeStore = (database: Database, clock: () => Date) => ({
  ...importRows(database, clock),
  ...pieceRows(database, clock),
})

export type UebernahmeStore = ReturnType<typeof uebernahmeStore>
