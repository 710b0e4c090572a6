import { sql } from 'kysely'
import type { SearchEngine } from '../search-engine.ts'

export const among: SearchEngine['among'] = (column, values) =>
  sql`${sql.ref(column)} in (select value from json_each(${JSON.stringify(values)}))`
