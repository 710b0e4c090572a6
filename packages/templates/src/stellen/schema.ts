import { field } from '@rathausplatz/contract'
import * as z from 'zod'
import { defineSchema } from '../template.ts'

/** The open jobs of the town (spec §1). */
export const stellen = defineSchema({
  label: 'Freie Stellen',
  group: 'listen',
  purpose: 'Die offenen Stellen der Stadt.',
  words: 'Jobs Ausschreibung Karriere',
  context: z.object({
    titel: field.line({ label: 'Titel' }).default('Freie Stellen'),
    /** Shown if no job is open. */
    text: field.richText({ label: 'Wenn keine Stelle frei ist' }).default(''),
  }),
  options: z.object({}),
})
