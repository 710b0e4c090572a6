import type * as z from 'zod'
import { mapFields } from './fields.ts'
import { plainText } from './plain-text.ts'

/** Fields whose text is not read on the page: what a picture shows and who took it, names of files, addresses. */
const SILENT = /(?:^|\.)(?:bildtext|bildcopyright|bildfokus|icon\d?|slug|id|typ|einheit|verzeichnis)$/

/**
 * What people read of some content, along its schema: its lines, texts and formatted texts, each in a line of its own;
 * without its `title` field.
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
