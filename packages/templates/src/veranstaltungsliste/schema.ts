import { field } from '@rathausplatz/contract'
import * as z from 'zod'
import { defineSchema } from '../template.ts'

/** All coming events, one below the other. */
export const veranstaltungsliste = defineSchema({
  label: 'Liste der Veranstaltungen',
  context: z.object({
    titel: field.line({ label: 'Titel' }).default(''),
  }),
  options: z.object({
    limit: z.coerce.number().int().min(1).max(100).default(50).meta({ title: 'Höchstzahl', editor: 'zahl' }),
    rubrik_id: z.coerce.number().int().min(1).optional().meta({ title: 'Nur diese Rubrik', editor: 'zahl' }),
  }),
})
