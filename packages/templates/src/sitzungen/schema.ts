import { field } from '@rathausplatz/contract'
import * as z from 'zod'
import { defineSchema } from '../template.ts'

/** Meetings of the council: upcoming and past ones as a list, or those of a month. */
export const sitzungen = defineSchema({
  label: 'Sitzungen des Rates',
  group: 'listen',
  purpose: 'Die nächsten Sitzungen, die früheren nach Jahren, und alle als Monatskalender.',
  words: 'Gemeinderat Ausschuss Termine',
  context: z.object({ titel: field.line({ label: 'Titel' }).default('') }),
  options: z.object({}),
})
