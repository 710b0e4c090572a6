import type { SearchEngine } from '../search-engine.ts'
import { among } from './among.ts'
import { postgresIndex } from './reads.ts'
import { empty, put, remove } from './writes.ts'

/** A `tsvector` of our own words per entry, found by GIN; tables of words for everything that words are looked up by. */
export const postgresEngine: SearchEngine = { index: postgresIndex, among, put, remove, empty }
