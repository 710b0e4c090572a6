import * as z from 'zod'
import * as field from '../field.ts'
import { pagination } from './pagination.ts'

/**
 * Answer of a call that lists things. `pagination` says where in the whole list the answer stands; `meta` names what
 * was asked for where it is more than the list itself ("Veranstaltungen: Markt").
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
