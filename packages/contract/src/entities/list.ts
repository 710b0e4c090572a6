import * as z from 'zod'
import * as field from '../field.ts'
import { pagination } from './pagination.ts'

/**
 * Returns the answer schema of a list. `pagination` is the position in the whole list; `meta` describes the
 * query if it is more than the list itself ("Veranstaltungen: Markt").
 */
export function listOf<Item extends z.ZodType>(item: Item) {
  return z.object({
    data: z.array(item),
    pagination: pagination.optional(),
    meta: z
      .object({
        title: field.line({ label: 'Titel' }),
        description: field.plainText({ label: 'Beschreibung', max: 500 }).default(''),
      })
      .optional(),
  })
}
