import { field } from '@rathausplatz/contract'
import * as z from 'zod'
import { defineSchema } from '../template.ts'

/** Public notices: the current ones, and in the archive the expired ones. */
export const bekanntmachungen = defineSchema({
  label: 'Liste der Bekanntmachungen',
  group: 'listen',
  purpose: 'Öffentliche Bekanntmachungen, auf Wunsch aus dem Archiv.',
  words: 'Amtsblatt Satzung Auslegung',
  context: z.object({ titel: field.line({ label: 'Titel' }).default('') }),
  options: z.object({
    limit: field.limit({ label: 'Je Seite', max: 100, standard: 20 }),
  }),
})
