import { field } from '@rathausplatz/contract'
import * as z from 'zod'
import { defineSchema } from '../template.ts'

/** The staff of the town, searchable by name, task, office or first letter. */
export const personen = defineSchema({
  label: 'Ansprechpersonen',
  group: 'listen',
  purpose: 'Alle Ansprechpersonen, nach Name, Aufgabe oder Amt zu finden.',
  words: 'Mitarbeiter Team Kontakt Ansprechpartner',
  context: z.object({
    titel: field.line({ label: 'Titel' }).default(''),
  }),
  options: z.object({
    pro_seite: field.limit({ label: 'Personen je Seite', least: 6, max: 100, standard: 24 }),
  }),
})
