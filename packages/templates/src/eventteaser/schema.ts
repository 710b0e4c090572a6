import { field } from '@rathausplatz/contract'
import * as z from 'zod'
import { defineSchema } from '../template.ts'

/** The next events as a carousel; shown only if events exist (spec §2, module 7). */
export const eventteaser = defineSchema({
  label: 'Veranstaltungen',
  group: 'listen',
  purpose: 'Die nächsten Veranstaltungen nebeneinander, zum Blättern.',
  words: 'Termine Fest',
  context: z.object({
    titel: field.line({ label: 'Titel' }).default('Veranstaltungen'),
    link: field.link({ label: 'Link der Schaltfläche' }).default(''),
    linktext: field.line({ label: 'Text der Schaltfläche', max: 80 }).default(''),
  }),
  options: z.object({
    limit: field.limit({
      label: 'Höchstzahl',
      help: 'Mehr werden nicht auf einmal gezeigt.',
      max: 24,
      standard: 8,
    }),
  }),
})
