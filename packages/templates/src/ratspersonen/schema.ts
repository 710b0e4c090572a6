import { field } from '@rathausplatz/contract'
import * as z from 'zod'
import { defineSchema } from '../template.ts'

/** The current members of the council. */
export const ratspersonen = defineSchema({
  label: 'Mitglieder des Rates',
  group: 'listen',
  purpose: 'Alle, die heute zum Rat gehören, mit Bild, Fraktion und Gremien.',
  words: 'Stadträtin Stadtrat Personen',
  context: z.object({ titel: field.line({ label: 'Titel' }).default('') }),
  options: z.object({}),
})
