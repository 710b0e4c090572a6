import { createHash } from 'node:crypto'
import type { RecordList } from '@rathausplatz/contract/records'
import * as z from 'zod'

/**
 * Increase this if content is parsed, cleaned or keyed in another way that no schema shows: all rows are then
 * derived anew.
 */
const FORM_OF_PARSING = 3

/**
 * Returns a hash of the schemas and the list of a kind: it changes with any field, default, limit or filter.
 */
export function schemaForm(list: RecordList, ...schemas: readonly z.ZodType[]): string {
  const shapes = schemas.map(schema => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
  return createHash('sha256')
    .update(JSON.stringify([FORM_OF_PARSING, list, shapes]))
    .digest('base64url')
    .slice(0, 16)
}
