import { field } from '@rathausplatz/contract'
import * as z from 'zod'
import { defineSchema } from '../template.ts'

/** The latest news as a carousel (spec §2, module 8). */
export const newsticker = defineSchema({
  label: 'Aktuelles',
  group: 'listen',
  purpose: 'Die neuesten Nachrichten nebeneinander, zum Blättern.',
  words: 'News Meldungen Nachrichten',
  context: z.object({
    titel: field.line({ label: 'Titel' }).default('Aktuelles'),
  }),
  options: z.object({
    limit: field.limit({ label: 'Nachrichten je Abruf', max: 60, standard: 15 }),
    interessengruppen_id: field.number({ label: 'Nur diese Interessengruppe' }),
  }),
})
