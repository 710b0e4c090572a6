import { createHash } from 'node:crypto'
import type { RecordList } from '@rathausplatz/contract/records'
import * as z from 'zod'

/** Changed whenever content is cleaned, told apart or found in another way that no schema shows: then all of it is renewed. */
const FORM_OF_PARSING = 3

/**
 * A name for what these schemas make of content, and for what lists show of it: another one as soon as a field, a
 * default, a limit or a filter is another.
 */
export function schemaForm(list: RecordList, ...schemas: readonly z.ZodType[]): string {
  const shapes = schemas.map(schema => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
  return createHash('sha256')
    .update(JSON.stringify([FORM_OF_PARSING, list, shapes]))
    .digest('base64url')
    .slice(0, 16)
}
