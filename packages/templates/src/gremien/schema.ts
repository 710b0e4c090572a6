import { field } from '@rathausplatz/contract'
import * as z from 'zod'
import { defineSchema } from '../template.ts'

/** The bodies of the council by their kind. */
export const gremien = defineSchema({
  label: 'Gremien des Rates',
  group: 'listen',
  purpose: 'Gemeinderat, Ausschüsse, Fraktionen und frühere Gremien.',
  words: 'Ausschuss Fraktion Ortschaftsrat',
  context: z.object({ titel: field.line({ label: 'Titel' }).default('') }),
  options: z.object({}),
})
