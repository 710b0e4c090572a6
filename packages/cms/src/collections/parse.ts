import type { field } from '@rathausplatz/contract'
import type * as z from 'zod'
import type { Issue, Parsed } from '../store/index.ts'
import { cleanRichText } from './clean-rich-text.ts'
import { mapFields } from './fields.ts'
import { germanMessage } from './german-message.ts'

/**
 * Content as it is stored: checked by its schema, its formatted text cleaned. Checked before cleaning, which takes long
 * for a text beyond its limit, and after it, so that a mandatory text of which nothing remains is missing.
 */
export function parseWith<S extends z.ZodType>(schema: S, data: unknown, path = ''): Parsed<z.output<S>> {
  const given = check(schema, data, path)
  if (given.issues) return given
  return check(schema, cleaned(schema, given.value), path)
}

/** Content that its schema could read, with its formatted text cleaned. */
export const cleaned = (schema: z.ZodType, value: unknown): unknown => mapFields(schema, value, clean)

const clean = (text: string, { editor }: field.FieldMeta) =>
  editor === 'richtext' ? cleanRichText(text) : text

function check<S extends z.ZodType>(schema: S, data: unknown, path: string): Parsed<z.output<S>> {
  const parsed = schema.safeParse(data, { error: germanMessage })
  if (parsed.success) return { value: parsed.data }
  return { issues: parsed.error.issues.map(issue => toIssue(issue, path)) }
}

function toIssue({ path, message }: z.core.$ZodIssue, before: string): Issue {
  return { path: [...(before ? [before] : []), ...path.map(String)].join('.'), message }
}
