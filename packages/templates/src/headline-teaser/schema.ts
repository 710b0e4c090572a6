import { field } from '@rathausplatz/contract'
import * as z from 'zod'
import { defineSchema } from '../template.ts'

/** A heading with a few sentences below it (spec §2, module 1). */
export const headlineTeaser = defineSchema({
  label: 'Überschrift mit Einleitung',
  context: z.object({
    titel: field.requiredLine({ label: 'Titel' }),
    ueberschrift: field
      .choice(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'], { label: 'Rang der Überschrift' })
      .catch('h2')
      .default('h2'),
    einleitung: field.plainText({ label: 'Einleitung' }).default(''),
  }),
  options: z.object({}),
})
