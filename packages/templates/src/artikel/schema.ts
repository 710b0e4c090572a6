import { bildupload, field } from '@rathausplatz/contract'
import * as z from 'zod'
import { defineSchema } from '../template.ts'

/** A news article on its own page. */
export const artikel = defineSchema({
  label: 'Nachricht',
  group: 'einzeln',
  purpose: 'Eine Nachricht ganz, so wie auf ihrer eigenen Seite.',
  words: 'News Meldung',
  context: z.object({
    titel: field.requiredLine({ label: 'Titel' }),
    datum_von: field.dateTime({ label: 'Datum' }).optional(),
    einleitung: field.plainText({ label: 'Einleitung' }).default(''),
    text: field.richText({ label: 'Text' }).default(''),
    bildupload: bildupload.optional(),
  }),
  options: z.object({}),
})
