import { field } from '@rathausplatz/contract'
import * as z from 'zod'
import { defineSchema } from '../template.ts'

/** The water temperature with the time of its measurement; out of season a text instead. */
export const wassertemperatur = defineSchema({
  label: 'Wassertemperatur',
  group: 'zahlen',
  purpose: 'Wie warm das Wasser ist und wann gemessen wurde.',
  words: 'Freibad Schwimmbad',
  context: z.object({
    titel: field.line({ label: 'Titel' }).default('Wassertemperatur'),
    becken: z
      .array(
        z.object({
          titel: field.requiredLine({ label: 'Becken', max: 60 }),
          grad: field.zahl({ label: 'Grad Celsius', least: -5, most: 45 }),
        }),
      )
      .max(6)
      .default([])
      .meta({ title: 'Becken' }),
    gemessen_am: field.dateTime({ label: 'Gemessen am' }).optional(),
    text: field
      .plainText({
        label: 'Außerhalb der Saison',
        help: 'Steht hier, wenn die letzte Messung älter als zwei Tage ist.',
        max: 400,
      })
      .default('Zurzeit wird nicht gemessen.'),
  }),
  options: z.object({}),
})
