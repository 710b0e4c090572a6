import { field } from '@rathausplatz/contract'
import * as z from 'zod'
import { defineSchema } from '../template.ts'

/** The latest news as a carousel (spec §2, module 8). */
export const newsticker = defineSchema({
  label: 'Aktuelles',
  context: z.object({
    titel: field.line({ label: 'Titel' }).default('Aktuelles'),
  }),
  options: z.object({
    limit: z.coerce
      .number()
      .int()
      .min(1)
      .max(60)
      .default(15)
      .meta({ title: 'Nachrichten je Abruf', editor: 'zahl' }),
    interessengruppen_id: z.coerce
      .number()
      .int()
      .min(1)
      .optional()
      .meta({ title: 'Nur diese Interessengruppe', editor: 'zahl' }),
  }),
})
