import type { SearchEngine } from '../search-engine.ts'
import { among } from './among.ts'
import { postgresIndex } from './reads.ts'
import { empty, put, remove } from './writes.ts'

/** Stores a `tsvector` of our own stems per entry, indexed by GIN, and tables of words to look up words. */
export const postgresEngine: SearchEngine = { index: postgresIndex, among, put, remove, empty }
