import { field } from '@rathausplatz/contract'
import * as z from 'zod'
import { defineSchema } from '../template.ts'

/** A body of the council on its own page. */
export const gremium = defineSchema({
  label: 'Gremium des Rates',
  group: 'einzeln',
  purpose: 'Ein Gremium oder eine Fraktion ganz: Aufgaben, Mitglieder, nächste Sitzungen.',
  words: 'Gemeinderat Ausschuss Fraktion Ortschaftsrat',
  context: z.object({ gremium: field.verweis('gremium', { label: 'Gremium' }) }),
  options: z.object({}),
})
