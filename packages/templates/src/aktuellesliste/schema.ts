import { field } from '@rathausplatz/contract'
import * as z from 'zod'
import { defineSchema } from '../template.ts'

/** All news, page by page, of a year or a month if the visitor chose one. */
export const aktuellesliste = defineSchema({
  label: 'Liste der Nachrichten',
  context: z.object({
    titel: field.line({ label: 'Titel' }).default(''),
  }),
  options: z.object({
    limit: z.coerce
      .number()
      .int()
      .min(1)
      .max(60)
      .default(10)
      .meta({ title: 'Nachrichten je Seite', editor: 'zahl' }),
    interessengruppen_id: z.coerce
      .number()
      .int()
      .min(1)
      .optional()
      .meta({ title: 'Nur diese Interessengruppe', editor: 'zahl' }),
  }),
})
