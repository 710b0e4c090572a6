import { anschrift, bildupload, field } from '@rathausplatz/contract'
import * as z from 'zod'
import { defineSchema } from '../template.ts'

/** An event on its own page. */
export const veranstaltung = defineSchema({
  label: 'Veranstaltung',
  group: 'einzeln',
  purpose: 'Eine Veranstaltung ganz, so wie auf ihrer eigenen Seite.',
  words: 'Termin Fest',
  context: z.object({
    titel: field.requiredLine({ label: 'Titel' }),
    /** Last segment of the event's address, by which its dates are loaded. */
    slug: field.line({ label: 'Adresse', max: 120 }).default(''),
    /** The day of this page's event date; without it the page shows the next date of the series. */
    termin: field.day({ label: 'Tag' }).optional(),
    datum_von: field.dateTime({ label: 'Beginn' }),
    datum_bis: field.dateTime({ label: 'Ende' }).optional(),
    einleitung: field.plainText({ label: 'Einleitung', max: 500 }).default(''),
    anschrift: anschrift.optional(),
    veranstalter: field.line({ label: 'Veranstalter' }).default(''),
    eintritt: field.line({ label: 'Eintritt' }).default(''),
    kostenlos: field.schalter({ label: 'Eintritt frei' }).default(false),
    ort: field.line({ label: 'Ort' }).default(''),
    text: field.richText({ label: 'Text' }).default(''),
    bildupload: bildupload.optional(),
    rubriken: z
      .array(z.object({ rubrik: field.requiredLine({ label: 'Rubrik' }) }))
      .default([])
      .meta({ title: 'Rubriken' }),
  }),
  options: z.object({}),
})
