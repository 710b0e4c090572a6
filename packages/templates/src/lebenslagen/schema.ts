import { field } from '@rathausplatz/contract'
import * as z from 'zod'
import { defineSchema } from '../template.ts'

/** The life situations of the town with their sub-situations. */
export const lebenslagen = defineSchema({
  label: 'Lebenslagen',
  group: 'listen',
  purpose: 'Die Lebenslagen, jede mit dem, was darunter steht.',
  words: 'Heirat Umzug Geburt',
  context: z.object({
    titel: field.line({ label: 'Titel' }).default(''),
  }),
  options: z.object({}),
})
