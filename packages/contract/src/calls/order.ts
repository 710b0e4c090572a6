import * as z from 'zod'
import { atMost, otherForms } from '../other-forms.ts'

/**
 * The order of a list on the wire: `datum_von:desc,sortierung:asc`. Only the keys of the call are allowed, so
 * that no other column can be requested.
 */
export function orderOf<const K extends readonly [string, ...string[]]>(keys: K, standard: string) {
  const term = new RegExp(`^(?:${keys.join('|')}):(?:asc|desc)$`)
  return z
    .string()
    .max(200, { abort: true })
    .refine(
      order => order.split(',').every(part => term.test(part)),
      `Erlaubt sind ${keys.join(', ')} mit :asc oder :desc.`,
    )
    .default(standard)
    .meta({ description: `Sortierung, zum Beispiel ${standard}` })
}

/** The page of a list, from 1. */
export const seite = z.coerce
  .number()
  .int()
  .min(1)
  .max(100_000)
  .default(1)
  .meta({ description: 'Seite der Liste, ab 1' })

/** The number of entries per page. */
export const proSeite = (standard: number) =>
  z.coerce
    .number()
    .int()
    .min(1)
    .max(100)
    .register(otherForms, { take: atMost(1, 100) })
    .default(standard)
    .meta({ description: 'Einträge je Seite, höchstens 100' })

/** A day of the town's calendar, `2026-12-02`. */
export const tag = (description: string) => z.iso.date().optional().meta({ description })
