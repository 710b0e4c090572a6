import { field } from '@rathausplatz/contract'
import * as z from 'zod'
import { defineSchema } from '../template.ts'

/** A service on its own page: description, documents, fees, responsible offices. */
export const leistung = defineSchema({
  label: 'Leistung',
  group: 'einzeln',
  purpose: 'Eine Leistung ganz: Unterlagen, Gebühren, wer zuständig ist.',
  words: 'Dienstleistung Antrag',
  context: z.object({
    id: field.verweis('leistung', { label: 'Leistung' }),
  }),
  options: z.object({}),
})
