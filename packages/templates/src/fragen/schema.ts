import { field } from '@rathausplatz/contract'
import * as z from 'zod'
import { defineSchema } from '../template.ts'

/** Frequent questions with collapsible answers. */
export const fragen = defineSchema({
  label: 'Fragen und Antworten',
  group: 'text',
  purpose: 'Häufige Fragen, deren Antworten sich aufklappen lassen.',
  words: 'FAQ häufig aufklappen Akkordeon',
  isWritten: true,
  context: z.object({
    titel: field.line({ label: 'Titel' }).default(''),
    fragen: z
      .array(
        z.object({
          titel: field.requiredLine({ label: 'Frage' }),
          text: field.richText({ label: 'Antwort', max: 10_000 }),
        }),
      )
      .min(1)
      .max(50)
      .meta({ title: 'Fragen' }),
  }),
  options: z.object({}),
})
