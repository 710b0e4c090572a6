import { field } from '@rathausplatz/contract'
import * as z from 'zod'
import { defineSchema } from '../template.ts'

/** The page of an office or facility: state, contact, services and staff. */
export const amt = defineSchema({
  label: 'Amt',
  group: 'einzeln',
  purpose: 'Ein Amt ganz: geöffnet oder nicht, Kontakt, Aufgaben, Menschen.',
  words: 'Behörde Abteilung',
  context: z.object({
    einheit: field.verweis('organisationseinheit', { label: 'Amt oder Einrichtung' }),
  }),
  options: z.object({}),
})
