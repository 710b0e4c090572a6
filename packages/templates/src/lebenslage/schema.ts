import { field } from '@rathausplatz/contract'
import * as z from 'zod'
import { defineSchema } from '../template.ts'

/** A life situation on its own page: text, sub-situations, services. */
export const lebenslage = defineSchema({
  label: 'Lebenslage',
  group: 'einzeln',
  purpose: 'Eine Lebenslage ganz, mit ihren Leistungen.',
  words: 'Heirat Umzug Geburt',
  context: z.object({
    id: field.verweis('lebenslage', { label: 'Lebenslage' }),
  }),
  options: z.object({}),
})
