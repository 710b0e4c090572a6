import { field } from '@rathausplatz/contract'
import * as z from 'zod'
import { defineSchema } from '../template.ts'

/**
 * The table for the privacy page: all personal data that this software stores. Editors set its heading, not
 * its lines.
 */
export const gespeicherteDaten = defineSchema({
  label: 'Gespeicherte Daten',
  group: 'besonders',
  purpose: 'Die Tabelle der Datenschutzseite: was die Website von Menschen speichert.',
  words: 'Datenschutz DSGVO',
  context: z.object({
    titel: field.requiredLine({ label: 'Titel' }),
    text: field.plainText({ label: 'Text' }).default(''),
  }),
  options: z.object({}),
})
