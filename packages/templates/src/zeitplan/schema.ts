import { field } from '@rathausplatz/contract'
import * as z from 'zod'
import { defineSchema } from '../template.ts'

const uhrzeit = (label: string) =>
  z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Bitte als Uhrzeit schreiben, zum Beispiel 08:30')
    .meta({ title: label, description: 'Zum Beispiel 08:30', editor: 'uhrzeit' })

/** The schedule of a day. */
export const zeitplan = defineSchema({
  label: 'Zeitplan',
  group: 'kontakt',
  purpose: 'Der Ablauf eines Tages: wann was stattfindet.',
  words: 'Ablauf Programm Uhrzeit',
  isWritten: true,
  context: z.object({
    titel: field.requiredLine({ label: 'Titel' }),
    zeilen: z
      .array(
        z.object({
          beginn: uhrzeit('Beginn'),
          ende: uhrzeit('Ende').optional(),
          titel: field.requiredLine({ label: 'Was' }),
          text: field.plainText({ label: 'Text', max: 400 }).default(''),
          pause: field.schalter({ label: 'Pause' }).default(false),
        }),
      )
      .min(1)
      .max(40)
      .meta({ title: 'Zeilen' }),
    text: field.richText({ label: 'Anmerkungen' }).default(''),
  }),
  options: z.object({}),
})
