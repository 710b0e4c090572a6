import type { field } from '@rathausplatz/contract'
import type * as z from 'zod'
import type { Issue, Parsed } from '../store/index.ts'
import { cleanRichText } from './clean-rich-text.ts'
import { withEmptyDocuments } from './empty-documents.ts'
import { mapFields } from './fields.ts'
import { germanMessage } from './german-message.ts'

/**
 * Parses content for storing: checked by its schema, with cleaned formatted text. The schema is checked
 * before cleaning, which takes long for text beyond its limit, and again after it, so that a mandatory text
 * that became empty is missing.
 */
export function parseWith<S extends z.ZodType>(schema: S, data: unknown, path = ''): Parsed<z.output<S>> {
  const given = check(schema, data, path)
  if (given.issues) return given
  return check(schema, cleaned(schema, given.value), path)
}

/** Cleans the formatted text of content that fits its schema. */
export const cleaned = (schema: z.ZodType, value: unknown): unknown => mapFields(schema, value, clean)

const clean = (text: string, { editor }: field.FieldMeta) =>
  editor === 'richtext' ? cleanRichText(text) : text

function check<S extends z.ZodType>(schema: S, data: unknown, path: string): Parsed<z.output<S>> {
  const parsed = schema.safeParse(data, { error: germanMessage })
  if (parsed.success) return { value: parsed.data }
  return { issues: withEmptyDocuments(schema, data, parsed.error.issues).map(issue => toIssue(issue, path)) }
}

function toIssue({ path, message }: Pick<z.core.$ZodIssue, 'path' | 'message'>, before: string): Issue {
  return { path: [...(before ? [before] : []), ...path.map(String)].join('.'), message }
}
