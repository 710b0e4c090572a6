import { field } from '@rathausplatz/contract'
import * as z from 'zod'
import { defineSchema } from '../template.ts'

/** Public notices: those in force, and on request those of the archive. */
export const bekanntmachungen = defineSchema({
  label: 'Liste der Bekanntmachungen',
  context: z.object({ titel: field.line({ label: 'Titel' }).default('') }),
  options: z.object({
    limit: z.coerce.number().int().min(1).max(100).default(20).meta({ title: 'Je Seite', editor: 'zahl' }),
  }),
})
