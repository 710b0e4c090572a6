import type * as z from 'zod'
import type { Renaming } from '../store/index.ts'
import { mapFields } from './fields.ts'
import { recordPaths } from './record-paths.ts'

/** Returns the key of the record that a reference field names. */
export function keyOf(kind: string, kennung: string): string {
  const under = recordPaths.get(kind)
  return under === undefined ? kennung : `${under}/${kennung}`
}

/** Returns content with references adapted to a renamed record. */
export const followed = <Data>(schema: z.ZodType, data: Data, { kind, from, to }: Renaming): Data =>
  mapFields(schema, data, (text, { zu }) =>
    zu === kind && keyOf(kind, text) === from ? to.slice(from.length - text.length) : text,
  ) as Data
