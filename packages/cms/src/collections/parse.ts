import * as z from 'zod'
import type { Issue, Parsed } from '../store/index.ts'
import { cleanRichText } from './clean-rich-text.ts'
import { mapFields } from './fields.ts'
import { germanMessage } from './german-message.ts'

/**
 * Content as it is stored: its formatted text cleaned, then checked by its schema. Cleaned first, so that limits and
 * mandatory fields judge what is really kept.
 */
export function parseWith<S extends z.ZodType>(schema: S, data: unknown, path = ''): Parsed<z.output<S>> {
  const clean = mapFields(schema, data, (text, editor) =>
    editor === 'richtext' ? cleanRichText(text) : text,
  )
  const parsed = schema.safeParse(clean, { error: germanMessage })
  if (parsed.success) return { value: parsed.data }
  return { issues: parsed.error.issues.map(issue => toIssue(issue, path)) }
}

function toIssue({ path, message }: z.core.$ZodIssue, before: string): Issue {
  return { path: [...(before ? [before] : []), ...path.map(String)].join('.'), message }
}
