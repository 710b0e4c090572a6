import type * as z from 'zod'
import { mapFields } from './fields.ts'
import { plainText } from './plain-text.ts'

/**
 * Fields that do not count as visible text: descriptions, authors and focus of pictures, icons, ids, types
 * and references.
 */
const SILENT = /(?:^|\.)(?:bildtext|bildcopyright|bildfokus|icon\d?|slug|id|typ|einheit|person|verzeichnis)$/

/**
 * Returns the visible text of content by its schema: lines, texts and formatted texts, each on a line of its
 * own, without the `title` field.
 */
export function textOf(schema: z.ZodType, value: unknown, title?: string): string {
  const parts: string[] = []
  mapFields(schema, value, (text, { editor }, path) => {
    if (editor === 'richtext') parts.push(...plainText(text.replaceAll(/\s+/g, ' '), '\n').split('\n'))
    else if ((editor === 'zeile' || editor === 'text') && path !== title && !SILENT.test(path))
      parts.push(text)
    return text
  })
  return parts
    .map(part => part.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('\n')
}
