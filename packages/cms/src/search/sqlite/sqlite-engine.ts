import type { SearchEngine } from '../search-engine.ts'
import { among } from './among.ts'
import { sqliteIndex } from './reads.ts'
import { empty, put, remove } from './writes.ts'

/** FTS5 for entries, tables of words to look up words. */
export const sqliteEngine: SearchEngine = { index: sqliteIndex, among, put, remove, empty }
