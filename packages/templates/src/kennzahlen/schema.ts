import { field } from '@rathausplatz/contract'
import * as z from 'zod'
import { defineSchema } from '../template.ts'

/** A few large figures, each with its label. */
export const kennzahlen = defineSchema({
  label: 'Kennzahlen',
  group: 'zahlen',
  purpose: 'Wenige große Zahlen, jede mit dem, was sie sagt.',
  words: 'Statistik Einwohner',
  isWritten: true,
  context: z.object({
    titel: field.line({ label: 'Titel' }).default(''),
    einleitung: field.plainText({ label: 'Einleitung', max: 600 }).default(''),
    zahlen: z
      .array(
        z.object({
          wert: field.requiredLine({ label: 'Zahl', help: 'Zum Beispiel: 410.000', max: 20 }),
          einheit: field.line({ label: 'Einheit', help: 'Zum Beispiel: kWh', max: 30 }).default(''),
          text: field.requiredLine({ label: 'Was sie sagt', max: 160 }),
        }),
      )
      .min(1)
      .max(8)
      .meta({ title: 'Zahlen' }),
    quelle: field.line({ label: 'Stand und Quelle' }).default(''),
  }),
  options: z.object({}),
})
