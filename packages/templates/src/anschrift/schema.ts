import { field } from '@rathausplatz/contract'
import * as z from 'zod'
import { defineSchema } from '../template.ts'

/** Address and contact data of an office or facility. */
export const anschrift = defineSchema({
  label: 'Anschrift und Kontakt',
  group: 'kontakt',
  purpose: 'Wo ein Amt oder eine Einrichtung ist und wie man sie erreicht.',
  words: 'Adresse Telefon Mail E-Mail Kontakt Ort Karte Anfahrt',
  context: z.object({
    titel: field.requiredLine({ label: 'Titel' }).default('Anschrift und Kontakt'),
    einheit: field.verweis('organisationseinheit', { label: 'Amt oder Einrichtung' }),
  }),
  options: z.object({}),
})
