import { field } from '@rathausplatz/contract'
import * as z from 'zod'
import { defineSchema } from '../template.ts'

/** All news in pages, filtered by year and month. */
export const aktuellesliste = defineSchema({
  label: 'Liste der Nachrichten',
  group: 'listen',
  purpose: 'Alle Nachrichten, Seite für Seite.',
  words: 'News Meldungen Presse',
  context: z.object({
    titel: field.line({ label: 'Titel' }).default(''),
  }),
  options: z.object({
    limit: field.limit({ label: 'Nachrichten je Seite', max: 60, standard: 10 }),
    interessengruppen_id: field.number({ label: 'Nur diese Interessengruppe' }),
  }),
})
