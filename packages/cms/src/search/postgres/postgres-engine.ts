import type { SearchEngine } from '../search-engine.ts'
import { among } from './among.ts'
import { postgresIndex } from './reads.ts'
import { empty, put, remove } from './writes.ts'

/** A `tsvector` with our own stems per entry, indexed by GIN, and tables of words for lookups of words. */
export const postgresEngine: SearchEngine = { index: postgresIndex, among, put, remove, empty }
