import { field, bekanntmachung as wire, zuruecknahme } from '@rathausplatz/contract'
import * as z from 'zod'
import { defineSchema } from '../template.ts'

/** A public notice on its own page. */
export const bekanntmachung = defineSchema({
  label: 'Bekanntmachung',
  group: 'einzeln',
  purpose: 'Eine Bekanntmachung ganz, so wie auf ihrer eigenen Seite.',
  words: 'Amtsblatt Satzung',
  context: wire.omit({ detailURL: true }).extend({
    text: field.richText({ label: 'Text' }).default(''),
    /** Address of the notice that this one corrects. */
    berichtigt: field.link({ label: 'Berichtigt' }).default(''),
    /** Notices that correct this one. */
    berichtigungen: z
      .array(
        z.object({
          am: field.dateTime({ label: 'Bereitgestellt am' }),
          url: field.link({ label: 'Adresse der Einzelseite' }),
          titel: field.line({ label: 'Titel' }).default(''),
        }),
      )
      .max(20)
      .default([])
      .meta({ title: 'Berichtigungen', vonSelbst: true }),
    /** Titles of files that were replaced after publication; the published files are lost. */
    ersetzt: z.array(z.string()).max(100).default([]).meta({ title: 'Ersetzte Dateien', vonSelbst: true }),
    zurueckgenommen: zuruecknahme.optional().meta({ vonSelbst: true }),
  }),
  options: z.object({}),
})
