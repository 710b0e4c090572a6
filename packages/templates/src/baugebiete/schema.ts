import { field } from '@rathausplatz/contract'
import * as z from 'zod'
import { defineSchema } from '../template.ts'

/** The building areas of the town, each with the number of its free plots. */
export const baugebiete = defineSchema({
  label: 'Baugebiete',
  group: 'listen',
  purpose: 'Die Baugebiete mit der Zahl der freien Plätze.',
  words: 'Bauplatz Grundstück bauen',
  context: z.object({ titel: field.line({ label: 'Titel' }).default('') }),
  options: z.object({}),
})
