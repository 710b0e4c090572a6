import { field } from '@rathausplatz/contract'
import * as z from 'zod'
import { defineSchema } from '../template.ts'

/** A member of the council on their own page. */
export const ratsperson = defineSchema({
  label: 'Mitglied des Rates',
  group: 'einzeln',
  purpose: 'Ein Mitglied des Rates ganz: Fraktion, Gremien, Kontakt.',
  words: 'Stadträtin Stadtrat Person',
  context: z.object({ person: field.verweis('ratsperson', { label: 'Mitglied des Rates' }) }),
  options: z.object({}),
})
