import { createHash } from 'node:crypto'
import * as z from 'zod'

/** Changed whenever content is cleaned or told apart in another way that no schema shows: then all of it is renewed. */
const FORM_OF_PARSING = 1

/** A name for what these schemas make of content: another one as soon as a field, a default or a limit is another. */
export function schemaForm(...schemas: readonly z.ZodType[]): string {
  const shapes = schemas.map(schema => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
  return createHash('sha256')
    .update(JSON.stringify([FORM_OF_PARSING, shapes]))
    .digest('base64url')
    .slice(0, 16)
}
