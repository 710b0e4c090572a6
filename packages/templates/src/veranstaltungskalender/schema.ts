import { field } from '@rathausplatz/contract'
import * as z from 'zod'
import { defineSchema } from '../template.ts'

/** The events of one month as a table of days. */
export const veranstaltungskalender = defineSchema({
  label: 'Kalender der Veranstaltungen',
  group: 'listen',
  purpose: 'Die Veranstaltungen eines Monats als Kalenderblatt.',
  words: 'Termine Monat Fest',
  context: z.object({
    titel: field.line({ label: 'Titel' }).default(''),
    link: field.link({ label: 'Link', help: 'Zum Beispiel zur Liste.' }).default(''),
    linktext: field.line({ label: 'Linktext', max: 80 }).default(''),
  }),
  options: z.object({
    rubrik_id: field.number({ label: 'Nur diese Rubrik' }),
  }),
})
