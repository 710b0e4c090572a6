import { field } from '@rathausplatz/contract'
import * as z from 'zod'
import { defineSchema } from '../template.ts'

/** Papers of the council by year and body. */
export const vorlagen = defineSchema({
  label: 'Vorlagen des Rates',
  group: 'listen',
  purpose: 'Die Vorlagen nach Jahr und Gremium, mit Suche auch in den PDF-Dateien.',
  words: 'Drucksache Antrag Anfrage',
  context: z.object({ titel: field.line({ label: 'Titel' }).default('') }),
  options: z.object({
    limit: field.limit({ label: 'Je Seite', max: 100, standard: 20 }),
  }),
})
