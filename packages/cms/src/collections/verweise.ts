import type * as z from 'zod'
import type { Renaming } from '../store/index.ts'
import { mapFields } from './fields.ts'
import { recordPaths } from './record-paths.ts'

/** The key of the record of a kind that a field names. */
export function keyOf(kind: string, kennung: string): string {
  const under = recordPaths.get(kind)
  return under === undefined ? kennung : `${under}/${kennung}`
}

/** Content whose references go along with a record that moved. */
export const followed = <Data>(schema: z.ZodType, data: Data, { kind, from, to }: Renaming): Data =>
  mapFields(schema, data, (text, { zu }) =>
    zu === kind && keyOf(kind, text) === from ? to.slice(from.length - text.length) : text,
  ) as Data
