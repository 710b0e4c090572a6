import { field } from '@rathausplatz/contract'
import * as z from 'zod'
import { defineSchema } from '../template.ts'

/** All offices and facilities in their groups. */
export const aemter = defineSchema({
  label: 'Ämter',
  group: 'listen',
  purpose: 'Alle Ämter und Einrichtungen in ihren Gruppen.',
  words: 'Behörde Rathaus Stelle Abteilung zuständig',
  context: z.object({
    titel: field.line({ label: 'Titel' }).default(''),
    weitere: field
      .requiredLine({ label: 'Titel für Einrichtungen, die zu keinem Amt gehören' })
      .default('Weitere Einrichtungen'),
  }),
  options: z.object({}),
})
