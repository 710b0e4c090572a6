import { sql } from 'kysely'
import type { SearchEngine } from '../search-engine.ts'

export const among: SearchEngine['among'] = (column, values) => sql`${sql.ref(column)} = any(${values})`
